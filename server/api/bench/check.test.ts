import { expect, test } from "vitest";
import type { Compiler } from "#compiler/compiler.ts";
import { blockAnswerFor } from "#content/answers-blocks.ts";
import type { BlockProgram } from "#domain/bench/block-program/block-program.ts";
import { fromBlockly } from "#domain/bench/block-program/from-blockly.ts";
import type { StopReason } from "#domain/bench/check-report.ts";
import { createBackOff } from "../../check/back-off.ts";
import type { CheckPool, CheckVerdict } from "../../check/check-pool.ts";
import { openJudge } from "../../judge.ts";
import { checkHandler } from "./check.ts";

const projectId = "led-sequence";
const CIRCUIT = { board: "uno", parts: [], wires: [] };
const NO_BYTES = Buffer.alloc(0);
/** Blocks are not compiled. */
const compiler: Compiler = { compile: () => Promise.reject(new Error("not compiled")), ahead: () => 0 };
const noSavedCircuit = async () => null;
const caller = { userId: "asha", accessToken: "", sessionId: null, source: "", signal: new AbortController().signal };

const judgeThatSays = (run: CheckPool["run"]) => openJudge(compiler, { run, stop: async () => undefined });

/** Submits blocks that fail the checks. */
function checkWhereChecksFail(blocks: BlockProgram, asWanted = true) {
	const verdict: CheckVerdict = { verdict: "checked", report: { passed: false, steps: [] }, asWanted };
	const state = { score: 50, helps: [], completion: null, points: 50, level: 1 };
	const awards = { completeProject: async () => ({ points: state.score, already: false, state }) };
	return checkHandler(
		judgeThatSays(async () => verdict),
		awards,
		noSavedCircuit,
	).answer({ projectId, blocks, circuit: CIRCUIT }, caller, NO_BYTES);
}

test("blocks arranged as the solution's pass whatever their checks say, in a circuit wired as the project's", async () => {
	const solution = fromBlockly(blockAnswerFor(projectId)?.solution);
	if (!solution) throw new Error("the project has no solution");
	const built = { ...solution, statements: solution.statements.map((one, index) => ({ ...one, id: `own${index}` })) };
	expect(await checkWhereChecksFail(built)).toMatchObject({ report: { passed: true }, award: { points: 50 } });
	expect(await checkWhereChecksFail(built, false)).toMatchObject({ report: { passed: false }, award: null });
	const shorter = { ...solution, statements: solution.statements.slice(1) };
	expect(await checkWhereChecksFail(shorter)).toMatchObject({ report: { passed: false }, award: null });
});

test("whose programs are stopped twice as wild waits, is told how long, and nothing of theirs runs meanwhile", async () => {
	let now = 0;
	let runs = 0;
	let stopped: StopReason = "too_fast";
	const check = async (): Promise<CheckVerdict> => {
		runs++;
		return { verdict: "checked", report: { passed: false, steps: [], stopped }, asWanted: true };
	};
	const state = { score: 0, helps: [], completion: null, points: 0, level: 1 };
	const awards = { completeProject: async () => ({ points: 0, already: false, state }) };
	const handler = checkHandler(
		judgeThatSays(check),
		awards,
		noSavedCircuit,
		createBackOff(() => now),
	);
	const ask = () =>
		handler.answer({ projectId, blocks: { version: 1, statements: [] }, circuit: CIRCUIT }, caller, NO_BYTES);
	await ask();
	await ask();
	await expect(ask()).rejects.toMatchObject({ body: { code: "stopped_often", details: { seconds: 10 } } });
	expect(runs).toBe(2);
	now += 10_000;
	stopped = "crashed";
	for (let time = 0; time < 5; time++) await ask();
	expect(runs).toBe(7);
});
