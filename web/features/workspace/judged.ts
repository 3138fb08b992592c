import type { BlockProgram } from "#domain/block-program/block-program.ts";
import { sameArrangement } from "#domain/block-program/same-arrangement.ts";
import type { CheckReport } from "#domain/check-answer.ts";

/** The blocks that ran, and what they were found to do. */
export interface Judged {
	program: BlockProgram;
	report: CheckReport;
}

/** What the last run says of the blocks as they are now; null before one, and while they are arranged otherwise. */
export function reportOn(program: BlockProgram, judged: Judged | null): CheckReport | null {
	return judged && sameArrangement(judged.program, program) ? judged.report : null;
}
