import { type CheckReport, firstFailed } from "#domain/bench/check-report.ts";
import type { NewAction } from "#web/platform/outbox/action.ts";

/** Check results not yet sent to the server, by project. */
export const CHECK_ATTEMPT = "check_attempt";

/** One check of a program. What it awards is another action. */
export interface Attempt {
	kind: "sketch" | "blocks";
	passed: boolean;
	passedSteps: string[];
	steps: number;
	failedStep: string | null;
	seen: { code: string; values: Record<string, string | number> } | null;
	program: string;
}

export function attemptAction(
	userId: string,
	projectId: string,
	{ kind, program }: Pick<Attempt, "kind" | "program">,
	report: CheckReport,
): NewAction<Attempt> {
	const failed = firstFailed(report.steps);
	const payload = {
		...{ kind, program, passed: report.passed },
		passedSteps: report.steps.filter(({ state }) => state === "passed").map(({ id }) => id),
		steps: report.steps.length,
		failedStep: failed?.id ?? null,
		seen: failed?.seen ?? null,
	};
	return { person: userId, kind: CHECK_ATTEMPT, subject: projectId, payload };
}
