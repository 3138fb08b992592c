import { PICTURE_EDGE } from "#domain/api/pictures.ts";
import { submissionFileType } from "#domain/classroom/submission-files.ts";
import type { SubmittedWork } from "#domain/classroom/submitted-work.ts";
import {
	SUBMISSION_COLUMNS,
	SUBMISSIONS_BUCKET,
	type Submission,
	submissionOf,
} from "#web/classroom/submissions/submissions.data.ts";
import type { Backend } from "#web/platform/backend/backend.ts";
import { BackendError, hasCode } from "#web/platform/backend/backend-error.ts";
import { fileStore } from "#web/platform/backend/file-store.ts";
import { type ListPage, readPage } from "#web/platform/backend/read-page.ts";
import { withRetry } from "#web/platform/backend/retry.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";
import { uploadFile, uploadPicture, WRONG_TYPE } from "#web/platform/backend/upload.ts";
import { isPicture } from "#web/platform/storage/file-problem.ts";
import { shrinkPicture } from "#web/platform/storage/shrink-picture.ts";
import type { StoredFile, StoreFile } from "./upload-list.ts";

/** A submission of the same id has been taken before. */
const ALREADY_THERE = "23505";

export const PAGE_SIZE = 10;

export type Work = {
	challengeId: string;
	/** Trimmed. */
	text: string;
	files: readonly StoredFile[];
	/** What was made in the project; null where there is nothing of it. */
	work: SubmittedWork | null;
	/** The same for each try of the same work: it is applied once. */
	actionId: string;
};

/** Hands work in. A second time with the same `actionId` it changes nothing. */
export async function createSubmission(
	backend: Backend,
	userId: string,
	{ challengeId, text, files, work, actionId }: Work,
): Promise<void> {
	try {
		unwrap(
			await backend.from("challenge_submissions").insert({
				challenge_id: challengeId,
				student_id: userId,
				submission_text: text || null,
				submission_files: files.length > 0 ? files.map(({ path }) => path) : null,
				submission_file_names: files.length > 0 ? files.map(({ name }) => name) : null,
				work,
				client_action_id: actionId,
			}),
		);
	} catch (error) {
		if (!hasCode(error, ALREADY_THERE)) throw error;
	}
}

/** One page of what the person has handed in for a challenge, newest first. */
export async function listOwnSubmissions(
	backend: Backend,
	{ userId, challengeId }: { userId: string; challengeId: string },
	page: number,
): Promise<ListPage<Submission>> {
	const found = await readPage(page, PAGE_SIZE, (first, last) =>
		backend
			.from("challenge_submissions")
			.select(SUBMISSION_COLUMNS, { count: "exact" })
			.eq("student_id", userId)
			.eq("challenge_id", challengeId)
			.order("submitted_at", { ascending: false })
			.order("id")
			.range(first, last),
	);
	return { ...found, rows: found.rows.map(submissionOf) };
}

/** What a person may still hand in. */
export type SubmissionRoom = {
	/** Submissions for the challenge that may wait for review. */
	waiting: number;
	/** Submissions of any challenge in the next 24 hours. */
	today: number;
	/** Bytes of files and notes. */
	bytes: number;
};

/** What the person signed in may still hand in for a challenge. */
export async function getSubmissionRoom(backend: Backend, challengeId: string): Promise<SubmissionRoom> {
	return unwrap(await backend.rpc("submission_room", { challenge_id: challengeId }).single());
}

/**
 * Stores files for the person: pictures scaled and through our server, all else straight. Each at the path that its id gives,
 * so that one sent again is stored once.
 */
export function storeFilesFor(userId: string): StoreFile {
	return async ({ id, file }, { onBroken, ...rest }) => {
		const options = { ...rest, userId };
		const { signal } = options;
		if (isPicture(file.name)) {
			const picture = await shrinkPicture(file, PICTURE_EDGE).catch((cause: unknown) => {
				throw new BackendError(WRONG_TYPE, "The picture cannot be read", { cause });
			});
			return withRetry(() => uploadPicture({ bucket: SUBMISSIONS_BUCKET, name: id, picture }, options), {
				signal,
				onBroken,
			});
		}
		const path = `${userId}/${id}.${extensionOf(file.name)}`;
		const type = submissionFileType(file.name) ?? "application/octet-stream";
		await withRetry(() => uploadFile({ bucket: SUBMISSIONS_BUCKET, path, file, type }, options), { signal, onBroken });
		return path;
	};
}

/** Removes a file that was stored and is not handed in. */
export async function removeStoredFile(path: string): Promise<void> {
	unwrap(await (await fileStore()).from(SUBMISSIONS_BUCKET).remove([path]));
}

function extensionOf(name: string): string {
	return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
}
