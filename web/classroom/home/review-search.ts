import { SUBMISSION_STATUSES } from "#domain/classroom/submission-states.ts";

const STATUSES = [...SUBMISSION_STATUSES, "waiting", "all"] as const;
type ReviewStatus = (typeof STATUSES)[number];

/** What the dashboard's address says of the review: which submissions are listed, and which one is looked at. */
export type ReviewSearch = {
	status?: ReviewStatus;
	page?: number;
	submission?: string;
	/** The submission is reviewed, over the whole screen. */
	review?: true;
	/** A class's id, or `all`: everybody's. */
	class?: string;
	project?: string;
	learner?: string;
};

/** Instead of a class: learners of no class of the reviewer, too. */
export const EVERYBODY = "all";
const CHALLENGE = /^[\w-]{1,100}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads the address; what is not understood is left out. */
export function reviewSearch(search: Record<string, unknown>): ReviewSearch {
	const status = STATUSES.find((known) => known === search.status);
	const page = Number(search.page);
	const { submission, review, class: classId, project, learner } = search;
	return {
		...(status ? { status } : {}),
		...(Number.isInteger(page) && page > 1 && page < 10_000 ? { page } : {}),
		...(typeof submission === "string" && UUID.test(submission)
			? { submission, ...(review === true ? { review } : {}) }
			: {}),
		...(typeof classId === "string" && (UUID.test(classId) || classId === EVERYBODY) ? { class: classId } : {}),
		...(typeof project === "string" && CHALLENGE.test(project) ? { project } : {}),
		...(learner !== undefined && `${learner}`.length <= 100 ? { learner: `${learner}` } : {}),
	};
}

/** Whether the first that wait are shown, instead of a list: nothing is filtered, and no submission is open beside it. */
export function isShort({ status, class: classId, project, learner, submission, review }: ReviewSearch): boolean {
	return !status && !classId && !project && !learner && (!submission || review === true);
}

/** The list that the address asks for: by default the first page of all. */
export function filterFrom(search: ReviewSearch) {
	const { status = isShort(search) ? "waiting" : "all", page = 1, class: classId, project, learner } = search;
	return { status, page, classId, challengeId: project, learner };
}

/** What the address says for a filter. */
export function searchFor({
	status,
	page,
	classId,
	challengeId,
	learner,
}: ReturnType<typeof filterFrom>): ReviewSearch {
	return {
		status,
		...(page > 1 ? { page } : {}),
		...(classId ? { class: classId } : {}),
		...(challengeId ? { project: challengeId } : {}),
		...(learner ? { learner } : {}),
	};
}
