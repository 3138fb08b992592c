/** What may be handed in. The database and its bucket keep the same limits. */

export const SUBMISSION_TEXT_MAXIMUM = 20_000;
export const SUBMISSION_FILES_MAXIMUM = 10;
export const SUBMISSION_FILE_BYTES = 10 * 1024 * 1024;

/** The type each file is stored as, by its extension. Pictures go through our server, all else straight to the bucket. */
const TYPES: Record<string, string> = {
	txt: "text/plain",
	ino: "text/plain",
	cpp: "text/plain",
	c: "text/plain",
	pdf: "application/pdf",
	doc: "application/msword",
	docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
	jpg: "image/jpeg",
	jpeg: "image/jpeg",
	png: "image/png",
};

/** For a file picker: `.txt,.ino,…`. */
export const SUBMISSION_FILE_ACCEPT = Object.keys(TYPES)
	.map((extension) => `.${extension}`)
	.join(",");

/** The type a file of this name is stored as; null when such files are not taken. */
export function submissionFileType(name: string): string | null {
	const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
	return Object.hasOwn(TYPES, extension) ? (TYPES[extension] ?? null) : null;
}
