/** Texts in this browser's own storage. Where it is blocked, nothing is there and nothing is kept: no caller fails by it. */

type Area = "localStorage" | "sessionStorage";

/** The text at a key; null where there is none. */
export function readText(key: string, area: Area = "localStorage"): string | null {
	try {
		return globalThis[area].getItem(key);
	} catch {
		return null;
	}
}

/** False where the browser keeps nothing (full, or blocked). */
export function writeText(key: string, text: string, area: Area = "localStorage"): boolean {
	try {
		globalThis[area].setItem(key, text);
		return true;
	} catch {
		return false;
	}
}

export function deleteText(key: string, area: Area = "localStorage"): void {
	try {
		globalThis[area].removeItem(key);
	} catch {
		// Nothing was kept.
	}
}

/** Every key of this browser's storage; none where it is blocked. */
export function readKeys(): string[] {
	try {
		return Object.keys(globalThis.localStorage);
	} catch {
		return [];
	}
}
