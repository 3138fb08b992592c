import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { bracketMatching, indentOnInput } from "@codemirror/language";
import { lintGutter, lintKeymap } from "@codemirror/lint";
import { Compartment, type Extension, type StateEffect } from "@codemirror/state";
import {
	drawSelection,
	EditorView,
	highlightActiveLine,
	highlightActiveLineGutter,
	highlightSpecialChars,
	keymap,
	lineNumbers,
} from "@codemirror/view";
import type { EditorPreferences } from "#web/platform/storage/editor-preferences.ts";
import { compiledText } from "./compiled-text.ts";
import { editorLook } from "./editor-look.ts";
import { mistakeLines } from "./mistake-lines.ts";
import { steppingLines } from "./stepping-lines.ts";
import { textMeasures } from "./text-measures.ts";

/** How the editor begins, what it tells its owner, and what it is called for a screen reader. */
export interface EditorOptions {
	preferences: EditorPreferences;
	label: string;
	/** Id of the element that says how to leave the editor with the keyboard. */
	describedBy: string;
	onChange: (text: string) => void;
	onSave: () => void;
	/** The lines with a breakpoint, from 1; null: there are none. */
	onBreakpoints: ((lines: number[]) => void) | null;
}

const language = new Compartment();
const tools = new Compartment();
const wrapping = new Compartment();

/** Breaks long lines of an open editor, or lets it scroll sideways. */
export function wrapLines(wrap: boolean): StateEffect<unknown> {
	return wrapping.reconfigure(wrap ? EditorView.lineWrapping : []);
}

/** Gives an open editor the grammar of its text (`editor-language.ts`), which comes after it. */
export function loadLanguage(editorLanguage: Extension): StateEffect<unknown> {
	return language.reconfigure(editorLanguage);
}

/** Gives an open editor its tools (`editor-tools.ts`), which come after it. */
export function loadTools(editorTools: Extension): StateEffect<unknown> {
	return tools.reconfigure(editorTools);
}

/** Everything that the editor begins with. Tab indents; Escape, then Tab leaves (CodeMirror's own way). */
export function editorSetup(options: EditorOptions): Extension[] {
	return [
		options.onBreakpoints ? steppingLines(options.onBreakpoints) : [],
		lintGutter(),
		lineNumbers(),
		highlightActiveLineGutter(),
		highlightSpecialChars(),
		history(),
		drawSelection(),
		textMeasures(options.preferences),
		indentOnInput(),
		bracketMatching(),
		highlightActiveLine(),
		compiledText,
		mistakeLines,
		language.of([]),
		editorLook,
		EditorView.contentAttributes.of({
			"aria-label": options.label,
			"aria-describedby": options.describedBy,
			tabindex: "0",
		}),
		EditorView.updateListener.of((update) => {
			if (update.docChanged) options.onChange(update.state.doc.toString());
		}),
		tools.of([]),
		wrapping.of([]),
		keymap.of([
			{
				key: "Mod-s",
				preventDefault: true,
				run: () => {
					options.onSave();
					return true;
				},
			},
			...historyKeymap,
			...lintKeymap,
			...defaultKeymap,
			indentWithTab,
		]),
	];
}
