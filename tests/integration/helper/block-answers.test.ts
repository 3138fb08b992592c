import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadPassages, loadPublishedCode } from "#content/passages.ts";
import { isOfBlocks, listProjects } from "#content/projects.ts";
import { loadQuestions } from "#content/questions.ts";
import { listReference } from "#content/reference.ts";
import { asksForCpp } from "#domain/assistant/names-cpp.ts";
import { createSolutionGuard } from "#domain/assistant/solution-guard.ts";
import { answerFromContent } from "../../../server/assistant/knowledge.ts";
import { solutionsOf } from "../../../server/assistant/solutions.ts";
import type { Question } from "./questions.ts";

const ABOUT_CPP = "This is about C++. You do not need it for your blocks.";

/** Names of the reference that no plain sentence has, marks of code, and the words of its levels. */
const names = listReference().flatMap(({ name, signature }) => `${name} ${signature}`.match(/[A-Za-z_]\w+/g) ?? []);
const unmistakable = names.filter((name) => /[a-z][A-Z]|_|^[A-Z]{4}|print/.test(name));
const CPP = new RegExp(`\`|#include|\\bC\\+\\+|==|\\w\\(\\)|\\b(?:${unmistakable.join("|")}|HIGH|LOW|setup|int)\\b`);
/** Names of the reference that are parts, pins or the words of a lesson, too; "the print" is what is printed on a module. */
const PLAIN = /\b(?:GND|SDA|SCL|TRIG|ECHO|the print)\b/g;

const corpus = ["", "second", "third"].flatMap(
	(folder) =>
		JSON.parse(readFileSync(join("benchmarks/helper-corpus", folder, "questions.json"), "utf8")) as Question[],
);

/** All that the helper knows an answer to, in the words in which it is asked. */
async function everyQuestion(): Promise<string[]> {
	const passages = await loadPassages();
	const known = passages.flatMap(({ title, source, asked = [] }) => [
		...(source.kind === "question" ? asked.map((words) => `${title} ${words}`) : [`What is ${title}?`]),
		title,
	]);
	return [...new Set([...known, ...corpus.map(({ question }) => question)])];
}

test("in a project of blocks no answer has C++, but to who asks for it, and then as such", {
	timeout: 240_000,
}, async () => {
	const [projects, questions] = [
		listProjects()
			.filter(isOfBlocks)
			.map(({ id }) => id),
		await everyQuestion(),
	];
	expect(questions.length).toBeGreaterThan(1500);
	const wrong: string[] = [];
	let known = 0;
	for (const [at, question] of questions.entries()) {
		const project = projects[at % projects.length];
		const answer = await answerFromContent(question, project, "en");
		if (!answer) continue;
		known += 1;
		const isMarked = answer.text.startsWith(ABOUT_CPP);
		const hasCpp = CPP.test(answer.text.replace(PLAIN, "")) || answer.sources.some(({ kind }) => kind === "reference");
		if (isMarked ? !asksForCpp(question) : hasCpp) wrong.push(`${question} (${project}) => ${answer.text}`);
	}
	expect(wrong).toEqual([]);
	expect(known).toBeGreaterThan(1200);
});

test("an answer for blocks loses nothing by the guard, in any project of blocks", async () => {
	const [published, answers] = [await loadPublishedCode(), Object.entries(await loadQuestions())];
	const lost: string[] = [];
	for (const { id } of listProjects().filter(isOfBlocks)) {
		const guard = createSolutionGuard(await solutionsOf(id), "", published);
		for (const [question, { blocks }] of answers)
			if (blocks && guard.reveals(blocks)) lost.push(`${question} in ${id}`);
	}
	expect(lost).toEqual([]);
});

test.each([
	["how do i make the led blink", 'Put "Blink" into "Forever".'],
	["why does my buzzer not stop", '"Buzzer on" sounds until "Buzzer off" comes.'],
	["how do i wait half a second", 'Take "Wait"'],
	["what is a variable", '"Set" puts a new number into it.'],
	["what does digitalWrite do", ABOUT_CPP],
	["where does a semicolon go", ABOUT_CPP],
	["what does 'led' was not declared in this scope mean", ABOUT_CPP],
])("with blocks: %s", async (question, words) => {
	expect((await answerFromContent(question, "led-sequence", "en"))?.text).toContain(words);
});
