import { z } from "zod/mini";
import { type Dated, dayOf } from "./assignments.ts";
import { type ProjectWork, presenceOf, projectWork, stateOf, type WorkState } from "./class-progress.ts";

/** How far the learners of an assignment are. Times are the server's, ISO 8601. */

/** Of a program's checks. */
const checks = { passed: z.nullable(z.int()), of: z.nullable(z.int()) };

const assignedLearner = z.object({
	id: z.string(),
	name: z.string(),
	/** Classes that the learner has it from. */
	classes: z.array(z.string()),
	seenAt: z.nullable(z.string()),
	activeAt: z.nullable(z.string()),
	/** The project that is open. */
	at: z.nullable(z.string()),
	work: projectWork,
	/** The newest try. */
	tried: z.nullable(z.object(checks)),
	/** The newest work that was handed in; one that was sent back only where there is no other. */
	submission: z.nullable(z.object({ id: z.string(), status: z.string(), at: z.string(), ...checks })),
	remindedAt: z.nullable(z.string()),
});
export type AssignedLearner = z.infer<typeof assignedLearner>;

/** What `assignment_progress` answers. */
export const assignmentProgress = z.object({
	now: z.string(),
	challenge: z.string(),
	title: z.string(),
	classes: z.array(
		z.object({
			id: z.string(),
			name: z.string(),
			dueOn: z.nullable(z.string()),
			instruction: z.string(),
			givenAt: z.string(),
			/** False: it is for these groups. */
			wholeClass: z.boolean(),
			/** Whom it was given to, as they were then. */
			groups: z.array(z.object({ id: z.string(), position: z.int(), name: z.string(), members: z.array(z.string()) })),
		}),
	),
	learners: z.array(assignedLearner),
});
export type AssignmentProgress = z.infer<typeof assignmentProgress>;

/** How far a learner is: also who has just opened it, and whose work was sent back, are at work. */
export function workStateOf(
	{ work, submission, at, seenAt, activeAt }: AssignedLearner,
	now: string,
	minutes: number,
): WorkState {
	const state = stateOf(work, minutes);
	const isOpen = at === work.project && presenceOf({ seenAt, activeAt }, now) !== "away";
	return state === "none" && (isOpen || submission?.status === "rejected") ? "tried" : state;
}

/** What a tile counts: each learner is in one. */
export type Standing = "handed_in" | "working" | "not_begun";
export const STANDINGS: readonly Standing[] = ["handed_in", "working", "not_begun"];

export function standingOf(state: WorkState): Standing {
	if (state === "waiting" || state === "done") return "handed_in";
	return state === "none" ? "not_begun" : "working";
}

/** What the teacher can do something about comes first. */
const ORDER: readonly WorkState[] = ["stuck", "waiting", "done", "tried", "none"];

/** Who is stuck, the longest first; whose work waits for review, the oldest first; the others by name. */
export function byUrgency<Row extends { state: WorkState; learner: AssignedLearner }>(rows: readonly Row[]): Row[] {
	return rows.toSorted(
		(one, other) =>
			ORDER.indexOf(one.state) - ORDER.indexOf(other.state) ||
			sinceOf(one).localeCompare(sinceOf(other)) ||
			one.learner.name.localeCompare(other.learner.name),
	);
}

function sinceOf({ state, learner: { work, submission } }: { state: WorkState; learner: AssignedLearner }): string {
	if (state === "stuck") return work.progressedAt ?? "";
	return state === "waiting" ? (submission?.at ?? "") : "";
}

/** Whether what is done came after its day. It is said, and changes nothing else. */
export function cameLate({ doneAt }: Pick<ProjectWork, "doneAt">, { dueOn }: Dated): boolean {
	return Boolean(doneAt && dueOn && dayOf(new Date(doneAt)) > dueOn);
}
