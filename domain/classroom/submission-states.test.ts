import { expect, test } from "vitest";
import moves from "../examples/submission-states.json" with { type: "json" };
import {
	canMoveSubmission,
	canReopen,
	canReview,
	REVIEW_POINTS_MAXIMUM,
	SUBMISSION_STATUSES,
	type SubmissionStatus,
	stepReviewPoints,
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

test.each([
	["", 10, 0],
	["80", 90, 70],
	["73", 80, 70],
	["0", 10, 0],
	["4", 10, 0],
	["995", REVIEW_POINTS_MAXIMUM, 990],
	["1000", REVIEW_POINTS_MAXIMUM, 990],
	["5000", REVIEW_POINTS_MAXIMUM, REVIEW_POINTS_MAXIMUM],
	["-30", 0, 0],
	["many", 10, 0],
])("from %j points + leads to %i and − to %i, never past the ends", (typed, more, fewer) => {
	expect([stepReviewPoints(typed, 1), stepReviewPoints(typed, -1)]).toEqual([more, fewer]);
});
