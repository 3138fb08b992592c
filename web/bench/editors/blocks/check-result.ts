import type { BlockProgram } from "#domain/bench/block-program/block-program.ts";
import { sameArrangement } from "#domain/bench/block-program/same-arrangement.ts";
import type { CheckReport } from "#domain/bench/check-report.ts";
import type { Checks } from "#simulator/checks/format.ts";

/** The blocks that ran, what they were checked for, and what they were found to do. */
export interface CheckResult {
	program: BlockProgram;
	checks: Checks;
	report: CheckReport;
}

/** What the last run says of the blocks as they are now; null before one, while they are arranged otherwise, and for other checks. */
export function reportOn(program: BlockProgram, checks: Checks, result: CheckResult | null): CheckReport | null {
	return result?.checks === checks && sameArrangement(result.program, program) ? result.report : null;
}
