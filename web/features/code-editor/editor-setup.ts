import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { cpp } from "@codemirror/lang-cpp";
import { bracketMatching, indentOnInput } from "@codemirror/language";
import { lintGutter, lintKeymap } from "@codemirror/lint";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import type { Extension } from "@codemirror/state";
import {
	drawSelection,
	EditorView,
	highlightActiveLine,
	highlightActiveLineGutter,
	highlightSpecialChars,
	keymap,
	lineNumbers,
} from "@codemirror/view";
import { readEditorPreferences } from "#web/device/editor-preferences.ts";
import { completeArduinoNames } from "./arduino-names.ts";
import { editorLook } from "./editor-look.ts";
import { editorWords } from "./editor-words.ts";
import { mistakeLines } from "./mistake-lines.ts";
import { textMeasures } from "./text-measures.ts";

/** What the editor tells its owner, and what it is called for a screen reader. */
export interface EditorHooks {
	label: string;
	/** Id of the element that says how to leave the editor with the keyboard. */
	describedBy: string;
	onChange: (text: string) => void;
	onSave: () => void;
}

/** Everything the editor does. Tab indents; Escape, then Tab leaves (CodeMirror's own way). */
export function editorSetup(hooks: EditorHooks): Extension[] {
	return [
		lintGutter(),
		lineNumbers(),
		highlightActiveLineGutter(),
		highlightSpecialChars(),
		history(),
		drawSelection(),
		textMeasures(readEditorPreferences()),
		indentOnInput(),
		bracketMatching(),
		closeBrackets(),
		autocompletion({ override: [completeArduinoNames], maxRenderedOptions: 30, icons: false }),
		highlightActiveLine(),
		highlightSelectionMatches(),
		search({ top: true }),
		mistakeLines,
		cpp(),
		editorLook,
		editorWords(),
		EditorView.contentAttributes.of({
			"aria-label": hooks.label,
			"aria-describedby": hooks.describedBy,
			tabindex: "0",
		}),
		EditorView.updateListener.of((update) => {
			if (update.docChanged) hooks.onChange(update.state.doc.toString());
		}),
		keymap.of([
			{
				key: "Mod-s",
				preventDefault: true,
				run: () => {
					hooks.onSave();
					return true;
				},
			},
			...closeBracketsKeymap,
			...completionKeymap,
			...searchKeymap,
			...historyKeymap,
			...lintKeymap,
			...defaultKeymap,
			indentWithTab,
		]),
	];
}
