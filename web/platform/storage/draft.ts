import { deleteText, readText, writeText } from "./kept-text.ts";

/** What was typed into a form, kept while the tab lives, so that a reload loses nothing. Never passwords. */

/** The draft at `key`, as whatever was kept; the reader checks it. */
export function readDraft(key: string): unknown {
	try {
		return JSON.parse(readText(key, "sessionStorage") ?? "null");
	} catch {
		return null;
	}
}

export function writeDraft(key: string, value: unknown): void {
	writeText(key, JSON.stringify(value), "sessionStorage");
}

export function forgetDraft(key: string): void {
	deleteText(key, "sessionStorage");
}
