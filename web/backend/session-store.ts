/**
 * Where this browser keeps the session: with the browser, or on a shared computer with this tab only, so that closing it
 * signs out. Neither place ever reads the other's.
 */
const SHARED_KEY = "inspire-stem-shared";

/** What a browser that keeps nothing would forget at once. */
const memory = new Map<string, string>();

/** True when this tab was said to stand on a computer that others use. */
export function isShared(): boolean {
	try {
		return sessionStorage.getItem(SHARED_KEY) !== null;
	} catch {
		return false;
	}
}

export function keepShared(shared: boolean): void {
	try {
		if (shared) sessionStorage.setItem(SHARED_KEY, "yes");
		else sessionStorage.removeItem(SHARED_KEY);
	} catch {
		// Without storage the session ends with the page.
	}
}

/** The storage that supabase-js is given. */
export const sessionStore = {
	getItem(key: string): string | null {
		try {
			return place().getItem(key) ?? memory.get(key) ?? null;
		} catch {
			return memory.get(key) ?? null;
		}
	},
	setItem(key: string, value: string): void {
		try {
			place().setItem(key, value);
		} catch {
			memory.set(key, value);
		}
	},
	removeItem(key: string): void {
		memory.delete(key);
		try {
			place().removeItem(key);
		} catch {
			// Nothing was kept.
		}
	},
};

function place(): Storage {
	return isShared() ? sessionStorage : localStorage;
}
