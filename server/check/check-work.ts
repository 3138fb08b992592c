import { answerFor } from "#content/answers.ts";
import { blockAnswerFor } from "#content/answers-blocks.ts";
import { asBlockProject, asSketchProject, loadProject } from "#content/projects.ts";
import type { BlockProgram } from "#domain/bench/block-program/block-program.ts";
import { fitsDevices } from "#domain/bench/block-program/devices.ts";
import { fromBlockly } from "#domain/bench/block-program/from-blockly.ts";
import { sameArrangement } from "#domain/bench/block-program/same-arrangement.ts";
import { sameProgramText } from "#domain/classroom/code-match.ts";
import { compileFor, type Judge } from "../judge.ts";
import { Refusal } from "../platform/refusal.ts";
import type { CheckVerdict } from "./check-pool.ts";
import type { CheckResult, Work } from "./check-result.ts";

/**
 * Compiles a sketch and checks it in its circuit.
 * @throws Refusal `unknown_project`, `bad_request` for a circuit of parts that do not exist; QueueFull
 */
export async function checkSketch(
	judge: Judge,
	work: Work<string>,
	{ userId, signal }: { userId: string; signal: AbortSignal },
): Promise<CheckResult> {
	const { projectId, program, circuit } = work;
	if (!asSketchProject(await loadProject(projectId))) throw new Refusal("unknown_project");
	const compiled = await compileFor(judge, program, userId, signal);
	if (compiled.outcome === "failed") return { outcome: "not_compiled", diagnostics: compiled.diagnostics };
	const verdict = await judge.check({ projectId, program: { hex: compiled.hex }, circuit }, userId);
	const isSolution = sameProgramText(program, answerFor(projectId)?.solution ?? "");
	return kept(judge, work, resultOf(verdict, isSolution));
}

/**
 * Checks blocks in their circuit.
 * @throws Refusal `unknown_project`, `bad_request` for lights that the project does not have; QueueFull
 */
export async function checkBlocks(judge: Judge, work: Work<BlockProgram>, userId: string): Promise<CheckResult> {
	const { projectId, program, circuit } = work;
	const project = asBlockProject(await loadProject(projectId));
	if (!project) throw new Refusal("unknown_project");
	if (!fitsDevices(program, project.program.devices)) throw new Refusal("bad_request");
	const verdict = await judge.check({ projectId, program: { blocks: program }, circuit }, userId);
	const solution = fromBlockly(blockAnswerFor(projectId)?.solution);
	return kept(judge, work, resultOf(verdict, solution !== null && sameArrangement(program, solution)));
}

function kept({ recent }: Judge, work: Work<unknown>, result: CheckResult): CheckResult {
	recent.keep(work, result);
	return result;
}

/** A text or blocks equal to the solution pass in a circuit that is wired as the project's, whatever its checks say. */
function resultOf(verdict: CheckVerdict, isSolution: boolean): CheckResult {
	if (verdict.verdict === "bad_circuit") throw new Refusal("bad_request");
	if (verdict.verdict === "wiring") return { outcome: "wiring", problems: [...verdict.problems] };
	const passed = verdict.report.passed || (isSolution && verdict.asWanted);
	return { outcome: "checked", report: { ...verdict.report, passed } };
}
