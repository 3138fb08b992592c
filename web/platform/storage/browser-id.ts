import { readText, writeText } from "./kept-text.ts";
import { newId } from "./new-id.ts";

const KEY = "inspire-stem-browser";
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

let made: string | undefined;

/** A random id of this browser, by which the server counts tries of names and secrets; of no person. */
export function browserId(): string {
	const kept = readText(KEY);
	if (kept && UUID.test(kept)) return kept;
	// Where the browser keeps nothing it lasts as long as the page.
	made ??= newId();
	writeText(KEY, made);
	return made;
}
