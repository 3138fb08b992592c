import { diagnosticCount, setDiagnostics, type Diagnostic as Underline } from "@codemirror/lint";
import { type EditorState, StateEffect, StateField, type Text, type TransactionSpec } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView } from "@codemirror/view";
import type { Diagnostic } from "#domain/bench/diagnostic.ts";
import { compiledText, spotNow } from "./compiled-text.ts";

/** What the compiler found, shown in the text: the line in a wash, the spot underlined, a mark in the gutter. */

const showLines = StateEffect.define<DecorationSet>();

const washes = {
	error: Decoration.line({ class: "cm-mistakeLine" }),
	warning: Decoration.line({ class: "cm-doubtLine" }),
};

/** The washed lines. A line that is edited loses its wash: what stood there is no longer what was compiled. */
export const mistakeLines = StateField.define<DecorationSet>({
	create: () => Decoration.none,
	update(lines, transaction) {
		let kept = lines.map(transaction.changes);
		if (transaction.docChanged) {
			const document = transaction.newDoc;
			const touched = new Set<number>();
			transaction.changes.iterChangedRanges((_fromA, _toA, from, to) => {
				for (let line = document.lineAt(from).number; line <= document.lineAt(to).number; line++) touched.add(line);
			});
			kept = kept.update({ filter: (from) => !touched.has(document.lineAt(from).number) });
		}
		for (const effect of transaction.effects) if (effect.is(showLines)) kept = effect.value;
		return kept;
	},
	provide: (field) => EditorView.decorations.from(field),
});

/** Whether a text shows any findings, whole or in part. */
export function showsMistakes(state: EditorState): boolean {
	return state.field(mistakeLines).size > 0 || diagnosticCount(state) > 0;
}

/**
 * Shows these findings about the compiled text instead of the former ones, where they are now: nothing of what was
 * deleted since, and no wash on a line that was edited. `explain` gives the text of the tooltip.
 */
export function showMistakes(
	state: EditorState,
	diagnostics: readonly Diagnostic[],
	explain: (diagnostic: Diagnostic) => string,
): TransactionSpec {
	const { doc } = state.field(compiledText);
	const underlines: Underline[] = [];
	const worst = new Map<number, Diagnostic["severity"]>();
	for (const found of diagnostics) {
		const { line, severity } = found;
		const spot = line >= 1 && line <= doc.lines && spotNow(state, spotOf(doc, line, found.column));
		if (!spot) continue;
		underlines.push({ ...spot, severity, message: explain(found) });
		const now = state.doc.lineAt(spot.from);
		if (now.text === doc.line(line).text && worst.get(now.number) !== "error") worst.set(now.number, severity);
	}
	const lines = [...worst]
		.sort(([a], [b]) => a - b)
		.map(([line, severity]) => washes[severity].range(state.doc.line(line).from));
	const spec = setDiagnostics(state, underlines);
	const effects = [spec.effects ?? [], showLines.of(Decoration.set(lines))].flat();
	return { ...spec, effects };
}

/**
 * The piece of text to underline: the word at the column, or the line's text where the column points at nothing.
 * `line` and `column` are 1-based.
 */
export function spotOf(document: Text, line: number, column: number): { from: number; to: number } {
	const { from, text } = document.line(line);
	const start = Math.max(0, column - 1);
	const word = /^\w+|^\S/.exec(text.slice(start))?.[0];
	if (word) return { from: from + start, to: from + start + word.length };
	const indent = text.length - text.trimStart().length;
	return { from: from + indent, to: from + text.trimEnd().length };
}
