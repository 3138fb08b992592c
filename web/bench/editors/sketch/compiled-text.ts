import { type ChangeDesc, ChangeSet, type EditorState, StateEffect, StateField, type Text } from "@codemirror/state";

interface CompiledText {
	/** The text that the compiler was given. */
	doc: Text;
	/** What has been changed since. */
	since: ChangeDesc;
}

/** The text as it is now is what the next findings are about. */
export const compiledNow = StateEffect.define<null>();

/** The text that the findings are about: they come seconds after the press, and the learner writes on. */
export const compiledText = StateField.define<CompiledText>({
	create: ({ doc }) => fresh(doc),
	update(compiled, { changes, docChanged, effects, newDoc }) {
		if (effects.some((effect) => effect.is(compiledNow))) return fresh(newDoc);
		return docChanged ? { doc: compiled.doc, since: compiled.since.composeDesc(changes.desc) } : compiled;
	},
});

function fresh(doc: Text): CompiledText {
	return { doc, since: ChangeSet.empty(doc.length).desc };
}

/** Where a piece of the compiled text is now; null where it was deleted. */
export function spotNow(state: EditorState, spot: { from: number; to: number }): { from: number; to: number } | null {
	const { since } = state.field(compiledText);
	const from = since.mapPos(spot.from, 1);
	const to = since.mapPos(spot.to, -1);
	if (to > from) return { from, to };
	return spot.to > spot.from ? null : { from, to: from };
}
