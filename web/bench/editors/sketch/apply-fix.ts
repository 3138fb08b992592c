import type { ChangeSpec, EditorState } from "@codemirror/state";
import type { TextEdit } from "#domain/bench/diagnostic.ts";
import { compiledText, spotNow } from "./compiled-text.ts";

/**
 * The changes that a fix of the compiled text makes to the text as it is now; null where the learner has written something
 * else there since.
 */
export function fixChanges(state: EditorState, fix: readonly TextEdit[]): ChangeSpec[] | null {
	const { doc } = state.field(compiledText);
	const changes: ChangeSpec[] = [];
	for (const { line, column, remove, insert } of fix) {
		if (line > doc.lines) return null;
		const from = doc.line(line).from + column - 1;
		const spot = spotNow(state, { from, to: from + remove.length });
		if (spot === null || state.sliceDoc(spot.from, spot.to) !== remove) return null;
		changes.push({ ...spot, insert });
	}
	return changes;
}
