/** What was typed into a form, kept while the tab lives, so that a reload loses nothing. Never passwords. */

/** The draft at `key`, as whatever was kept; the reader checks it. */
export function readDraft(key: string): unknown {
	try {
		return JSON.parse(sessionStorage.getItem(key) ?? "null");
	} catch {
		return null;
	}
}

export function writeDraft(key: string, value: unknown): void {
	try {
		sessionStorage.setItem(key, JSON.stringify(value));
	} catch {
		// Without storage a reload loses the draft; the form itself goes on.
	}
}

export function forgetDraft(key: string): void {
	try {
		sessionStorage.removeItem(key);
	} catch {
		// Nothing was kept.
	}
}
