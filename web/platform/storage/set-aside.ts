import { readText, writeText } from "./kept-text.ts";

/** Copies the value of a key to a free key beside it, once; false where the browser cannot. */
export function setAside(key: string): boolean {
	const text = readText(key);
	if (text === null) return true;
	for (let index = 1; ; index++) {
		const aside = `${key}:unreadable-${index}`;
		const taken = readText(aside);
		if (taken === text) return true;
		if (taken === null) return writeText(aside, text);
	}
}
