import { explainQuoted, type QuotedMessage } from "#compiler/diagnostics/quoted-message.ts";
import { listEmptyWords, listProblemWords, listSynonyms, loadPassages, type Passage } from "#content/passages.ts";
import { isOfBlocks, listProjects, loadProject } from "#content/projects.ts";
import { listReference } from "#content/reference.ts";
import type { AnswerSource } from "#domain/api/assistant.ts";
import { tellsOwnSymptom } from "#domain/assistant/about-own-work.ts";
import { asksForCpp, namesCpp } from "#domain/assistant/names-cpp.ts";
import { DIAGNOSTIC_CODES } from "#domain/bench/diagnostic.ts";
import { m } from "#messages/generated/messages.js";
import type { Locale } from "#messages/generated/runtime.js";
import { createPassageFinder, type PassageFinder } from "./find-passages.ts";
import { createPartNames, fitsCircuit } from "./fits-circuit.ts";
import { fromSwahili } from "./swahili.ts";
import { wiringPassages } from "./wiring-passages.ts";

/** What the built-in helper answers from what it knows; null where it knows nothing of it. */
export interface Known {
	readonly text: string;
	readonly sources: readonly AnswerSource[];
}

interface Knowledge {
	readonly finder: PassageFinder;
	/** Knows no C++. */
	readonly blocks: PassageFinder;
	/** Names that the reference explains. */
	readonly names: readonly string[];
	readonly partNames: ReturnType<typeof createPartNames>;
}

const opened = new Map<string, Promise<Knowledge>>();

/**
 * Answers a question from what beginners ask, lessons, manuals, tutorials, reference, glossary, parts, and the explanations of
 * the compiler's messages. In a project it is about the parts before the learner, `parts` and the project's, and those that are
 * asked for. In a project of blocks C++ is said only to who asks for it, and as such.
 */
export async function answerFromContent(
	question: string,
	projectId: string | undefined,
	locale: Locale,
	parts: readonly string[] = [],
): Promise<Known | null> {
	const opening = opened.get(locale) ?? openKnowledge(locale);
	opened.set(locale, opening);
	const { finder, blocks, names, partNames } = await opening;
	const project = projectId === undefined ? null : await loadProject(projectId, locale);
	const here = [...parts, ...(project?.circuit.parts ?? []).map(({ kind }) => kind)];
	const fits = fitsCircuit(finder.read(question), here, partNames);
	// What another project does tells nothing of one's own.
	const elsewhere = tellsOwnSymptom(question) ? ["project", "manual"] : [];
	const isMeant = (passage: Passage) => !project || (fits(passage) && !elsewhere.includes(passage.source.kind));
	if (project?.program.kind !== "blocks") return answerIn(finder, names, question, projectId, locale, isMeant);
	if (!asksForCpp(question)) return answerIn(blocks, null, question, projectId, locale, isMeant);
	const known = await answerIn(finder, names, question, projectId, locale, isMeant);
	return known && { ...known, text: `${m.assistant_about_cpp({}, { locale })}\n\n${known.text}` };
}

function isBlockProject(projectId: string | undefined): boolean {
	return listProjects().some((project) => project.id === projectId && isOfBlocks(project));
}

/** `names`: those that a quoted message of the compiler may mean; null where none is looked for. */
function answerIn(
	finder: PassageFinder,
	names: readonly string[] | null,
	question: string,
	projectId: string | undefined,
	locale: Locale,
	isMeant: (passage: Passage) => boolean,
): Known | null {
	const quoted = names && explainQuoted(question, names);
	if (quoted) return explanation(quoted, locale);
	const found = finder.find(question.replace(/\bkwa nini\b/gi, "kwanini"), projectId, isMeant);
	const [best] = found;
	if (!best) return null;
	const all = found.flatMap(({ source, more = [] }) => [source, ...more]);
	const sources = new Map(all.map((source) => [`${source.kind}:${source.id}`, source]));
	// What is about another thing is said, too; what is about the same is only named.
	const titles = found.map(({ title }) => title.toLowerCase());
	const texts = found.filter((_, at) => titles.indexOf(titles[at] ?? "") === at).map(({ text }) => text);
	return { text: texts.slice(0, 2).join("\n\n"), sources: [...sources.values()] };
}

async function openKnowledge(locale: Locale): Promise<Knowledge> {
	const passages = [...(await loadPassages(locale)), ...(await wiringPassages(locale)), ...errorPassages(locale)];
	const options = {
		...{ synonyms: listSynonyms(locale), empty: listEmptyWords(locale), problem: listProblemWords(locale) },
		translate: fromSwahili,
	};
	const finder = createPassageFinder(passages, options);
	const blocks = createPassageFinder(passages.flatMap(forBlocks), options);
	const partNames = createPartNames(locale);
	return {
		finder,
		blocks,
		partNames,
		names: listReference(locale).flatMap(({ name }) => name.match(/[A-Za-z_]\w+/g) ?? []),
	};
}

/** No passage that names C++, or is about a project that is written in it. */
function forBlocks(passage: Passage): Passage[] {
	const { source, text, blocks, more = [] } = passage;
	if (source.kind === "question") {
		return blocks ? [{ ...passage, text: blocks, more: more.filter(({ kind }) => kind !== "reference") }] : [];
	}
	if (["reference", "tutorial", "error"].includes(source.kind) || namesCpp(text)) return [];
	return source.kind === "project" && !isBlockProject(source.id) ? [] : [passage];
}

type Message = (values: Record<string, string>, options: { locale: Locale }) => string;

/** What in an explanation only the sketch could tell. */
const OPEN = "…";

function textsOf(code: string, params: Readonly<Record<string, string>>, locale: Locale) {
	const all = m as unknown as Readonly<Record<string, Message | undefined>>;
	const values = new Proxy(params, { get: (known, name) => known[String(name)] ?? OPEN }) as Record<string, string>;
	const [title, text] = [all[`diagnostic_${code}_title`], all[`diagnostic_${code}_text`]];
	return title && text ? { title: title(values, { locale }), text: text(values, { locale }) } : null;
}

/** What the compiler's messages mean; names of the sketch in them are left open. */
function errorPassages(locale: Locale): Passage[] {
	return DIAGNOSTIC_CODES.flatMap((code) => {
		const texts = textsOf(code, {}, locale);
		if (!texts) return [];
		const { title, text } = texts;
		return [{ source: { kind: "error" as const, id: code, title }, title, text: withoutOpen(text) }];
	});
}

/** A message that the question quotes, explained; sentences that need the sketch are left out. */
function explanation({ code, params }: QuotedMessage, locale: Locale): Known | null {
	const texts = textsOf(code, params, locale);
	if (!texts) return null;
	const text = `${texts.title.charAt(0).toUpperCase()}${texts.title.slice(1)}. ${withoutOpen(texts.text)}`;
	const entry = listReference(locale).find(({ name }) => name === (params.suggestion ?? params.name));
	return {
		text: [text, ...(entry ? [`\`${entry.signature}\`: ${entry.text}`] : [])].join("\n\n"),
		sources: [
			{ kind: "error", id: code, title: texts.title },
			...(entry ? [{ kind: "reference" as const, id: entry.name, title: entry.name }] : []),
		],
	};
}

/** Without the sentences that only the sketch could complete, unless all are such. */
function withoutOpen(text: string): string {
	const sentences = text.split(/(?<=[.?!:])\s+(?=[A-Z`])/);
	const whole = sentences.filter((sentence) => !sentence.includes(OPEN));
	return (whole.length > 0 ? whole : sentences).join(" ");
}
