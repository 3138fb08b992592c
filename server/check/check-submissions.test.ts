import { expect, test } from "vitest";
import { blockAnswerFor } from "#content/answers-blocks.ts";
import { asBlockProject, loadProject } from "#content/projects.ts";
import { fromBlockly } from "#domain/bench/block-program/from-blockly.ts";
import { openJudge } from "../judge.ts";
import type { CheckVerdict } from "./check-pool.ts";
import { checkSubmission } from "./check-submissions.ts";
import { checkBlocks } from "./check-work.ts";
import { createRecentResults } from "./recent-results.ts";

const PROJECT = "led-sequence";
const { signal } = new AbortController();

/** A judge with which every second check passes, and how many it has made. */
function judgeOfTwoMinds() {
	const made = { checks: 0 };
	const run = async (): Promise<CheckVerdict> => {
		made.checks++;
		return { verdict: "checked", report: { passed: made.checks % 2 === 1, steps: [] }, asWanted: false };
	};
	const compiler = { compile: () => Promise.reject(new Error("not compiled")), ahead: () => 0 };
	return { judge: openJudge(compiler, { run, stop: async () => undefined }), made };
}

async function solved() {
	const project = asBlockProject(await loadProject(PROJECT));
	const stored = blockAnswerFor(PROJECT)?.solution;
	const program = fromBlockly(stored);
	if (!project || !program) throw new Error("the project has no solution");
	const { circuit } = project;
	const submission = (built: object) => ({
		id: "1",
		project_id: PROJECT,
		work: { kind: "blocks", program: JSON.stringify(stored), circuit: JSON.stringify(built) },
	});
	return { work: { projectId: PROJECT, program, circuit }, submission };
}

test("the report of work that was checked before it was handed in is what the learner has seen last", async () => {
	const { judge, made } = judgeOfTwoMinds();
	const { work, submission } = await solved();
	const { circuit } = work;
	await checkBlocks(judge, work, "asha");
	expect(await checkSubmission(judge, submission(circuit), signal)).toMatchObject({ passed: true });
	await checkBlocks(judge, work, "juma");
	const reordered = Object.fromEntries(Object.entries(circuit).reverse());
	expect(await checkSubmission(judge, submission(reordered), signal)).toMatchObject({ passed: false });
	expect(made.checks).toBe(2);
});

test("work that differs in its circuit alone has a check of its own", async () => {
	const { judge, made } = judgeOfTwoMinds();
	const { work, submission } = await solved();
	await checkBlocks(judge, work, "asha");
	await checkSubmission(judge, submission({ ...work.circuit, wires: [] }), signal);
	expect(made.checks).toBe(2);
});

test("what was checked long ago is forgotten", () => {
	const recent = createRecentResults(2);
	const work = (program: string) => ({
		projectId: PROJECT,
		program,
		circuit: { board: "uno" as const, parts: [], wires: [] },
	});
	const result = { outcome: "not_compiled" as const, diagnostics: [] };
	for (const program of ["first", "second", "first", "third"]) recent.keep(work(program), result);
	expect(["first", "second", "third"].map((program) => recent.find(work(program)) === result)).toEqual([
		true,
		false,
		true,
	]);
});
