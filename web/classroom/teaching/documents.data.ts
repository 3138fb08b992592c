import { PICTURE_EDGE } from "#domain/api/pictures.ts";
import { documentFileType } from "#domain/classroom/document-files.ts";
import type { Backend } from "#web/platform/backend/backend.ts";
import { BackendError, hasCode } from "#web/platform/backend/backend-error.ts";
import { fileStore } from "#web/platform/backend/file-store.ts";
import { withRetry } from "#web/platform/backend/retry.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";
import { type UploadOptions, uploadFile, uploadPicture, WRONG_TYPE } from "#web/platform/backend/upload.ts";
import { shrinkPicture } from "#web/platform/storage/shrink-picture.ts";

const BUCKET = "project-documents";

/** A document of the same file has been recorded before. */
const ALREADY_THERE = "23505";

/** Seconds a signed link holds. */
export const LINK_SECONDS = 3600;

export interface TeacherDocument {
	id: string;
	title: string;
	description: string;
	/** Where it is stored. */
	path: string;
	fileName: string;
	/** Bytes. */
	fileSize: number;
	/** Null where it is attached to none. */
	challengeId: string | null;
	updatedAt: string;
}

/** What the form asks besides the file. */
export interface DocumentFacts {
	title: string;
	description: string;
	challengeId: string | null;
}

export const DOCUMENT_COLUMNS = "id, title, description, document_url, file_name, file_size, challenge_id, updated_at";

interface Columns {
	id: string;
	title: string;
	description: string;
	document_url: string;
	file_name: string;
	file_size: number;
	challenge_id: string | null;
	updated_at: string;
}

export function documentOf(row: Columns): TeacherDocument {
	return {
		id: row.id,
		title: row.title,
		description: row.description,
		path: row.document_url,
		fileName: row.file_name,
		fileSize: row.file_size,
		challengeId: row.challenge_id,
		updatedAt: row.updated_at,
	};
}

/** The person's own documents, newest first. */
export async function listDocuments(backend: Backend, userId: string): Promise<TeacherDocument[]> {
	const rows = unwrap(
		await backend
			.from("project_documents")
			.select(DOCUMENT_COLUMNS)
			.eq("teacher_id", userId)
			.order("created_at", { ascending: false })
			.order("id"),
	);
	return rows.map(documentOf);
}

/**
 * Stores a file at `{person}/{timestamp}.{extension}`, once however often it is sent: a picture scaled and through our
 * server, all else straight. Returns its path.
 */
export async function storeDocumentFile(
	{ file, timestamp }: { file: File; timestamp: number },
	options: UploadOptions & { onBroken: () => void },
): Promise<string> {
	const type = documentFileType(file.name) ?? "application/octet-stream";
	if (type.startsWith("image/")) {
		const picture = await shrinkPicture(file, PICTURE_EDGE).catch((cause: unknown) => {
			throw new BackendError(WRONG_TYPE, "The picture cannot be read", { cause });
		});
		return withRetry(() => uploadPicture({ bucket: BUCKET, name: String(timestamp), picture }, options), options);
	}
	const path = `${options.userId}/${timestamp}.${/\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? ""}`;
	await withRetry(() => uploadFile({ bucket: BUCKET, path, file, type }, options), options);
	return path;
}

/** Records a stored file as a document of the person's own. A second time for the same file it changes nothing. */
export async function createDocument(
	backend: Backend,
	userId: string,
	{ title, description, challengeId, path, file }: DocumentFacts & { path: string; file: File },
): Promise<void> {
	try {
		unwrap(
			await backend.from("project_documents").insert({
				challenge_id: challengeId,
				teacher_id: userId,
				title,
				description,
				document_url: path,
				file_name: file.name,
				file_size: file.size,
			}),
		);
	} catch (error) {
		if (!hasCode(error, ALREADY_THERE)) throw error;
	}
}

export async function updateDocument(backend: Backend, id: string, facts: DocumentFacts): Promise<void> {
	const { title, description, challengeId } = facts;
	unwrap(
		await backend.from("project_documents").update({ title, description, challenge_id: challengeId }).eq("id", id),
	);
}

/** Gives the document another stored file; the former one is removed. */
export async function replaceFile(
	backend: Backend,
	former: TeacherDocument,
	{ path, file }: { path: string; file: File },
): Promise<void> {
	unwrap(
		await backend
			.from("project_documents")
			.update({ document_url: path, file_name: file.name, file_size: file.size })
			.eq("id", former.id),
	);
	if (former.path !== path) await removeFile(former.path);
}

/** The file first: were it left behind, it would fill its owner's room unseen. */
export async function deleteDocument(backend: Backend, { id, path }: TeacherDocument): Promise<void> {
	await removeFile(path);
	unwrap(await backend.from("project_documents").delete().eq("id", id));
}

export async function removeFile(path: string): Promise<void> {
	unwrap(await (await fileStore()).from(BUCKET).remove([path]));
}

/** Links to the files at these paths, in one call: by path, without those that one may not read. */
export async function signDocumentLinks(paths: readonly string[]): Promise<Record<string, string>> {
	const links = unwrap(await (await fileStore()).from(BUCKET).createSignedUrls([...paths], LINK_SECONDS));
	return Object.fromEntries(
		links.flatMap(({ path, signedUrl, error }) => (path && signedUrl && !error ? [[path, signedUrl]] : [])),
	);
}
