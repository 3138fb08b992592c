import { Fragment, type ReactNode } from "react";
import { getLocale } from "#messages/generated/runtime.js";
import { ExplainContext } from "#web/learning/explain.ts";
import { useLazyModule } from "#web/loading/use-lazy-module.ts";

const loadWords = async () => {
	const [{ loadGlossary, piecesOf }, { Word }] = await Promise.all([
		import("#content/glossary.ts"),
		import("./Word.tsx"),
	]);
	return { glossary: await loadGlossary(getLocale()), piecesOf, Word };
};

/** Makes these words, where they are in the texts inside it, buttons that explain them. */
export function Glossary({ words, children }: { words: readonly string[]; children: ReactNode }) {
	const loaded = useLazyModule(loadWords);
	const explain = (text: string, earlier?: readonly string[]) =>
		loaded
			? loaded.piecesOf(text, loaded.glossary, words, earlier).map(({ text: piece, word }, index) => {
					const entry = word === undefined ? undefined : loaded.glossary[word];
					// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
					if (!entry || word === undefined) return <Fragment key={index}>{piece}</Fragment>;
					return <loaded.Word key={word} id={word} entry={entry} text={piece} />;
				})
			: text;
	return <ExplainContext value={explain}>{children}</ExplainContext>;
}
