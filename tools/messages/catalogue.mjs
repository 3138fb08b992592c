// The words of the page and the server: one file a room for each language, messages/<locale>/<room>.json.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.mjs";

const FOLDER = join(root, "messages");
export const BASE_LOCALE = "en";

/**
 * Every room's messages of a language: `{ accounts: { account_email: "Email", … }, … }`. A plural's value is an array.
 * @returns {Record<string, Record<string, unknown>>}
 */
export function readCatalogue(locale = BASE_LOCALE, folder = FOLDER) {
	const rooms = readdirSync(join(folder, locale)).filter((name) => name.endsWith(".json"));
	return Object.fromEntries(
		rooms.sort().map((name) => {
			const { $schema: _, ...messages } = JSON.parse(readFileSync(join(folder, locale, name), "utf8"));
			return [name.slice(0, -".json".length), messages];
		}),
	);
}

/**
 * All messages of a language by key.
 * @returns {Record<string, unknown>}
 */
export function readMessages(locale = BASE_LOCALE, folder = FOLDER) {
	return Object.assign({}, ...Object.values(readCatalogue(locale, folder)));
}

/**
 * The note for translators of a key whose text alone would mislead.
 * @returns {Record<string, string>}
 */
export function readNotes() {
	return JSON.parse(readFileSync(join(FOLDER, "notes.json"), "utf8"));
}

/** Writes one room's messages, sorted by key. */
export function writeRoom(path, messages) {
	const sorted = Object.fromEntries(Object.entries(messages).sort(([a], [b]) => (a < b ? -1 : 1)));
	const content = { $schema: "https://inlang.com/schema/inlang-message-format", ...sorted };
	writeFileSync(path, `${JSON.stringify(content, null, "\t")}\n`);
}
