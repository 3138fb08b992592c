import type { AnswerSource } from "#domain/api/assistant.ts";
import { inLocale } from "#domain/locale.ts";
import { aboutPart } from "#simulator/parts/about.ts";
import { pinText, textsOf } from "#simulator/parts/part-texts.ts";
import { PART_KINDS } from "#simulator/parts/registry.ts";
import { loadGlossary } from "./glossary.ts";
import type { Lesson } from "./lesson-schema.ts";
import { loadManual } from "./manuals.ts";
import { isOfBlocks, isSketch, listProjects, loadProject } from "./projects.ts";
import { type BeginnersQuestion, loadQuestions } from "./questions.ts";
import { loadQuickStart } from "./quick-start.ts";
import { listReference } from "./reference.ts";
import type { ReferenceEntry } from "./reference-schema.ts";
import related from "./related-manuals.json" with { type: "json" };
import { loadTutorials } from "./tutorials.ts";

/** A piece of the content that answers something by itself. */
export interface Passage {
	readonly source: AnswerSource;
	/** What it is about. */
	readonly title: string;
	readonly text: string;
	/** The text in a project of blocks; null: it is about C++ only. */
	readonly blocks?: string | null;
	/** Other words in which somebody asks for it. */
	readonly asked?: readonly string[];
	/** Where more is written about it. */
	readonly more?: readonly AnswerSource[];
	/** It only answers who asks about its own project. */
	readonly inside?: boolean;
	/** It only answers a question with one of these words. */
	readonly needs?: readonly string[];
	/** The kinds of the parts of its project's circuit. */
	readonly parts?: readonly string[];
}

const synonyms = import.meta.glob<string[][]>("./synonyms.*.json", { eager: true, import: "default" });

/** Words that mean the same to somebody who asks, in groups. */
export function listSynonyms(locale?: string): readonly (readonly string[])[] {
	return inLocale(synonyms, "./synonyms.{locale}.json", locale) ?? [];
}

const emptyWords = import.meta.glob<string[]>("./empty-words.*.json", { eager: true, import: "default" });

/** Words that say nothing of what is asked. */
export function listEmptyWords(locale?: string): readonly string[] {
	return inLocale(emptyWords, "./empty-words.{locale}.json", locale) ?? [];
}

const problemWords = import.meta.glob<string[]>("./problem-words.*.json", { eager: true, import: "default" });

/** Words of a question why something does not work, or how it is done, rather than what something is. */
export function listProblemWords(locale?: string): readonly string[] {
	return inLocale(problemWords, "./problem-words.{locale}.json", locale) ?? [];
}

/** Groups of questions about what is written, not built of blocks. */
const ABOUT_CPP: readonly BeginnersQuestion["group"][] = ["language", "errors"];

/** Everything that questions are answered from, but the compiler's messages. No solution is among it. */
export async function loadPassages(locale?: string): Promise<Passage[]> {
	const [glossary, questions, tutorials, quickStart, lessons, manuals] = await Promise.all([
		loadGlossary(locale),
		loadQuestions(locale),
		loadTutorials(locale),
		loadQuickStart(locale),
		loadLessons(locale),
		Promise.all([...new Set(Object.values(related))].map((id) => loadManual(id, locale))),
	]);
	return [
		...Object.entries(glossary).map(([id, { title, text }]) => passage("glossary", id, title, title, text)),
		...Object.entries(questions).map(([id, { group, question, answer, blocks, asked, words, reference = [] }]) => ({
			...passage("question", id, question, question, answer),
			blocks: blocks ?? (ABOUT_CPP.includes(group) ? null : answer),
			asked,
			more: [
				...reference.map((name) => ({ kind: "reference" as const, id: name, title: name })),
				...words.map((word) => ({ kind: "glossary" as const, id: word, title: glossary[word]?.title ?? word })),
			],
		})),
		...listReference(locale).map(({ name, text, signature, example }) =>
			passage("reference", name, name, name, `${text}\n${codeBlock({ signature, example })}`),
		),
		...[...PART_KINDS.keys()].flatMap((kind) => partPassages(kind, locale)),
		...tutorials.flatMap(({ id, title, summary, trouble, steps }) => [
			passage("tutorial", id, title, title, `${summary} ${steps[0]?.text ?? ""}`),
			passage("tutorial", id, title, title, trouble),
			...steps.map((step) => passage("tutorial", id, title, step.title, step.text)),
		]),
		...quickStart.learner.steps.map(({ title, text }) =>
			passage("quick-start", "quick-start", quickStart.learner.title, title, text),
		),
		...quickStart.teacher.goesWrong.map(({ what, why }) =>
			passage("quick-start", "quick-start", quickStart.teacher.title, what, why),
		),
		...lessons.flatMap(lessonPassages),
		...manuals.flatMap((manual) => {
			if (!manual) return [];
			const { id, title, overview, circuitSetup, safety, materials } = manual;
			const about = (text: string) => passage("manual", id, title, title, text);
			return [
				about(overview.join(" ")),
				about(circuitSetup.description),
				...(safety ?? []).map(about),
				...materials.flatMap(({ item, notes }) => (notes ? [passage("manual", id, title, item, notes)] : [])),
				...circuitSetup.connections.flatMap(({ component, pin, arduinoPin, notes }) =>
					notes
						? [passage("manual", id, title, `${component} ${pin}`, `${component}, ${pin} → ${arduinoPin}. ${notes}`)]
						: [],
				),
			];
		}),
	];
}

/** The code that every learner may read, as answers show it: of the reference, and of the questions of beginners. */
export async function loadPublishedCode(locale?: string): Promise<string[]> {
	const answers = Object.values(await loadQuestions(locale)).map(({ answer }) => answer);
	return [...listReference(locale).map(codeBlock), ...answers.flatMap((answer) => answer.match(/`[^`]+`/g) ?? [])];
}

function codeBlock({ signature, example }: Pick<ReferenceEntry, "signature" | "example">): string {
	return `\`\`\`\n${signature}\n\n${example}\n\`\`\``;
}

function passage(kind: AnswerSource["kind"], id: string, name: string, title: string, text: string): Passage {
	return { source: { kind, id, title: name }, title, text };
}

function partPassages(kind: string, locale?: string): Passage[] {
	const [about, texts] = [aboutPart(kind, locale), textsOf(kind, locale)];
	if (!about || !texts) return [];
	const { does, polarity, limits, tip, safety, substitute } = about;
	const pins = PART_KINDS.get(kind)?.pins.filter((pin) => pinText(kind, pin, locale) !== pin) ?? [];
	const names = pins.map((pin) => `${pin}: ${pinText(kind, pin, locale)}`).join(", ");
	const name = texts.name;
	const own = [does, polarity, limits, tip, safety, substitute].filter((text) => text !== undefined);
	// What differs from part to part is in no answer.
	const whole = own
		.flatMap((text) => text.split(/(?<=[.?!]) (?=[A-Z])/).filter((one) => !/\{\w+\}/.test(one)))
		.join(" ");
	return [passage("part", kind, name, name, names && pins.length < 8 ? `${whole} (${names})` : whole)];
}

interface NamedLesson {
	readonly id: string;
	readonly title: string;
	readonly lesson: Lesson;
	/** Their names, by their ids. */
	readonly parts: ReadonlyMap<string, string>;
	readonly kinds: readonly string[];
}

async function loadLessons(locale?: string): Promise<NamedLesson[]> {
	const cards = listProjects(locale);
	// Of passages with the same score the first one answers: sketches, which say more, come before blocks.
	const loaded = await Promise.all(
		[...cards.filter(isSketch), ...cards.filter(isOfBlocks)].map(async ({ id, title }) => {
			const project = await loadProject(id, locale);
			if (!project) return [];
			const { circuit, lesson } = project;
			const parts = new Map(circuit.parts.map((part) => [part.id, textsOf(part.kind, locale)?.name ?? part.id]));
			const kinds = [...new Set(circuit.parts.map(({ kind }) => kind))];
			return [{ id, title, lesson, parts, kinds }];
		}),
	);
	return loaded.flat();
}

function lessonPassages({ id, title, lesson, parts, kinds }: NamedLesson): Passage[] {
	const about = (of: string, answer: string) => ({ ...passage("project", id, title, of, answer), parts: kinds });
	return [
		about(title, lesson.story.text.join(" ")),
		...lesson.howItWorks.map((line) => about(title, line)),
		...lesson.reflect.map(({ question, answer }) => about(question, answer)),
		about(lesson.predict.question, lesson.predict.afterwards),
		...Object.entries(lesson.parts ?? {}).map(([part, line]) => about(parts.get(part) ?? part, line)),
		...lesson.realBoard.map((line) => about(title, line)),
		...(lesson.safety ?? []).map((line) => about(title, line)),
		...(lesson.help ?? []).map((line) => about(title, line)),
		{ ...about(title, lesson.stages.map((stage) => stage.do).join(" ")), inside: true },
	];
}
