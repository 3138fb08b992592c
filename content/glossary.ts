import { inLocale } from "#domain/locale.ts";

/** A word that is explained: what it is called, and at most two sentences. */
export interface GlossaryEntry {
	readonly title: string;
	readonly text: string;
	/** Other names and spellings under which texts speak of it. */
	readonly also?: readonly string[];
}

export type GlossaryEntries = Readonly<Record<string, GlossaryEntry>>;

const files = import.meta.glob<Record<string, GlossaryEntry>>("./glossary.*.json", { import: "default" });

/** Every explained word, by its id. */
export async function loadGlossary(locale?: string): Promise<GlossaryEntries> {
	return (await inLocale(files, "./glossary.{locale}.json", locale)?.()) ?? {};
}

export interface TextPiece {
	readonly text: string;
	/** The word's id, where it is explained. */
	readonly word?: string;
}

/**
 * A text cut where entries of the glossary are in it, each the first time only and not where `earlier`, the texts before it
 * in its section, had it already. Longer entries win: "light sensor" before "sensor". What is written as code is no word.
 */
export function piecesOf(
	text: string,
	glossary: GlossaryEntries,
	ids: readonly string[],
	earlier: readonly string[] = [],
): TextPiece[] {
	const forms = formsOf(glossary, ids);
	const seen = new Set(earlier.flatMap((line) => occurrences(line, forms).map(({ word }) => word)));
	const pieces: TextPiece[] = [];
	let end = 0;
	for (const { word, from, found } of occurrences(text, forms)) {
		if (seen.has(word)) continue;
		seen.add(word);
		if (from > end) pieces.push({ text: text.slice(end, from) });
		pieces.push({ text: found, word });
		end = from + found.length;
	}
	return end < text.length ? [...pieces, { text: text.slice(end) }] : pieces;
}

/** Which entries of the glossary are in these texts. */
export function entriesFoundIn(texts: readonly string[], glossary: GlossaryEntries, ids: readonly string[]): string[] {
	const forms = formsOf(glossary, ids);
	return [...new Set(texts.flatMap((text) => occurrences(text, forms).map(({ word }) => word)))];
}

type Form = { word: string; form: string };

function formsOf(glossary: GlossaryEntries, ids: readonly string[]): Form[] {
	return ids
		.flatMap((word) => {
			const entry = glossary[word];
			return entry ? [entry.title, ...(entry.also ?? [])].map((form) => ({ word, form })) : [];
		})
		.toSorted((one, other) => other.form.length - one.form.length);
}

function occurrences(text: string, forms: readonly Form[]): { word: string; from: number; found: string }[] {
	if (forms.length === 0) return [];
	const any = forms.map(({ form }) => `(${withEndings(form)})`).join("|");
	const pattern = new RegExp(`(?<![\\p{L}_.<#-])(?:${any})(?![\\p{L}_(-]|\\.\\p{L})`, "giu");
	return [...text.matchAll(pattern)].flatMap((match) => {
		const word = forms[match.slice(1).findIndex((group) => group !== undefined)]?.word;
		return word === undefined ? [] : [{ word, from: match.index, found: match[0] }];
	});
}

/** "library" is found in "libraries", "switch" in "switches". */
function withEndings(form: string): string {
	const safe = form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	return safe.endsWith("y") ? `${safe.slice(0, -1)}(?:y|ies)` : `${safe}(?:e?s)?`;
}
