import { listEmptyWords, listSynonyms, loadPassages, type Passage } from "#content/passages.ts";
import type { AnswerSource } from "#domain/assistant-answer.ts";
import { DIAGNOSTIC_CODES } from "#domain/diagnostic.ts";
import { m } from "#messages/generated/messages.js";
import type { Locale } from "#messages/generated/runtime.js";
import { createPassageFinder, type PassageFinder } from "./find-passages.ts";

/** What the built-in helper answers from what it knows; null where it knows nothing of it. */
export interface Known {
	readonly text: string;
	readonly sources: readonly AnswerSource[];
}

const finders = new Map<string, Promise<PassageFinder>>();

/** Answers a question from lessons, manuals, tutorials, reference, glossary, parts and the compiler's messages. */
export async function answerFromContent(
	question: string,
	projectId: string | undefined,
	locale: Locale,
): Promise<Known | null> {
	const opening = finders.get(locale) ?? openFinder(locale);
	finders.set(locale, opening);
	const found = (await opening).find(question, projectId);
	const [best] = found;
	if (!best) return null;
	const sources = new Map(found.map(({ source }) => [`${source.kind}:${source.id}`, source]));
	// What is about another thing is said, too; what is about the same is only named.
	const texts = new Map(found.map(({ title, text }) => [title.toLowerCase(), text])).values();
	return { text: [...texts].slice(0, 2).join("\n\n"), sources: [...sources.values()] };
}

async function openFinder(locale: Locale): Promise<PassageFinder> {
	const passages = [...(await loadPassages(locale)), ...errorPassages(locale)];
	return createPassageFinder(passages, { synonyms: listSynonyms(locale), empty: listEmptyWords(locale) });
}

type Words = (values: Record<string, string>, options: { locale: Locale }) => string;

/** What the compiler's messages mean; names of the sketch in them are left open. */
function errorPassages(locale: Locale): Passage[] {
	const all = m as unknown as Readonly<Record<string, Words | undefined>>;
	const open = new Proxy({}, { get: () => "…" }) as Record<string, string>;
	return DIAGNOSTIC_CODES.flatMap((code) => {
		const [title, text] = [all[`diagnostic_${code}_title`], all[`diagnostic_${code}_text`]];
		if (!title || !text) return [];
		const name = title(open, { locale });
		return [{ source: { kind: "error" as const, id: code, title: name }, title: name, text: text(open, { locale }) }];
	});
}
