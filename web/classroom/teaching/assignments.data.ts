import type { SubmissionStatus } from "#domain/classroom/submission-states.ts";
import type { Backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";

/** It is given to the class already. */
export const ALREADY_GIVEN = "23505";
/** 50 are given to the class already. */
export const TOO_MANY_ASSIGNMENTS = "QGIVE";

/** The day until which it is asked for has passed. */
export const DAY_PASSED = "QPAST";

/** Characters of an instruction. */
export const INSTRUCTION_MAXIMUM = 150;

export interface Assignment {
	id: string;
	/** Shared by what was given to several classes at once. */
	batchId: string;
	classId: string;
	/** A project or a challenge. */
	challengeId: string;
	title: string;
	/** `YYYY-MM-DD`; null without a date. */
	dueOn: string | null;
	/** One sentence of the teacher; empty for none. */
	instruction: string;
	/** Status of the newest work that the reader handed in for it; null where there is none. */
	own: SubmissionStatus | null;
}

const COLUMNS =
	"id, batch_id, class_id, challenge_id, due_on, instruction, challenge:challenges(title, own:challenge_submissions(status))" as const;

/** All that is given to the person's classes, or that they give, in the order it was given. What cannot be opened is left out. */
export async function listAssignments(backend: Backend, userId: string): Promise<Assignment[]> {
	const rows = unwrap(
		await backend
			.from("assignments")
			.select(COLUMNS)
			.eq("challenge.own.student_id", userId)
			.order("created_at")
			.order("id")
			.order("submitted_at", { referencedTable: "challenge.own", ascending: false })
			.limit(1, { referencedTable: "challenge.own" }),
	);
	return rows.flatMap(({ id, batch_id, class_id, challenge_id, due_on, instruction, challenge }) =>
		challenge
			? {
					...{ id, batchId: batch_id, classId: class_id, challengeId: challenge_id, title: challenge.title },
					...{ dueOn: due_on, instruction },
					own: (challenge.own[0]?.status as SubmissionStatus | undefined) ?? null,
				}
			: [],
	);
}

/** What is given to classes, or how it is changed. */
export interface AssignmentDraft extends Pick<Assignment, "batchId" | "challengeId" | "dueOn" | "instruction"> {
	classIds: readonly string[];
	/** A class of which no group is named has it as a whole. */
	groupIds: readonly string[];
}

/**
 * Gives it to all the classes or to none; of what was given before, it changes the words and the date, and takes it back
 * from classes and groups that are not named. Throws `BackendError` 23505, QGIVE or QPAST.
 */
export async function giveAssignment(backend: Backend, draft: AssignmentDraft): Promise<void> {
	const { batchId, challengeId, classIds, groupIds, instruction, dueOn } = draft;
	unwrap(
		await backend.rpc("give_assignment", {
			...{ batch: batchId, challenge: challengeId, classes: [...classIds], groups: [...groupIds], instruction },
			...(dueOn === null ? {} : { due: dueOn }),
		}),
	);
}

/** Who of the teacher's learners has done a project or a challenge. */
export async function listLearnersWhoDid(backend: Backend, challengeId: string): Promise<Set<string>> {
	return new Set(unwrap(await backend.rpc("learners_who_did", { challenge: challengeId })));
}

/** Takes it back from all its classes, or from one. */
export async function deleteAssignment(backend: Backend, batchId: string, classId?: string): Promise<void> {
	const given = backend.from("assignments").delete().eq("batch_id", batchId);
	unwrap(await (classId === undefined ? given : given.eq("class_id", classId)));
}

/** How many have done what is given to their class or group, and who has not. */
export interface AssignmentCount {
	done: number;
	/** Learners it is for. */
	members: number;
	/** The groups it is for, by letter (1 is A) and name; none for the whole class. */
	groups: readonly { position: number; name: string }[];
	/** Who has not, by full name. */
	missing: string[];
}

/** By the id of the assignment; of the classes of the person signed in. */
export async function countAssignments(backend: Backend): Promise<Map<string, AssignmentCount>> {
	const rows = unwrap(await backend.rpc("assignment_counts"));
	return new Map(
		rows.map(({ assignment_id, groups, ...count }) => [
			assignment_id,
			{ ...count, groups: groups as unknown as AssignmentCount["groups"] },
		]),
	);
}
