import { deleteText, readText, writeText } from "#web/platform/storage/kept-text.ts";

/**
 * Tells a session that somebody ended by choice from one that ran out, in every tab: a page whose person left is taken
 * away, a page whose session ran out is kept and asks to sign in again.
 */
const LEFT_KEY = "inspire-stem-left";

/**
 * Notes that this person leaves; must be written before the session ends, as the other tabs read it then. Without
 * storage each tab has a session of its own.
 */
export function markLeft(userId: string): void {
	writeText(LEFT_KEY, userId);
}

export function forgetLeft(): void {
	deleteText(LEFT_KEY);
}

export function hasLeft(userId: string): boolean {
	return readText(LEFT_KEY) === userId;
}
