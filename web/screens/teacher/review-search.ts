import { SUBMISSION_STATUSES, type SubmissionStatus } from "#domain/submission-states.ts";

/** What the dashboard's address says of the review: which submissions are listed, and which one is looked at. */
export type ReviewSearch = {
	status?: SubmissionStatus | "all";
	page?: number;
	submission?: string;
	class?: string;
	project?: string;
	learner?: string;
};

const CHALLENGE = /^[\w-]{1,100}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads the address; what is not understood is left out. */
export function reviewSearch(search: Record<string, unknown>): ReviewSearch {
	const status = SUBMISSION_STATUSES.find((known) => known === search.status);
	const page = Number(search.page);
	const { submission, class: classId, project, learner } = search;
	return {
		...(status ? { status } : {}),
		...(Number.isInteger(page) && page > 1 && page < 10_000 ? { page } : {}),
		...(typeof submission === "string" && UUID.test(submission) ? { submission } : {}),
		...(typeof classId === "string" && UUID.test(classId) ? { class: classId } : {}),
		...(typeof project === "string" && CHALLENGE.test(project) ? { project } : {}),
		...(learner !== undefined && `${learner}`.length <= 100 ? { learner: `${learner}` } : {}),
	};
}

/** The list that the address asks for: by default the first page of all. */
export function filterFrom({ status = "all", page = 1, class: classId, project, learner }: ReviewSearch) {
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
