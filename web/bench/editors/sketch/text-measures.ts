import { indentUnit } from "@codemirror/language";
import { Compartment, EditorState, type StateEffect } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import type { EditorPreferences } from "#web/platform/storage/editor-preferences.ts";

const measures = new Compartment();

/** How large the text is and how wide a tab, at the start. */
export function textMeasures(preferences: EditorPreferences) {
	return measures.of(extensionsFor(preferences));
}

/** The same, changed in an editor that is open. */
export function changeTextMeasures(preferences: EditorPreferences): StateEffect<unknown> {
	return measures.reconfigure(extensionsFor(preferences));
}

function extensionsFor({ fontSize, tabSize }: EditorPreferences) {
	return [
		EditorState.tabSize.of(tabSize),
		indentUnit.of(" ".repeat(tabSize)),
		EditorView.theme({ "&": { fontSize: `${fontSize}px` } }),
	];
}
