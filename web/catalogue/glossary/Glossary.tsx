import { Fragment, type ReactNode } from "react";
import { getLocale } from "#messages/generated/runtime.js";
import { ExplainContext } from "#web/platform/learning/explain.ts";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";

const loadEntries = async () => {
	const [{ loadGlossary, piecesOf }, { Word }] = await Promise.all([
		import("#content/glossary.ts"),
		import("./Word.tsx"),
	]);
	return { glossary: await loadGlossary(getLocale()), piecesOf, Word };
};

/** What must not begin a line: a button would let it. */
const CLOSING = /^[.,;:!?)]+/;

/** Makes these words, where they are in the texts inside it, buttons that explain them. */
export function Glossary({ entries, children }: { entries: readonly string[]; children: ReactNode }) {
	const loaded = useLazyModule(loadEntries);
	const explain = (text: string, earlier?: readonly string[]) => {
		if (!loaded) return text;
		const pieces = loaded.piecesOf(text, loaded.glossary, entries, earlier);
		const closing = (index: number) =>
			pieces[index - 1]?.word === undefined ? "" : (CLOSING.exec(pieces[index]?.text ?? "")?.[0] ?? "");
		return pieces.map(({ text: piece, word }, index) => {
			const entry = word === undefined ? undefined : loaded.glossary[word];
			// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
			if (!entry || word === undefined) return <Fragment key={index}>{piece.slice(closing(index).length)}</Fragment>;
			const button = <loaded.Word key={word} id={word} entry={entry} text={piece} className="whitespace-normal" />;
			const end = closing(index + 1);
			if (end === "") return button;
			return (
				<span key={word} className="whitespace-nowrap">
					{button}
					{end}
				</span>
			);
		});
	};
	return <ExplainContext value={explain}>{children}</ExplainContext>;
}
