import { StorageError } from "./storage-error.ts";

/** Bytes a whole name may have, and each part of it. */
const NAME_MAXIMUM = 1024;
const PART_MAXIMUM = 255;

/** As on a hosted project but for the question mark, which no link can carry. No other alphabet: two spellings of one letter would be two names. */
const ALLOWED = /^[\w/!\-.*'() &$@=;:+,]+$/;

/**
 * Gives the name back when it can be an object's: parts between single slashes, none of them `.` or `..`, in plain
 * ASCII. Names are only ever looked up in the database; no path on disk is made from them.
 */
export function checkedName(name: string): string {
	const parts = name.split("/");
	if (name.length > NAME_MAXIMUM || !ALLOWED.test(name) || !parts.every(isPart)) {
		throw new StorageError(400, "InvalidKey", "Invalid key");
	}
	return name;
}

function isPart(part: string): boolean {
	return part !== "" && part !== "." && part !== ".." && part === part.trim() && part.length <= PART_MAXIMUM;
}

/** The last part of a name. */
export function fileNameOf(name: string): string {
	return name.slice(name.lastIndexOf("/") + 1);
}

/** What follows the last dot of the last part, in lower case; "" without one. */
export function extensionOf(name: string): string {
	return /\.([^.]*)$/.exec(fileNameOf(name))?.[1]?.toLowerCase() ?? "";
}
