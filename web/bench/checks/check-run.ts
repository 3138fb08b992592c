import type { Refusal } from "#domain/api/refusal.ts";
import type { CheckReport, StepResult } from "#domain/bench/check-report.ts";

/** How far the checks of an uploaded program are. `page`: on the unseen board in this page. `server`: the server repeats them. `miswired`: the circuit must be mended first; nothing was checked. */
export type CheckPhase = "none" | "page" | "server" | "failed" | "passed" | "unanswered" | "miswired";

export interface CheckRun {
	phase: CheckPhase;
	steps: readonly StepResult[];
	/** Why the program was stopped before its checks ended. */
	stopped: CheckReport["stopped"] | null;
	/** Null for a passed extension. */
	award: { points: number; already: boolean } | null;
	/** Why the server gave no answer (`unanswered`). */
	refusal: Refusal | null;
}

export type CheckEvent =
	| { type: "started" }
	| { type: "stepped"; steps: readonly StepResult[] }
	/** The page's own report; null when the page could not check. Either way the server has the last word. */
	| { type: "page_reported"; report: CheckReport | null }
	/** The report on an extension, which the page alone checks: null when it could not. */
	| { type: "extension_reported"; report: CheckReport | null }
	| { type: "server_reported"; report: CheckReport; award: CheckRun["award"] }
	| { type: "refused"; refusal: Refusal }
	/** The circuit is dangerous, or cannot show what the program does. */
	| { type: "miswired" }
	/** The server is asked once more. */
	| { type: "asked_again" };

export const NO_CHECKS: CheckRun = { phase: "none", steps: [], stopped: null, award: null, refusal: null };

/** The next state, or the same one when the event comes at a time when it means nothing. */
export function nextCheckRun(run: CheckRun, event: CheckEvent): CheckRun {
	switch (event.type) {
		case "started":
			return { ...NO_CHECKS, phase: "page" };
		case "stepped":
			return run.phase === "page" ? { ...run, steps: event.steps } : run;
		case "page_reported":
			if (run.phase !== "page") return run;
			if (!event.report) return { ...run, phase: "server" };
			return { ...run, ...shown(event.report), phase: event.report.passed ? "server" : "failed" };
		case "extension_reported":
			if (run.phase !== "page") return run;
			if (!event.report) return NO_CHECKS;
			return { ...run, ...shown(event.report), phase: event.report.passed ? "passed" : "failed" };
		case "server_reported":
			if (run.phase !== "server") return run;
			if (event.award) return { ...run, ...shownAsPassed(run, event.report), phase: "passed", award: event.award };
			return { ...run, ...shown(event.report), phase: "failed" };
		case "refused":
			return run.phase === "server" ? { ...run, phase: "unanswered", refusal: event.refusal } : run;
		case "miswired":
			return run.phase === "page" || run.phase === "server" ? { ...NO_CHECKS, phase: "miswired" } : run;
		case "asked_again":
			return run.phase === "unanswered" ? { ...run, phase: "server", refusal: null } : run;
	}
}

/** A text equal to the solution passes whatever its checks say: then the page's own steps stay. */
function shownAsPassed(run: CheckRun, report: CheckReport): Pick<CheckRun, "steps" | "stopped"> {
	return report.passed ? shown(report) : { steps: run.steps, stopped: null };
}

function shown(report: CheckReport): Pick<CheckRun, "steps" | "stopped"> {
	return { steps: report.steps, stopped: report.stopped ?? null };
}
