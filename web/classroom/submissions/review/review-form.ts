import { z } from "zod/mini";
import {
	REVIEW_CHOICES,
	REVIEW_POINTS_MAXIMUM,
	type ReviewChoice,
	type SubmissionStatus,
} from "#domain/classroom/submission-states.ts";
import { forgetDraft, readDraft, writeDraft } from "#web/platform/storage/draft.ts";
import type { Review } from "./review.data.ts";

/** What a reviewer has filled in so far. */
export type ReviewFields = {
	status: ReviewChoice | null;
	points: string;
	feedback: string;
	reason: string;
	/** The lines of the rubric that are met. */
	met: readonly string[];
};

export type ReviewProblem = { field: "points" | "reason"; code: "points_out_of_range" | "reason_missing" };

const EMPTY: ReviewFields = { status: null, points: "", feedback: "", reason: "", met: [] };

/**
 * The review to send, or what is wrong with it. Points count only for an approved one: a whole number from 0 to 1000.
 * A decision is taken back with a reason.
 */
export function reviewOf(fields: ReviewFields, from: SubmissionStatus): Review | ReviewProblem | null {
	const { status, feedback } = fields;
	if (status === null) return null;
	const reason = fields.reason.trim();
	if ((from === "approved" || from === "rejected") && reason === "") return { field: "reason", code: "reason_missing" };
	if (status !== "approved") return { status, points: 0, feedback: feedback.trim(), reason };
	const points = /^\d{1,4}$/.test(fields.points.trim()) ? Number(fields.points) : Number.NaN;
	if (!(points <= REVIEW_POINTS_MAXIMUM)) return { field: "points", code: "points_out_of_range" };
	return { status, points, feedback: feedback.trim(), reason };
}

/** True while a submission may go where the reviewer wants it to. */
export function stillPossible(status: ReviewChoice, from: SubmissionStatus): boolean {
	return REVIEW_CHOICES[from].includes(status);
}

const kept = z.object({
	status: z.nullable(z.enum(["under_review", "approved", "rejected"])),
	points: z.string(),
	feedback: z.string(),
	reason: z.string(),
	met: z._default(z.array(z.string()), []),
});

const keyOf = (reviewer: string, submissionId: string) => `review:${reviewer}:${submissionId}`;

/** What this reviewer has begun to write for a submission. */
export function readReviewDraft(reviewer: string, submissionId: string): ReviewFields {
	const draft = z.safeParse(kept, readDraft(keyOf(reviewer, submissionId)));
	return draft.success ? draft.data : EMPTY;
}

export function keepReviewDraft(reviewer: string, submissionId: string, fields: ReviewFields): void {
	writeDraft(keyOf(reviewer, submissionId), fields);
}

export function forgetReviewDraft(reviewer: string, submissionId: string): void {
	forgetDraft(keyOf(reviewer, submissionId));
}
