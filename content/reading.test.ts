import { describe, expect, test } from "vitest";
import { gradeOf, sentencesOf, wordsOf } from "./reading-grade.ts";
import type { ProjectFacts } from "./schema.ts";

const lessons = import.meta.glob<object>("./projects/*/words.en.json", { eager: true, import: "default" });
const manuals = import.meta.glob<object>("./manuals/*/manual.en.json", { eager: true, import: "default" });
const ladders = import.meta.glob<object>("./projects/*/hints.en.json", { eager: true, import: "default" });
const parts = import.meta.glob<{ name: string }>("../simulator/parts/*/about.en.json", {
	eager: true,
	import: "default",
});
const glossary = import.meta.glob<Record<string, unknown>>("./glossary.en.json", { eager: true, import: "default" });
const facts = import.meta.glob<ProjectFacts>("./projects/*/project.json", { eager: true, import: "default" });

const tutorials = import.meta.glob<object>("./tutorials/*/words.en.json", { eager: true, import: "default" });
const questions = import.meta.glob<Record<string, { question: string; answer: string; blocks?: string }>>(
	"./questions.en.json",
	{
		eager: true,
		import: "default",
	},
);
const guides = import.meta.glob<object>("./quick-start.en.json", { eager: true, import: "default" });

const LONGEST_SENTENCE = 18;
const MOST = { primary: 3, secondary: 6, manual: 7 };

const explained = new Set(
	[
		...Object.values(parts).map(({ name }) => name),
		...Object.values(glossary).flatMap((words) => Object.keys(words)),
		"arduino",
	]
		.flatMap(wordsOf)
		.map((word) => word.toLowerCase()),
);

/** Every text in a file but the ids of glossary words and what is for the teacher alone. */
function proseOf(file: object): string[] {
	return Object.entries(file).flatMap(([key, value]) => (key === "words" || key === "teacher" ? [] : textsIn(value)));
}

function textsIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const files = [
	...Object.entries(lessons).map(([path, file]) => ({
		path,
		prose: [...proseOf(file), ...textsIn(ladders[path.replace("words", "hints")])],
		most: MOST[facts[path.replace("words.en", "project")]?.kit ?? "secondary"],
	})),
	...Object.entries(tutorials).map(([path, file]) => ({ path, prose: textsIn(file), most: MOST.secondary })),
	...Object.entries(guides).map(([path, file]) => ({ path, prose: textsIn(file), most: MOST.secondary })),
	...Object.entries(questions).map(([path, file]) => ({
		path,
		prose: Object.values(file).flatMap(({ question, answer, blocks = "" }) => [question, answer, blocks]),
		most: MOST.secondary,
	})),
	...Object.entries(manuals).map(([path, file]) => ({ path, prose: proseOf(file), most: MOST.manual })),
];

describe.each(files)("$path", ({ prose, most }) => {
	test("reads at its grade", () => {
		expect(gradeOf(prose, explained)).toBeLessThanOrEqual(most);
	});

	test("has no sentence that is too long", () => {
		expect(sentencesOf(prose).filter((sentence) => wordsOf(sentence).length > LONGEST_SENTENCE)).toEqual([]);
	});
});
