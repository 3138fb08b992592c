import { QueueFull } from "#compiler/queue.ts";
import { loadProject } from "#content/projects.ts";
import { fromBlockly } from "#domain/bench/block-program/from-blockly.ts";
import { firstFailed } from "#domain/bench/check-report.ts";
import { type AttachedReport, submittedWork } from "#domain/classroom/submitted-work.ts";
import { stepIds } from "#simulator/checks/step-ids.ts";
import { circuitSchema } from "#simulator/circuit.ts";
import type { Judge } from "../judge.ts";
import type { ServiceClient } from "../platform/backend/backend.ts";
import { Refusal } from "../platform/refusal.ts";
import type { CheckResult } from "./check-result.ts";
import { checkBlocks, checkSketch } from "./check-work.ts";

/** Milliseconds between two looks at what was handed in. */
const INTERVAL_MS = 5000;
/** Checked one after the other, so that learners who wait for their own check do not wait for these. */
const AT_ONCE = 5;
const MOST_TRIES = 3;
/** Whose turn it is in the queues of the compiler and the checks. */
const PERSON = "what was handed in";

interface Log {
	error(details: object, message: string): void;
}

interface Submission {
	id: string;
	project_id: string;
	work: unknown;
}

/**
 * Checks the work of submissions soon after they were handed in, in their own circuit, and attaches the report.
 * Returns what stops it; what was begun is left, and done after the next start.
 */
export function scheduleSubmissionChecks(service: ServiceClient, judge: Judge, log: Log): () => void {
	const stopped = new AbortController();
	let timer: NodeJS.Timeout | undefined;

	/** How often the check of a submission failed, by its id. */
	const failures = new Map<string, number>();

	/** Null also where it fails again and again: it does not keep the others waiting. */
	async function tryCheck(submission: Submission): Promise<AttachedReport | null | "later"> {
		try {
			return await checkSubmission(judge, submission, stopped.signal);
		} catch (error) {
			if (stopped.signal.aborted || error instanceof QueueFull) return "later";
			const failed = (failures.get(submission.id) ?? 0) + 1;
			failures.set(submission.id, failed);
			log.error({ err: error, failed }, "what was handed in could not be checked");
			return failed < MOST_TRIES ? "later" : null;
		}
	}

	async function checkSome(): Promise<boolean> {
		const { data } = await service
			.rpc("submissions_to_check", { kinds: ["sketch", "blocks"], most: AT_ONCE })
			.throwOnError();
		for (const submission of data) {
			const report = await tryCheck(submission);
			if (report === "later") return false;
			failures.delete(submission.id);
			await service.rpc("write_check_report", { submission: submission.id, report } as never).throwOnError();
		}
		return data.length === AT_ONCE;
	}

	async function run(): Promise<void> {
		const more = await checkSome().catch((error: unknown) => {
			if (!stopped.signal.aborted) log.error({ err: error }, "what was handed in could not be read");
			return false;
		});
		if (!stopped.signal.aborted) timer = setTimeout(() => void run(), more ? 0 : INTERVAL_MS).unref();
	}

	void run();
	return () => {
		stopped.abort();
		clearTimeout(timer);
	};
}

/**
 * The report of one submission: what the last check said where the learner has had the same work checked, for two checks
 * draw two seeds. Null where its work, or its circuit, is none that can be checked.
 */
export async function checkSubmission(
	judge: Judge,
	{ project_id: projectId, work: stored }: Submission,
	signal: AbortSignal,
): Promise<AttachedReport | null> {
	const work = submittedWork.safeParse(stored).data;
	const project = await loadProject(projectId);
	if (!work || !project || project.program.kind !== work.kind) return null;
	// Blocks run in the project's own circuit.
	const circuit = work.circuit === null ? (work.kind === "blocks" ? project.circuit : null) : parsed(work.circuit);
	const built = circuitSchema.safeParse(circuit).data;
	if (!built) return null;
	try {
		if (work.kind === "sketch") {
			const sketch = { projectId, program: work.program, circuit: built };
			const result = judge.recent.find(sketch) ?? (await checkSketch(judge, sketch, { userId: PERSON, signal }));
			return reportOf(result, stepIds(project.checks));
		}
		const program = fromBlockly(parsed(work.program));
		if (!program) return null;
		const blocks = { projectId, program, circuit: built };
		const result = judge.recent.find(blocks) ?? (await checkBlocks(judge, blocks, PERSON));
		return reportOf(result, stepIds(project.checks));
	} catch (error) {
		if (error instanceof Refusal && error.body.code === "bad_request") return null;
		throw error;
	}
}

function reportOf(result: CheckResult, steps: readonly string[]): AttachedReport {
	const results = result.outcome === "checked" ? result.report.steps : [];
	const failed = firstFailed(results);
	return {
		passed: result.outcome === "checked" && result.report.passed,
		passedSteps: results.flatMap(({ id, state }) => (state === "passed" ? id : [])),
		steps: steps.length,
		failedStep: failed?.id ?? null,
		seen: failed?.seen ?? null,
		at: new Date().toISOString(),
		...(result.outcome === "checked" ? {} : { outcome: result.outcome }),
	};
}

function parsed(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		return undefined;
	}
}
