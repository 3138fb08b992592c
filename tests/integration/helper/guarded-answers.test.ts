import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadPassages, loadPublishedCode } from "#content/passages.ts";
import { isSketch, listProjects } from "#content/projects.ts";
import { loadQuestions } from "#content/questions.ts";
import { createSolutionGuard } from "#domain/assistant/solution-guard.ts";
import { builtInAnswer } from "../../../server/assistant/built-in-answer.ts";
import { answerFromContent } from "../../../server/assistant/knowledge.ts";
import { stopFor } from "../../../server/assistant/reply-guard.ts";
import { solutionsOf } from "../../../server/assistant/solutions.ts";
import { createFilter } from "../../../server/moderation/filter.ts";
import type { Question } from "./questions.ts";

const filter = createFilter({ blocked: [], allowed: [] });
const questions = JSON.parse(readFileSync("benchmarks/helper-corpus/questions.json", "utf8")) as Question[];

/** What a guard leaves out between two pieces is no more than a space. */
const words = (text: string) => text.replace(/\s+/g, " ").trim();

test("no answer from the content loses anything by the guard, in its own project or in any other", {
	timeout: 120_000,
}, async () => {
	const projects = listProjects()
		.filter(isSketch)
		.map(({ id }) => id);
	for (const [at, { question, project }] of questions.entries()) {
		for (const projectId of new Set([project ?? undefined, projects[at % projects.length]])) {
			const known = await answerFromContent(question, projectId, "en");
			if (!known) continue;
			const asked = { userMessage: question, ...(projectId === undefined ? {} : { projectId }) };
			const { response, outcome } = await builtInAnswer(asked, filter, "en");
			expect({ question, projectId, outcome, response: words(response) }).toEqual({
				...{ question, projectId, outcome: "answered", response: words(known.text) },
			});
		}
	}
});

test("no answer to a beginners' question loses anything by the guard, in any project", {
	timeout: 120_000,
}, async () => {
	const published = await loadPublishedCode();
	const answers = Object.entries(await loadQuestions());
	expect(answers.length).toBeGreaterThan(200);
	const lost: string[] = [];
	for (const { id } of listProjects().filter(isSketch)) {
		const solutions = await solutionsOf(id);
		for (const [question, { answer }] of answers)
			if (createSolutionGuard(solutions, "", published).reveals(answer)) lost.push(`${question} in ${id}`);
	}
	expect(lost).toEqual([]);
});

test("no passage of the content is taken for what does not belong in a school", async () => {
	const passages = await loadPassages();
	expect(passages.length).toBeGreaterThan(500);
	expect(passages.filter(({ text }) => stopFor(text, filter) !== null || filter(text).length > 0)).toEqual([]);
});
