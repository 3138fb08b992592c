import { EditorState } from "@codemirror/state";
import { m } from "#messages/generated/messages.js";

/** CodeMirror's own texts (its keys), in ours. */
export function editorTexts() {
	return EditorState.phrases.of({
		Find: m.editor_find(),
		Replace: m.editor_replace_with(),
		next: m.editor_find_next(),
		previous: m.editor_find_previous(),
		all: m.editor_find_all(),
		"match case": m.editor_match_case(),
		regexp: m.editor_regexp(),
		"by word": m.editor_by_word(),
		replace: m.editor_replace_one(),
		"replace all": m.editor_replace_all(),
		close: m.editor_close(),
		"current match": m.editor_current_match(),
		"on line": m.editor_on_line(),
		Completions: m.editor_completions(),
		Diagnostics: m.editor_diagnostics(),
		"No diagnostics": m.editor_no_diagnostics(),
	});
}
