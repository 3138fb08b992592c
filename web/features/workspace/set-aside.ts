/** The text at a key of this browser's storage; null where there is none, or storage is blocked. */
export function readText(key: string): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

/** False where the browser keeps nothing (full, or blocked). */
export function writeText(key: string, text: string): boolean {
	try {
		localStorage.setItem(key, text);
		return true;
	} catch {
		return false;
	}
}

/** Copies what stands at a key to a free place beside it, once; false where the browser cannot. */
export function setAside(key: string): boolean {
	const text = readText(key);
	if (text === null) return true;
	for (let place = 1; ; place++) {
		const aside = `${key}:unreadable-${place}`;
		const taken = readText(aside);
		if (taken === text) return true;
		if (taken === null) return writeText(aside, text);
	}
}
