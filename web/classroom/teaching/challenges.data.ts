import type { ChallengeCategory, ChallengeDifficulty } from "#domain/catalogue/challenges.ts";
import type { SubmissionStatus } from "#domain/classroom/submission-states.ts";
import type { Backend } from "#web/platform/backend/backend.ts";
import { hasCode } from "#web/platform/backend/backend-error.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";
import { DOCUMENT_COLUMNS, documentOf, type TeacherDocument } from "./documents.data.ts";

/** A challenge of the same id has been taken before. */
const ALREADY_THERE = "23505";
/** 100 challenges are kept already. */
export const TOO_MANY_CHALLENGES = "QCHAL";
/** Work was handed in for it. */
export const HAS_SUBMISSIONS = "23503";

/** `inactive`: taken back by its author. */
export type ChallengeStatus = "draft" | "active" | "inactive";

/** What the form asks. */
export interface ChallengeFacts {
	title: string;
	description: string;
	difficulty: ChallengeDifficulty;
	category: ChallengeCategory;
	/** What its author looks for in the work, at most `RUBRIC_LINES`. */
	rubric: string[];
}

/** A challenge that an educator made. */
export interface Challenge extends ChallengeFacts {
	id: string;
	status: ChallengeStatus;
	/** An administrator says that it reaches every learner. */
	forEveryone: boolean;
	authorId: string | null;
	author: string | null;
	/** Status of the newest work that the reader handed in for it; null where there is none. */
	own: SubmissionStatus | null;
	documents: TeacherDocument[];
}

const COLUMNS =
	`id, title, description, difficulty, category, status, rubric, for_everyone, created_by, author:people!challenges_created_by_fkey(display_name), own:challenge_submissions(status), documents:project_documents(${DOCUMENT_COLUMNS})` as const;

/** Every challenge of educators that the person may read, newest first, with the person's own work and the documents. */
export async function listChallenges(backend: Backend, userId: string): Promise<Challenge[]> {
	const rows = unwrap(
		await backend
			.from("challenges")
			.select(COLUMNS)
			.eq("project", false)
			.eq("own.student_id", userId)
			.order("created_at", { ascending: false })
			.order("id")
			.order("submitted_at", { referencedTable: "own", ascending: false })
			.limit(1, { referencedTable: "own" })
			.order("created_at", { referencedTable: "documents" }),
	);
	return rows.map((row) => ({
		id: row.id,
		title: row.title,
		description: row.description,
		difficulty: row.difficulty as ChallengeDifficulty,
		category: row.category as ChallengeCategory,
		rubric: row.rubric,
		status: row.status as ChallengeStatus,
		forEveryone: row.for_everyone,
		authorId: row.created_by,
		author: row.author?.display_name ?? null,
		own: (row.own[0]?.status as SubmissionStatus | undefined) ?? null,
		documents: row.documents.map(documentOf),
	}));
}

/** Adds a challenge of the person's own. A second time with the same `id` it changes nothing. Throws `BackendError` QCHAL. */
export async function createChallenge(
	backend: Backend,
	userId: string,
	{ id, rubric, ...facts }: ChallengeFacts & { id: string },
): Promise<void> {
	try {
		unwrap(
			await backend
				.from("challenges")
				.insert({ id, ...facts, rubric: [...rubric], created_by: userId, status: "active" }),
		);
	} catch (error) {
		if (!hasCode(error, ALREADY_THERE)) throw error;
	}
}

export async function updateChallenge(
	backend: Backend,
	id: string,
	{ rubric, ...changes }: Partial<ChallengeFacts> & { status?: ChallengeStatus },
): Promise<void> {
	unwrap(
		await backend
			.from("challenges")
			.update({ ...changes, ...(rubric && { rubric: [...rubric] }) })
			.eq("id", id),
	);
}

/** Throws `BackendError` 23503 where work was handed in for it. Its documents stay, attached to none. */
export async function deleteChallenge(backend: Backend, id: string): Promise<void> {
	unwrap(await backend.from("challenges").delete().eq("id", id));
}

/** The administrators': whether it reaches every learner, or its author's classes only. */
export async function openToEveryone(backend: Backend, id: string, everyone: boolean): Promise<void> {
	unwrap(await backend.rpc("open_challenge_to_everyone", { challenge_id: id, everyone }));
}

/** What an educator may still add. */
export interface TeachingRoom {
	challenges: number;
	/** Of files and texts. */
	bytes: number;
}

export async function getTeachingRoom(backend: Backend): Promise<TeachingRoom> {
	return unwrap(await backend.rpc("teaching_room").single());
}
