import { Fragment, type ReactNode } from "react";
import { loadGlossary, piecesOf } from "#content/glossary.ts";
import { getLocale } from "#messages/generated/runtime.js";
import { ExplainContext } from "#web/learning/explain.ts";
import { useLazyModule } from "#web/loading/use-lazy-module.ts";

const loadWords = async () => {
	const [glossary, { Word }] = await Promise.all([loadGlossary(getLocale()), import("./Word.tsx")]);
	return { glossary, Word };
};

/** Makes the lesson's own words in the texts inside it buttons that explain them. */
export function Glossary({ words, children }: { words: readonly string[]; children: ReactNode }) {
	const loaded = useLazyModule(loadWords);
	const explain = (text: string) =>
		loaded
			? piecesOf(text, loaded.glossary, words).map(({ text: piece, word }, index) => {
					const entry = word === undefined ? undefined : loaded.glossary[word];
					// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
					if (!entry || word === undefined) return <Fragment key={index}>{piece}</Fragment>;
					return <loaded.Word key={word} id={word} entry={entry} text={piece} />;
				})
			: text;
	return <ExplainContext value={explain}>{children}</ExplainContext>;
}
