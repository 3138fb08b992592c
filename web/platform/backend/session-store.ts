import { deleteText, readText, writeText } from "#web/platform/storage/kept-text.ts";

/**
 * Where this browser keeps the session: with the browser, or on a shared computer with this tab only, so that closing it
 * signs out. Neither storage ever reads the other's.
 */
const SHARED_KEY = "inspire-stem-shared";

/** What a browser that keeps nothing would forget at once. */
const memory = new Map<string, string>();

/** True when this tab was said to stand on a computer that others use. */
export function isShared(): boolean {
	return readText(SHARED_KEY, "sessionStorage") !== null;
}

/** Without storage the session ends with the page. */
export function keepShared(shared: boolean): void {
	if (shared) writeText(SHARED_KEY, "yes", "sessionStorage");
	else deleteText(SHARED_KEY, "sessionStorage");
}

/** The storage that supabase-js is given. */
export const sessionStore = {
	getItem(key: string): string | null {
		return readText(key, storage()) ?? memory.get(key) ?? null;
	},
	setItem(key: string, value: string): void {
		memory.delete(key);
		if (writeText(key, value, storage())) return;
		// What is kept there is older: its token is spent, and would be taken for a stolen one. Without it there is more room.
		deleteText(key, storage());
		if (!writeText(key, value, storage())) memory.set(key, value);
	},
	removeItem(key: string): void {
		memory.delete(key);
		deleteText(key, storage());
	},
};

function storage() {
	return isShared() ? "sessionStorage" : "localStorage";
}
