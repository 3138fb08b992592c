import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import type { Extension } from "@codemirror/state";
import { keymap } from "@codemirror/view";
import { completeArduinoNames } from "./arduino-names.ts";
import { editorTexts } from "./editor-texts.ts";

/** What helps somebody who is writing already: names that are offered, brackets that are closed, the search. */
export const editorTools: Extension = [
	closeBrackets(),
	autocompletion({ override: [completeArduinoNames], maxRenderedOptions: 30, icons: false }),
	highlightSelectionMatches(),
	search({ top: true }),
	editorTexts(),
	keymap.of([...closeBracketsKeymap, ...completionKeymap, ...searchKeymap]),
];
