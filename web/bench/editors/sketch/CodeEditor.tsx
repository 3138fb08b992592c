import { indentMore } from "@codemirror/commands";
import { EditorState, Text } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { type Ref, useEffect, useEffectEvent, useId, useImperativeHandle, useRef } from "react";
import type { Diagnostic, TextEdit } from "#domain/bench/diagnostic.ts";
import { m } from "#messages/generated/messages.js";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import {
	type EditorPreferences,
	readEditorPreferences,
	useEditorPreferences,
} from "#web/platform/storage/editor-preferences.ts";
import { fixChanges } from "./apply-fix.ts";
import { compiledNow, compiledText } from "./compiled-text.ts";
import { loadCompilerHere } from "./compiler-here/keep-when-idle.ts";
import { editorSetup, loadLanguage, loadTools, wrapLines } from "./editor-setup.ts";
import { loadTexts, plainTextOf } from "./explain-diagnostic.ts";
import { showMistakes, showsMistakes } from "./mistake-lines.ts";
import { showPaused } from "./stepping-lines.ts";
import { changeTextMeasures } from "./text-measures.ts";
import type { HeldValue } from "./values-beside.ts";
import "./code-editor.css";

/** What a screen may ask of the editor. */
export interface CodeEditorHandle {
	/** The text as it is now is compiled: the next findings are about it. */
	noteCompiled(): void;
	/** Moves the cursor to where a position of the compiled text (1-based) is now, and shows it. */
	jumpTo(line: number, column: number): void;
	/** Scrolls to a line of the compiled text (1-based); cursor and focus stay as they are. */
	reveal(line: number): void;
	/** Puts the cursor at the start of a line (1-based) of the text as it is now, and shows it on top. */
	showLine(line: number): void;
	/** Mends the compiled text as one change; false where that piece of the text has been changed since. */
	applyFix(fix: readonly TextEdit[]): boolean;
	/** Types at the cursor; a tab indents, as the key does. */
	type(text: string): void;
	/** Replaces the whole text as one change, which the learner can undo. */
	replaceText(text: string): void;
}

interface CodeEditorProps {
	/** The text at the start. Later changes of this prop are not shown: the editor holds the text from then on. */
	initialText: string;
	/** The line that the cursor begins in, from 1. */
	startLine?: number | undefined;
	/** Long lines are broken, with the next part below their beginning. */
	wrap: boolean;
	diagnostics: readonly Diagnostic[];
	/** The line before which the program is paused, from 1. */
	pausedLine: number | null;
	/** What the variables hold at the pause. */
	values: readonly HeldValue[];
	onChange: (text: string) => void;
	onSave: () => void;
	/** Called with the lines that have a breakpoint when they change; without it there are none. */
	onBreakpoints?: (lines: number[]) => void;
	ref?: Ref<CodeEditorHandle>;
}

const loadEditorLanguage = () => import("./editor-language.ts");
const loadEditorTools = () => import("./editor-tools.ts");

export const lazyModules = [loadEditorLanguage, loadEditorTools, loadTexts, loadCompilerHere];

/** The text editor for sketches: CodeMirror with C++, Arduino names and the compiler's findings at their lines. */
export function CodeEditor({
	initialText,
	startLine = 1,
	wrap,
	diagnostics,
	pausedLine,
	values,
	ref,
	...on
}: CodeEditorProps) {
	const host = useRef<HTMLDivElement>(null);
	const view = useRef<EditorView | null>(null);
	/** What the open editor's text is measured by. */
	const measured = useRef<EditorPreferences>(null);
	const hintId = useId();
	const preferences = useEditorPreferences();
	// Can be typed into before: the grammar was a tenth of the script that the page begins with.
	const language = useLazyModule(loadEditorLanguage, true)?.editorLanguage;
	const tools = useLazyModule(loadEditorTools)?.editorTools;
	const changed = useEffectEvent(on.onChange);
	const save = useEffectEvent(on.onSave);
	const canPause = on.onBreakpoints !== undefined;
	const setBreakpoints = useEffectEvent((lines: number[]) => on.onBreakpoints?.(lines));
	const textAtStart = useEffectEvent(() => initialText);
	const lineAtStart = useEffectEvent(() => startLine);

	useEffect(() => {
		if (!host.current) return;
		measured.current = readEditorPreferences();
		const doc = Text.of(textAtStart().split("\n"));
		const cursor = doc.line(Math.min(lineAtStart(), doc.lines)).from;
		const editor = new EditorView({
			parent: host.current,
			scrollTo: EditorView.scrollIntoView(cursor, { y: "center" }),
			state: EditorState.create({
				doc,
				selection: { anchor: cursor },
				extensions: editorSetup({
					preferences: measured.current,
					label: m.editor_label(),
					describedBy: hintId,
					onChange: (text) => changed(text),
					onSave: () => save(),
					onBreakpoints: canPause ? (lines) => setBreakpoints(lines) : null,
				}),
			}),
		});
		view.current = editor;
		return () => {
			view.current = null;
			editor.destroy();
		};
	}, [hintId, canPause]);

	useEffect(() => {
		const editor = view.current;
		if (!editor || (diagnostics.length === 0 && !showsMistakes(editor.state))) return;
		editor.dispatch(showMistakes(editor.state, diagnostics, plainTextOf));
	}, [diagnostics]);

	useEffect(() => {
		if (measured.current === preferences) return;
		measured.current = preferences;
		view.current?.dispatch({ effects: changeTextMeasures(preferences) });
	}, [preferences]);

	useEffect(() => {
		const editor = view.current;
		if (editor && canPause) editor.dispatch(showPaused(editor.state, pausedLine, values));
	}, [canPause, pausedLine, values]);

	useEffect(() => view.current?.dispatch({ effects: wrapLines(wrap) }), [wrap]);

	useEffect(() => {
		if (language) view.current?.dispatch({ effects: loadLanguage(language) });
	}, [language]);

	useEffect(() => {
		if (tools) view.current?.dispatch({ effects: loadTools(tools) });
	}, [tools]);

	useImperativeHandle(ref, () => ({
		noteCompiled() {
			view.current?.dispatch({ effects: compiledNow.of(null) });
		},
		jumpTo(line, column) {
			const editor = view.current;
			if (!editor) return;
			const { doc, since } = editor.state.field(compiledText);
			if (line < 1 || line > doc.lines) return;
			const { from, to } = doc.line(line);
			const anchor = since.mapPos(Math.min(to, from + Math.max(0, column - 1)));
			editor.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: "center" }) });
			editor.focus();
		},
		reveal(line) {
			const editor = view.current;
			if (!editor) return;
			const { doc, since } = editor.state.field(compiledText);
			if (line < 1 || line > doc.lines) return;
			const at = since.mapPos(doc.line(line).from);
			// Once the editor has the size that is left to it.
			requestAnimationFrame(() => editor.dispatch({ effects: EditorView.scrollIntoView(at, { y: "center" }) }));
		},
		showLine(line) {
			const editor = view.current;
			if (!editor) return;
			const anchor = editor.state.doc.line(Math.min(line, editor.state.doc.lines)).from;
			editor.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: "start" }) });
			editor.focus();
		},
		applyFix(fix) {
			const editor = view.current;
			const changes = editor && fixChanges(editor.state, fix);
			if (!changes) return false;
			editor.dispatch({ changes });
			return true;
		},
		type(text) {
			const editor = view.current;
			if (!editor) return;
			if (text === "\t") indentMore(editor);
			else editor.dispatch({ ...editor.state.replaceSelection(text), userEvent: "input.type", scrollIntoView: true });
			editor.focus();
		},
		replaceText(text) {
			const editor = view.current;
			editor?.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text } });
		},
	}));

	return (
		<div className="code-editor min-h-0 h-full">
			<div ref={host} className="h-full" />
			<p id={hintId} className="sr-only">
				{m.editor_leave_hint()}
			</p>
		</div>
	);
}
