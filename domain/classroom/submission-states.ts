/** The transitions of a submission, as a table. The database enforces the same. */

export const SUBMISSION_STATUSES = ["pending", "under_review", "approved", "rejected"] as const;

export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

/** What a reviewer chooses from. */
export type ReviewChoice = Exclude<SubmissionStatus, "pending">;

/** Most points of one submission; only an approved one awards any. */
export const REVIEW_POINTS_MAXIMUM = 1000;

/** What one press of + or − changes them by. */
export const REVIEW_POINTS_STEP = 10;

/**
 * The points after one press: the next multiple of the step in that direction, from 0 to the maximum.
 * What is typed and is no number counts as 0.
 */
export function stepReviewPoints(typed: string, direction: 1 | -1): number {
	const points = Number.parseFloat(typed);
	const steps = (Number.isFinite(points) ? points : 0) / REVIEW_POINTS_STEP;
	const next = direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
	return Math.min(REVIEW_POINTS_MAXIMUM, Math.max(0, next * REVIEW_POINTS_STEP));
}

const UNDECIDED: readonly ReviewChoice[] = ["under_review", "approved", "rejected"];
const DECIDED: readonly ReviewChoice[] = ["under_review"];

/** Where a review leads from each status. A decision is only taken back, never turned into another at once. */
export const REVIEW_CHOICES: Record<SubmissionStatus, readonly ReviewChoice[]> = {
	pending: UNDECIDED,
	under_review: UNDECIDED,
	approved: DECIDED,
	rejected: DECIDED,
};

/** True when a review can lead from the one status to the other. */
export function canMoveSubmission(from: SubmissionStatus, to: SubmissionStatus): boolean {
	return (REVIEW_CHOICES[from] as readonly SubmissionStatus[]).includes(to);
}

/** True while no decision has been taken: Review Submission is offered. */
export function canReview(status: SubmissionStatus): boolean {
	return REVIEW_CHOICES[status] === UNDECIDED;
}

/** True when a decision can be taken back, which needs a reason. */
export function canReopen(status: SubmissionStatus): boolean {
	return REVIEW_CHOICES[status] === DECIDED;
}
