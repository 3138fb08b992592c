import { z } from "zod/mini";
import type { SubmissionStatus } from "#domain/classroom/submission-states.ts";
import { fileStore } from "#web/platform/backend/file-store.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";

export const SUBMISSIONS_BUCKET = "challenge-submissions";

/** Seconds a signed link holds. */
export const LINK_SECONDS = 3600;

export type SubmissionFile = {
	path: string;
	/** What its learner called it; null for files of before names were kept. */
	name: string | null;
	/** The extension, in small letters. */
	extension: string;
	isPicture: boolean;
};

/** What learner and reviewer both see. */
export type Submission = {
	id: string;
	status: SubmissionStatus;
	text: string | null;
	files: SubmissionFile[];
	feedback: string | null;
	points: number;
	submittedAt: string;
	reopenReason: string | null;
	/** What the teacher looked for, and found or not; null where it was not marked so. */
	marks: RubricMark[] | null;
};

const rubricMarks = z.array(z.object({ line: z.string(), met: z.boolean() }));
export type RubricMark = z.infer<typeof rubricMarks>[number];

type Columns = {
	id: string;
	status: string;
	submission_text: string | null;
	submission_files: string[] | null;
	submission_file_names: string[] | null;
	teacher_feedback: string | null;
	points_awarded: number;
	submitted_at: string;
	reopen_reason: string | null;
	rubric: unknown;
};

export const SUBMISSION_COLUMNS =
	"id, status, submission_text, submission_files, submission_file_names, teacher_feedback, points_awarded, submitted_at, reopen_reason, rubric";

export function submissionOf(row: Columns): Submission {
	return {
		id: row.id,
		status: row.status as SubmissionStatus,
		text: row.submission_text,
		files: (row.submission_files ?? []).map((path, index) => fileOf(path, row.submission_file_names?.[index] ?? null)),
		feedback: row.teacher_feedback,
		points: row.points_awarded,
		submittedAt: row.submitted_at,
		reopenReason: row.reopen_reason,
		marks: z.safeParse(rubricMarks, row.rubric).data ?? null,
	};
}

function fileOf(path: string, name: string | null): SubmissionFile {
	const extension = /\.([^.]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
	return { path, name, extension, isPicture: ["jpg", "jpeg", "png"].includes(extension) };
}

/** Links to the files at these paths, in one call: by path, without those that one may not read. */
export async function signLinks(paths: readonly string[]): Promise<Record<string, string>> {
	const bucket = (await fileStore()).from(SUBMISSIONS_BUCKET);
	const links = unwrap(await bucket.createSignedUrls([...paths], LINK_SECONDS));
	return Object.fromEntries(
		links.flatMap(({ path, signedUrl, error }) => (path && signedUrl && !error ? [[path, signedUrl]] : [])),
	);
}
