import { readText, writeText } from "./kept-text.ts";

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
