import { expect, test } from "vitest";
import { PART_KINDS } from "#simulator/parts/registry.ts";
import { entriesFoundIn, loadGlossary, piecesOf } from "./glossary.ts";
import { WORD_PARTS } from "./glossary-drawings.ts";
import type { Lesson } from "./lesson-schema.ts";
import type { ManualTexts } from "./manual-schema.ts";
import { MISTAKE_ENTRIES } from "./mistake-entries.ts";
import type { QuickStart } from "./quick-start.ts";
import { gradeOf, sentencesOf, wordsOf } from "./reading-grade.ts";
import type { TutorialTexts } from "./tutorials.ts";

const source = only(import.meta.glob<string>("./glossary.en.json", { eager: true, import: "default", query: "?raw" }));
const drawings = only(
	import.meta.glob<string>("./glossary-drawings.svg", { eager: true, import: "default", query: "?raw" }),
);
const glossary = await loadGlossary();
const mistakes = only(
	import.meta.glob<Record<string, string>>("../messages/en/diagnostics.json", { eager: true, import: "default" }),
);

type Words = { words: readonly string[] };
type LessonText = Pick<
	Lesson,
	"story" | "learn" | "stages" | "howItWorks" | "realBoard" | "safety" | "manual" | "words"
>;

const lessons = import.meta.glob<LessonText>("./projects/*/words.en.json", { eager: true, import: "default" });
const tutorials = import.meta.glob<TutorialTexts>("./tutorials/*/words.en.json", { eager: true, import: "default" });
const manuals = import.meta.glob<ManualTexts>("./manuals/*/manual.en.json", { eager: true, import: "default" });
const guides = import.meta.glob<QuickStart>("./quick-start.en.json", { eager: true, import: "default" });

/** What explains words: which, and the texts in which they are pressed. */
const explaining = [
	...listed(lessons, ({ story, learn, stages, howItWorks, realBoard, safety, manual }) =>
		textsIn([story.text, learn, stages, howItWorks, realBoard, safety, manual]),
	),
	...listed(tutorials, ({ steps, trouble }) => [
		...steps.flatMap((step) => [step.text, step.try, step.hint ?? ""]),
		trouble,
	]),
	...listed(manuals, ({ overview, materials, circuitSetup, safety, testing, realWorldApplication }) =>
		textsIn([
			...[overview, materials.map(({ notes }) => notes), circuitSetup.description],
			...[circuitSetup.connections.map(({ notes }) => notes), safety, testing, realWorldApplication],
		]),
	),
	...listed(guides, ({ learner, teacher }) =>
		textsIn([
			learner.steps.map(({ text }) => text),
			...[teacher.needs, teacher.before, teacher.plan.map(({ you }) => you), teacher.goesWrong.map(({ why }) => why)],
		]),
	),
	{
		path: "messages/en/diagnostics.json",
		words: MISTAKE_ENTRIES,
		texts: Object.entries(mistakes)
			.filter(([key]) => key.endsWith("_text"))
			.flatMap(([, text]) => text.split("`").filter((_, index) => index % 2 === 0)),
	},
];

function only<Content>(files: Record<string, Content>): Content {
	const [content] = Object.values(files);
	if (content === undefined) throw new Error("The file is gone");
	return content;
}

function listed<File extends Words>(files: Record<string, File>, texts: (file: File) => string[]) {
	return Object.entries(files).map(([path, file]) => ({ path, words: file.words, texts: texts(file) }));
}

function textsIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test("at least 80 words are explained, each under one id and by one name", () => {
	const ids = [...source.matchAll(/^\t"([a-z0-9-]+)":/gm)].map(([, id]) => id);
	expect(ids.length).toBeGreaterThanOrEqual(80);
	expect(ids).toEqual([...new Set(ids)]);
	const names = Object.values(glossary).flatMap(({ title, also = [] }) => [title, ...also]);
	const lowered = names.map((name) => name.toLowerCase());
	expect(lowered).toEqual([...new Set(lowered)]);
});

test("each word has one drawing, a part's own or a symbol, and nothing else is drawn", () => {
	const symbols = [...drawings.matchAll(/<symbol id="([^"]+)" viewBox="0 0 240 100">/g)].map(([, id]) => id);
	expect([...symbols, ...Object.keys(WORD_PARTS)].toSorted()).toEqual(Object.keys(glossary).toSorted());
	for (const { kind } of Object.values(WORD_PARTS)) expect(PART_KINDS.get(kind)).toBeDefined();
});

test.each(explaining)("each word that $path explains is in the glossary and in its text", ({ words, texts }) => {
	expect(words.filter((word) => !glossary[word])).toEqual([]);
	const found = entriesFoundIn(texts, glossary, words);
	expect(words.filter((word) => !found.includes(word))).toEqual([]);
});

test("each word of the glossary is explained somewhere", () => {
	const explained = new Set(explaining.flatMap(({ words }) => words));
	expect(Object.keys(glossary).filter((word) => !explained.has(word))).toEqual([]);
});

test.each(Object.entries(glossary))("%s is explained in at most two short sentences", (_, { text }) => {
	const sentences = text.split(/(?<=[.!?])\s/);
	expect(sentences.length).toBeLessThanOrEqual(2);
	for (const sentence of sentencesOf([text])) expect(wordsOf(sentence).length).toBeLessThanOrEqual(18);
});

test("the explanations read at grade 4", () => {
	const titles = new Set(Object.values(glossary).flatMap(({ title }) => wordsOf(title.toLowerCase())));
	expect(
		gradeOf(
			Object.values(glossary).map(({ text }) => text),
			titles,
		),
	).toBeLessThanOrEqual(4);
});

test("a word is found once, in its plural too, and the longer one wins", () => {
	const words = ["sensor", "light-sensor", "led"];
	const found = piecesOf("The light sensor sees two LEDs. A sensor feels. The LED is on.", glossary, words);
	expect(found.filter(({ word }) => word)).toEqual([
		{ text: "light sensor", word: "light-sensor" },
		{ text: "LEDs", word: "led" },
		{ text: "sensor", word: "sensor" },
	]);
	expect(found.map(({ text }) => text).join("")).toBe("The light sensor sees two LEDs. A sensor feels. The LED is on.");
});

test("a word that an earlier text of the section had is not explained again", () => {
	expect(piecesOf("An LED and a pin.", glossary, ["led", "pin"], ["Join the LED."])).toEqual([
		{ text: "An LED and a " },
		{ text: "pin", word: "pin" },
		{ text: "." },
	]);
});

test("a word is found under its other names and in its plurals, but not in code", () => {
	const words = ["library", "ohm", "integer", "serial", "loop", "led"];
	const text = "Two libraries, 220 Ω, an int. Serial.begin, loop(), LED_BUILTIN and #include <Led.h> are code.";
	expect(piecesOf(text, glossary, words).filter(({ word }) => word)).toEqual([
		{ text: "libraries", word: "library" },
		{ text: "Ω", word: "ohm" },
		{ text: "int", word: "integer" },
	]);
});
