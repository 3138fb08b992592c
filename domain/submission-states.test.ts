import { expect, test } from "vitest";
import moves from "./examples/submission-states.json" with { type: "json" };
import {
	canMoveSubmission,
	canReopen,
	canReview,
	SUBMISSION_STATUSES,
	type SubmissionStatus,
} from "./submission-states.ts";

test.each(moves)("from $from to $to: allowed $allowed", ({ from, to, allowed }) => {
	expect(canMoveSubmission(from as SubmissionStatus, to as SubmissionStatus)).toBe(allowed);
});

test("the cases name each status with each other", () => {
	const all = SUBMISSION_STATUSES.flatMap((from) => SUBMISSION_STATUSES.map((to) => `${from} ${to}`));
	expect(moves.map(({ from, to }) => `${from} ${to}`).sort()).toEqual(all.sort());
});

test("work is reviewed until there is a decision, and reopened after it", () => {
	expect(SUBMISSION_STATUSES.filter(canReview)).toEqual(["pending", "under_review"]);
	expect(SUBMISSION_STATUSES.filter(canReopen)).toEqual(["approved", "rejected"]);
});
