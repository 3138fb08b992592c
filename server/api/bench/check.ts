import { asBlockProject, asSketchProject, loadProject } from "#content/projects.ts";
import { type BlockCheckRequest, type CheckRequest, check, type SketchCheckRequest } from "#domain/api/bench.ts";
import type { StopReason } from "#domain/bench/check-report.ts";
import { type Circuit, circuitSchema } from "#simulator/circuit.ts";
import type { Awards } from "../../award/awards.ts";
import { createBackOff } from "../../check/back-off.ts";
import type { CheckResult } from "../../check/check-result.ts";
import { checkBlocks, checkSketch } from "../../check/check-work.ts";
import type { SavedCircuit } from "../../check/saved-circuit.ts";
import type { Judge } from "../../judge.ts";
import { Refusal } from "../../platform/refusal.ts";
import { type Caller, handler, perMinute } from "../handler.ts";

/** Programs that hold the check thread until they are stopped. */
const WILD: readonly (StopReason | undefined)[] = ["too_fast", "never_ends"];

/**
 * Checks what a sketch (compiled here) or blocks do on a board of the server's own, in the learner's
 * circuit, and awards the project's points the first time it passes. No claim of the page about points or results is
 * trusted, nor a circuit's sensor values. A person whose programs are stopped again and again waits.
 */
export function checkHandler(
	judge: Judge,
	awards: Pick<Awards, "completeProject">,
	savedCircuit: SavedCircuit,
	backOff = createBackOff(),
) {
	/** That of the request; for work that an older page left waiting without one the saved one. */
	async function circuitOf({ projectId, circuit }: CheckRequest, userId: string) {
		const built = readCircuit(circuit) ?? (await savedCircuit(userId, projectId));
		if (!built) throw new Refusal("circuit_missing");
		return built;
	}

	async function checkBlockRequest(body: BlockCheckRequest, { userId }: Caller): Promise<CheckResult> {
		const { projectId, blocks: program } = body;
		if (!asBlockProject(await loadProject(projectId))) throw new Refusal("unknown_project");
		return checkBlocks(judge, { projectId, program, circuit: await circuitOf(body, userId) }, userId);
	}

	async function checkSketchRequest(body: SketchCheckRequest, { userId, signal }: Caller): Promise<CheckResult> {
		const { projectId, source: program } = body;
		if (!asSketchProject(await loadProject(projectId))) throw new Refusal("unknown_project");
		const work = { projectId, program, circuit: await circuitOf(body, userId) };
		return checkSketch(judge, work, { userId, signal });
	}

	return handler({
		endpoint: check,
		limit: perMinute(20),
		async answer(body, caller) {
			const { userId, sessionId } = caller;
			const seconds = backOff.waitOf(userId);
			if (seconds > 0) throw new Refusal("stopped_often", { seconds });
			const result = "blocks" in body ? await checkBlockRequest(body, caller) : await checkSketchRequest(body, caller);
			if (result.outcome !== "checked") return result;
			if (WILD.includes(result.report.stopped)) backOff.stopped(userId);
			if (!result.report.passed) return { ...result, award: null };
			const source = "blocks" in body ? JSON.stringify(body.blocks) : body.source;
			const completion = { userId, projectId: body.projectId, source, sessionId };
			return { ...result, award: await awards.completeProject(completion) };
		},
	});
}

function readCircuit(circuit: unknown): Circuit | undefined {
	if (circuit === undefined) return undefined;
	const read = circuitSchema.safeParse(circuit);
	if (!read.success) throw new Refusal("bad_request");
	return read.data;
}
