import { SUBMISSION_FILE_BYTES, submissionFileType } from "#domain/classroom/submission-files.ts";

export type FileProblem = "type_not_taken" | "heic" | "empty" | "too_large" | "not_what_it_says" | "unreadable";

const HEAD_BYTES = 512;

/** A photo is scaled before it is sent; this is only what a phone can still open. */
const PICTURE_BYTES = 40 * 1024 * 1024;

const SIGNATURES: Record<string, readonly number[]> = {
	"image/png": [0x89, 0x50, 0x4e, 0x47],
	"image/jpeg": [0xff, 0xd8, 0xff],
	"application/pdf": [0x25, 0x50, 0x44, 0x46],
	"application/msword": [0xd0, 0xcf, 0x11, 0xe0],
	"application/vnd.openxmlformats-officedocument.wordprocessingml.document": [0x50, 0x4b, 0x03, 0x04],
};

/** Why a chosen file can't be taken, one that this device cannot read among them; null when it can. Never rejects. */
export async function problemOf(file: File): Promise<FileProblem | null> {
	try {
		const bytes = await file.slice(0, bytesToRead(file)).arrayBuffer();
		return fileProblem(file, new Uint8Array(bytes));
	} catch {
		return "unreadable";
	}
}

/** How many of a file's first bytes `fileProblem` looks at: a text is read to its end. */
export function bytesToRead({ name, size }: { name: string; size: number }): number {
	return submissionFileType(name) === "text/plain" && size <= SUBMISSION_FILE_BYTES ? size : HEAD_BYTES;
}

/** Why a file can't be taken, by its name, its size and its bytes; null when it can. The server looks again. */
export function fileProblem(file: { name: string; size: number }, head: Uint8Array): FileProblem | null {
	if (isHeic(head) || /\.hei[cf]$/i.test(file.name)) return "heic";
	const type = submissionFileType(file.name);
	if (type === null) return "type_not_taken";
	if (file.size === 0) return "empty";
	if (file.size > (isPicture(file.name) ? PICTURE_BYTES : SUBMISSION_FILE_BYTES)) return "too_large";
	const signature = SIGNATURES[type];
	const fits = signature ? signature.every((byte, index) => head[index] === byte) : isText(head);
	return fits || bothArePictures(type, head) ? null : "not_what_it_says";
}

export function isPicture(name: string): boolean {
	return submissionFileType(name)?.startsWith("image/") ?? false;
}

/** Control signs no text has: all but tab, line feed, form feed and carriage return. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
const CONTROL = /[\x00-\x08\x0b\x0e-\x1f\x7f]/;

/** UTF-8, as gateway/storage/plain-text.ts takes it. */
function isText(bytes: Uint8Array): boolean {
	try {
		return !CONTROL.test(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
	} catch {
		return false;
	}
}

/** A PNG that is called .jpg is redrawn all the same. */
function bothArePictures(type: string, head: Uint8Array): boolean {
	if (!type.startsWith("image/")) return false;
	return ["image/png", "image/jpeg"].some((other) => SIGNATURES[other]?.every((byte, index) => head[index] === byte));
}

/** ISO base media, of one of HEIF's brands. */
function isHeic(head: Uint8Array): boolean {
	const mark = String.fromCharCode(...head.slice(4, 12));
	return /^ftyp(heic|heix|hevc|heim|heis|mif1|msf1)/.test(mark);
}
