import { z } from "zod/mini";
import { answerFor } from "#content/answers.ts";
import { blockAnswerFor } from "#content/answers-blocks.ts";
import { loadBlockProject } from "#content/block-projects.ts";
import { loadProject } from "#content/projects.ts";
import { type BlockCheckQuestion, blockCheckQuestion } from "#domain/block-check.ts";
import { fitsDevices } from "#domain/block-program/devices.ts";
import { fromBlockly } from "#domain/block-program/from-blockly.ts";
import { sameArrangement } from "#domain/block-program/same-arrangement.ts";
import { type CheckAnswer, checkQuestion, type StopReason } from "#domain/check-answer.ts";
import { sameProgramText } from "#domain/code-match.ts";
import { type Circuit, circuitSchema } from "#simulator/circuit.ts";
import type { Awards } from "../award/awards.ts";
import { createBackOff } from "../check/back-off.ts";
import type { CheckVerdict } from "../check/check-pool.ts";
import type { SavedCircuit } from "../check/saved-circuit.ts";
import type { Judge } from "../judge.ts";
import { Refusal } from "../refusal.ts";
import { compileFor } from "./compile-door.ts";
import type { Asking, Door } from "./doors.ts";

const question = z.union([blockCheckQuestion, checkQuestion]);

/** Programs that hold the check thread until they are stopped. */
const WILD: readonly (StopReason | undefined)[] = ["too_fast", "never_ends"];

/**
 * `POST /api/check`: checks what a sketch (compiled here) or blocks do on a board of the server's own, in the learner's
 * circuit, and awards the project's points the first time it passes. No claim of the page about
 * points or results is trusted, nor a circuit's sensor values. A person whose programs are stopped again and
 * again waits.
 */
export function checkDoor(
	judge: Judge,
	awards: Pick<Awards, "completeProject">,
	savedCircuit: SavedCircuit,
	backOff = createBackOff(),
): Door<typeof question> {
	return {
		path: "/api/check",
		question,
		perMinute: 20,
		async answer(body, asking) {
			const seconds = backOff.waitOf(asking.userId);
			if (seconds > 0) throw new Refusal("stopped_often", { seconds });
			const answer =
				"blocks" in body
					? await checkBlocks(body, asking, judge, awards, savedCircuit)
					: await checkSketch(body, asking, judge, awards, savedCircuit);
			if (answer.outcome === "checked" && WILD.includes(answer.report.stopped)) backOff.stopped(asking.userId);
			return answer;
		},
	};
}

async function checkSketch(
	{ projectId, source, circuit }: z.output<typeof checkQuestion>,
	{ userId, sessionId, signal }: Asking,
	judge: Judge,
	awards: Pick<Awards, "completeProject">,
	savedCircuit: SavedCircuit,
): Promise<CheckAnswer> {
	const given = readCircuit(circuit);
	const project = await loadProject(projectId);
	if (!project) throw new Refusal("unknown_project");
	const built = given ?? (await circuitSaved(savedCircuit, userId, projectId));
	const compiled = await compileFor(judge, source, userId, signal);
	if (compiled.outcome === "failed") return { outcome: "not_compiled", diagnostics: compiled.diagnostics };
	const verdict = await judge.check({ projectId, program: { hex: compiled.hex }, circuit: built }, userId);
	const isSolution = sameProgramText(source, answerFor(projectId)?.solution ?? "");
	return answerTo(verdict, isSolution, { userId, projectId, source, sessionId }, awards);
}

async function checkBlocks(
	{ projectId, blocks, circuit }: BlockCheckQuestion,
	{ userId, sessionId }: Asking,
	judge: Judge,
	awards: Pick<Awards, "completeProject">,
	savedCircuit: SavedCircuit,
): Promise<CheckAnswer> {
	const given = readCircuit(circuit);
	const project = await loadBlockProject(projectId);
	if (!project) throw new Refusal("unknown_project");
	if (!fitsDevices(blocks, project.devices)) throw new Refusal("bad_request");
	const built = given ?? (await circuitSaved(savedCircuit, userId, projectId));
	const verdict = await judge.check({ projectId, program: { blocks }, circuit: built }, userId);
	const solution = fromBlockly(blockAnswerFor(projectId)?.solution);
	return answerTo(
		verdict,
		solution !== null && sameArrangement(blocks, solution),
		{ userId, projectId, source: JSON.stringify(blocks), sessionId },
		awards,
	);
}

function readCircuit(circuit: unknown): Circuit | undefined {
	if (circuit === undefined) return undefined;
	const read = circuitSchema.safeParse(circuit);
	if (!read.success) throw new Refusal("bad_request");
	return read.data;
}

/** The circuit of work that an older page left waiting without one. */
async function circuitSaved(savedCircuit: SavedCircuit, userId: string, projectId: string): Promise<Circuit> {
	const saved = await savedCircuit(userId, projectId);
	if (!saved) throw new Refusal("circuit_missing");
	return saved;
}

/** A text or blocks equal to the solution pass in a circuit that is wired as the project's, whatever its checks say. */
async function answerTo(
	verdict: CheckVerdict,
	isSolution: boolean,
	completion: Parameters<Awards["completeProject"]>[0],
	awards: Pick<Awards, "completeProject">,
): Promise<CheckAnswer> {
	if (verdict.verdict === "bad_circuit") throw new Refusal("bad_request");
	if (verdict.verdict === "wiring") return { outcome: "wiring", problems: [...verdict.problems] };
	const passed = verdict.report.passed || (isSolution && verdict.asWanted);
	const report = { ...verdict.report, passed };
	return { outcome: "checked", report, award: passed ? await awards.completeProject(completion) : null };
}
