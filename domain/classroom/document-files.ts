import { submissionFileType } from "./submission-files.ts";

/** What a teacher may upload as a document. The database and its bucket keep the same limits. */

export const DOCUMENT_TITLE_MAXIMUM = 200;
export const DOCUMENT_DESCRIPTION_MAXIMUM = 2000;

const EXTENSIONS = ["pdf", "doc", "docx", "txt", "jpg", "jpeg", "png"];

/** For a file picker: `.pdf,.doc,…`. */
export const DOCUMENT_FILE_ACCEPT = EXTENSIONS.map((extension) => `.${extension}`).join(",");

/** The type a document of this name is stored as; null when such files are not taken. */
export function documentFileType(name: string): string | null {
	const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
	return EXTENSIONS.includes(extension) ? submissionFileType(name) : null;
}

/** What a document is called that was given no title: its file's name without the extension. */
export function titleOfFile(name: string): string {
	return (name.replace(/\.[^.]+$/, "").trim() || name).slice(0, DOCUMENT_TITLE_MAXIMUM);
}
