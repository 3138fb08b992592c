import { z } from "zod/mini";
import {
	canReview,
	type ReviewChoice,
	SUBMISSION_STATUSES,
	type SubmissionStatus,
} from "#domain/classroom/submission-states.ts";
import { type AttachedWork, attachedHelps, attachedReport, submittedWork } from "#domain/classroom/submitted-work.ts";
import {
	type RubricMark,
	SUBMISSION_COLUMNS,
	type Submission,
	submissionOf,
} from "#web/classroom/submissions/submissions.data.ts";
import type { Backend } from "#web/platform/backend/backend.ts";
import { type ListPage, readPage } from "#web/platform/backend/read-page.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";

export const PAGE_SIZE = 20;

const UNDECIDED = SUBMISSION_STATUSES.filter(canReview);

/** Somebody else has reviewed since this revision was read. */
export const REVIEWED_MEANWHILE = "STALE";

/** `waiting`: not decided yet, oldest first. */
export type ReviewStatusFilter = SubmissionStatus | "waiting" | "all";

export type ReviewFilter = {
	status: ReviewStatusFilter;
	/** From 1. */
	page: number;
	/** Of the learners of this class only. Undefined: of all that the reviewer teaches. `all`: of everybody. */
	classId?: string | undefined;
	/** The classes that these are; undefined: no matter which. */
	classIds?: readonly string[] | undefined;
	/** Of this project or challenge only. */
	challengeId?: string | undefined;
	/** Of learners whose name has these letters only. */
	learner?: string | undefined;
	/** Handed in at this time or later. */
	from?: string | undefined;
	/** Without this person's own, which others review. */
	notBy?: string | undefined;
};

/** A submission as the staff see it. */
export type ReviewItem = Submission & {
	studentId: string;
	/** "Asha M."; null where the name may not be read. */
	student: string | null;
	/** Those who made it together with the student; one review covers all. */
	partners: { id: string; name: string }[];
	/** The challenge's title, or its id where it is no longer offered. */
	challenge: string;
	challengeId: string;
	/** What it is worth. */
	offered: number;
	/** What the challenge's author looks for. */
	rubric: readonly string[];
	/** How many checks passed at the last one before it was handed in; null: there was none. */
	checks: { passed: number; steps: number } | null;
	/** A review names the one that was read. */
	revision: number;
};

export type PastReview = {
	id: number;
	from: SubmissionStatus;
	to: SubmissionStatus;
	points: number;
	feedback: string | null;
	reason: string | null;
	reviewedAt: string;
	reviewerId: string | null;
	reviewer: string | null;
};

export type Review = {
	status: ReviewChoice;
	points: number;
	feedback: string;
	reason: string;
	/** Absent where the challenge has no rubric. */
	marks?: readonly RubricMark[];
};

const COLUMNS = `${SUBMISSION_COLUMNS}, student_id, challenge_id, revision, together_id, check_report, student:people(display_name), challenge:challenges(title, points, rubric)`;
const WITH_PAST = `${COLUMNS}, work, helps, reviews:submission_reviews(id, from_status, to_status, points, feedback, reason, reviewed_at, reviewer_id, reviewer:people(display_name))`;

const OF_LEARNER = COLUMNS.replace("people(", "people!inner(");
const OF_CLASS = OF_LEARNER.replace("display_name", "display_name, class_members!inner(class_id)");

/** One page of everybody's submissions, newest first; of those that wait the oldest first. */
export async function listSubmissions(backend: Backend, filter: ReviewFilter): Promise<ListPage<ReviewItem>> {
	const { status, page, classId, classIds, challengeId, learner, notBy } = filter;
	const isOfLearner = learner !== undefined || (classId !== undefined && classIds !== undefined);
	const found = await readPage(page, PAGE_SIZE, (first, last) => {
		let query = backend
			.from("challenge_submissions")
			.select((classIds ? OF_CLASS : learner ? OF_LEARNER : COLUMNS) as typeof COLUMNS, { count: "exact" })
			.order("submitted_at", { ascending: status === "waiting" })
			.order("id")
			.range(first, last);
		// Who is looked for may have worked at another's computer: then each one's is listed.
		if (!isOfLearner) query = query.eq("together_first", true);
		if (status === "waiting") query = query.in("status", UNDECIDED);
		else if (status !== "all") query = query.eq("status", status);
		if (filter.from) query = query.gte("submitted_at", filter.from);
		if (notBy) query = query.neq("student_id", notBy);
		if (challengeId) query = query.eq("challenge_id", challengeId);
		if (classIds) query = query.in("student.class_members.class_id", classIds);
		if (learner) query = query.ilike("student.display_name", `%${learner.replace(/[\\%_]/g, "\\$&")}%`);
		return query;
	});
	const makers = await makersOf(backend, found.rows);
	return { ...found, rows: found.rows.map((row) => itemOf(row, makers)) };
}

type Maker = { submission: string; id: string; name: string };

/** Who handed in, by what was made together. */
async function makersOf(backend: Backend, rows: readonly Row[]): Promise<ReadonlyMap<string, Maker[]>> {
	const ids = rows.flatMap(({ together_id }) => together_id ?? []);
	const makers = new Map<string, Maker[]>();
	if (ids.length === 0) return makers;
	const all = unwrap(
		await backend
			.from("challenge_submissions")
			.select("id, student_id, together_id, student:people(display_name)")
			.in("together_id", ids)
			.order("id"),
	);
	for (const { id, student_id, together_id, student } of all) {
		if (!together_id || !student) continue;
		makers.set(together_id, [
			...(makers.get(together_id) ?? []),
			{ submission: id, id: student_id, name: student.display_name },
		]);
	}
	return makers;
}

export type ReviewComment = { id: string; body: string };

/** What this reviewer writes again and again, oldest first. */
export async function listReviewComments(backend: Backend): Promise<ReviewComment[]> {
	return unwrap(await backend.from("review_comments").select("id, body").order("created_at").order("id"));
}

export async function addReviewComment(backend: Backend, reviewer: string, body: string): Promise<void> {
	unwrap(await backend.from("review_comments").insert({ reviewer_id: reviewer, body }));
}

export async function removeReviewComment(backend: Backend, id: string): Promise<void> {
	unwrap(await backend.from("review_comments").delete().eq("id", id));
}

/** All that can be handed in, by title. */
export async function listChallengeTitles(backend: Backend): Promise<{ id: string; title: string }[]> {
	return unwrap(await backend.from("challenges").select("id, title").order("title").limit(500));
}

/** One submission with its reviews, newest first, and what was made. */
export type SubmissionRead = { item: ReviewItem; past: PastReview[]; attached: AttachedWork | null };

/** Null where there is none that one may read. */
export async function getSubmission(backend: Backend, id: string): Promise<SubmissionRead | null> {
	const row = unwrap(
		await backend
			.from("challenge_submissions")
			.select(WITH_PAST)
			.eq("id", id)
			.order("id", { referencedTable: "reviews", ascending: false })
			.maybeSingle(),
	);
	if (!row) return null;
	const past = row.reviews.map((review) => ({
		id: review.id,
		from: review.from_status as SubmissionStatus,
		to: review.to_status as SubmissionStatus,
		points: review.points,
		feedback: review.feedback,
		reason: review.reason,
		reviewedAt: review.reviewed_at,
		reviewerId: review.reviewer_id,
		reviewer: review.reviewer?.display_name ?? null,
	}));
	const work = z.safeParse(submittedWork, row.work).data;
	const attached = work
		? {
				work,
				report: reportOf(row),
				helps: z.safeParse(attachedHelps, row.helps).data ?? null,
			}
		: null;
	return { item: itemOf(row, await makersOf(backend, [row])), past, attached };
}

/** The one that waits after this one in the queue, else its first; null where no other waits. */
export async function nextWaiting(
	backend: Backend,
	filter: ReviewFilter,
	reviewer: string,
	{ id, submittedAt }: Pick<ReviewItem, "id" | "submittedAt">,
): Promise<string | null> {
	const queue: ReviewFilter = { ...filter, status: "waiting", page: 1, notBy: reviewer };
	for (const part of [{ ...queue, from: submittedAt }, queue]) {
		const { rows } = await listSubmissions(backend, part);
		const next = rows.find((row) => row.id !== id);
		if (next) return next.id;
	}
	return null;
}

/** Reviews what was read. Throws `BackendError` `STALE` when somebody else has reviewed meanwhile. */
export async function reviewSubmission(
	backend: Backend,
	{ id, revision }: Pick<ReviewItem, "id" | "revision">,
	{ status, points, feedback, reason, marks }: Review,
): Promise<void> {
	unwrap(
		await backend.rpc("review_submission", {
			submission_id: id,
			expected_revision: revision,
			status,
			points: status === "approved" ? points : 0,
			feedback,
			reason,
			...(marks && { rubric: marks.map((mark) => ({ ...mark })) }),
		}),
	);
}

type Row = Parameters<typeof submissionOf>[0] & {
	student_id: string;
	challenge_id: string;
	revision: number;
	together_id: string | null;
	check_report: unknown;
	student: { display_name: string } | null;
	challenge: { title: string; points: number; rubric: string[] } | null;
};

function reportOf({ check_report }: Pick<Row, "check_report">): AttachedWork["report"] {
	return z.safeParse(attachedReport, check_report).data ?? null;
}

function itemOf(row: Row, makers: ReadonlyMap<string, Maker[]>): ReviewItem {
	const report = reportOf(row);
	return {
		...submissionOf(row),
		studentId: row.student_id,
		student: row.student?.display_name ?? null,
		partners: (makers.get(row.together_id ?? "") ?? []).flatMap(({ submission, ...maker }) =>
			submission === row.id ? [] : maker,
		),
		challenge: row.challenge?.title ?? row.challenge_id,
		challengeId: row.challenge_id,
		offered: row.challenge?.points ?? 0,
		rubric: row.challenge?.rubric ?? [],
		checks: report && { passed: report.passedSteps.length, steps: report.steps },
		revision: row.revision,
	};
}
