// Words out of the product's files and back, as CSV.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import Papa from "papaparse";
import { root as projectFolder } from "../root.mjs";
import { BASE_LOCALE, readNotes, writeRoom } from "./catalogue.mjs";

const CONTENT = ["content", "simulator/parts"];
/** A spreadsheet that opens the file must take it for UTF-8, and run no cell as a formula. */
const BYTE_ORDER_MARK = "\ufeff";

/**
 * Every text with its location (file#key), note, English and present translation, as CSV.
 * @param {string} locale
 * @returns {{ csv: string, words: number, translated: number }}
 */
export function listWords(locale, root = projectFolder) {
	const notes = readNotes();
	const rows = wordFiles(root).flatMap(({ path, isRoom }) => {
		const translated = new Map(existing(join(root, inLocale(path, locale))));
		return textsOf(readJson(join(root, path))).map(([key, english]) => ({
			location: `${path}#${key}`,
			note: isRoom ? (notes[key.split("/")[0]] ?? "") : "",
			english,
			translation: translated.get(key) ?? "",
		}));
	});
	const csv = Papa.unparse(rows, { columns: ["location", "note", "english", "translation"], escapeFormulae: true });
	return {
		csv: BYTE_ORDER_MARK + csv,
		words: rows.length,
		translated: rows.filter(({ translation }) => translation !== "").length,
	};
}

/**
 * Writes the translations of a CSV beside the English. A row whose `code` or {values} differ from the English is left out and
 * named in `problems`; a content file is written once all of it is translated, a room's messages as far as they are.
 * @param {string} locale
 * @param {string} csv
 * @returns {{ written: string[], problems: string[], incomplete: string[] }}
 */
export function importWords(locale, csv, root = projectFolder) {
	const rows = Papa.parse(csv.replace(BYTE_ORDER_MARK, ""), { header: true, skipEmptyLines: true }).data;
	const byFile = groupBy(rows, (row) => row.location.split("#")[0]);
	const result = { written: [], problems: [], incomplete: [] };
	for (const { path, isRoom } of wordFiles(root)) {
		const english = readJson(join(root, path));
		const wanted = new Map(textsOf(english));
		const found = new Map(existing(join(root, inLocale(path, locale))));
		for (const row of byFile.get(path) ?? []) {
			const key = row.location.slice(path.length + 1);
			const translation = unescaped(row.translation ?? "").trim();
			if (translation === "") continue;
			const problem = problemOf(wanted.get(key), translation);
			if (problem) result.problems.push(`${row.location}: ${problem}`);
			else found.set(key, translation);
		}
		const kept = [...found].filter(([key]) => wanted.has(key));
		if (kept.length === 0) continue;
		if (!isRoom && kept.length < wanted.size) {
			result.incomplete.push(path);
			continue;
		}
		const target = join(root, inLocale(path, locale));
		mkdirSync(dirname(target), { recursive: true });
		const values = withTexts(english, new Map(kept));
		if (isRoom) writeRoom(target, values);
		else writeFileSync(target, `${JSON.stringify(values, null, "\t")}\n`);
		result.written.push(relative(root, target));
	}
	return result;
}

/** The files with words: the catalogue's rooms, then the words files of the content (`card.en.json`). */
function wordFiles(root) {
	const rooms = list(join(root, "messages", BASE_LOCALE)).filter((name) => name.endsWith(".json"));
	const content = CONTENT.flatMap((folder) => list(join(root, folder)).map((name) => `${folder}/${name}`));
	return [
		...rooms.sort().map((name) => ({ path: `messages/${BASE_LOCALE}/${name}`, isRoom: true })),
		...content
			.filter((path) => path.endsWith(`.${BASE_LOCALE}.json`))
			.sort()
			.map((path) => ({ path, isRoom: false })),
	];
}

function list(folder) {
	return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
}

function inLocale(path, locale) {
	return path
		.replace(`messages/${BASE_LOCALE}/`, `messages/${locale}/`)
		.replace(`.${BASE_LOCALE}.json`, `.${locale}.json`);
}

function readJson(path) {
	const value = JSON.parse(readFileSync(path, "utf8"));
	if (Array.isArray(value)) return value;
	const { $schema: _, ...rest } = value;
	return rest;
}

function existing(path) {
	return existsSync(path) ? textsOf(readJson(path)) : [];
}

/** A plural's `declarations` and `selectors` are no words. */
const NO_WORDS = ["declarations", "selectors"];

/** Every text of a value with its way there, `hints/0`. */
function textsOf(value, way = "") {
	if (typeof value === "string") return [[way, value]];
	if (value === null || typeof value !== "object") return [];
	return Object.entries(value)
		.filter(([key]) => !NO_WORDS.includes(key))
		.flatMap(([key, one]) => textsOf(one, way === "" ? key : `${way}/${key}`));
}

/** The same value with other texts; of an object's texts that are not there, none. */
function withTexts(value, texts, way = "") {
	if (typeof value === "string") return texts.get(way);
	if (value === null || typeof value !== "object") return value;
	const entries = Object.entries(value).flatMap(([key, one]) => {
		const next = way === "" ? key : `${way}/${key}`;
		const made = NO_WORDS.includes(key) ? one : withTexts(one, texts, next);
		return made === undefined ? [] : [[key, made]];
	});
	if (Array.isArray(value)) return entries.map(([, one]) => one);
	return entries.length === 0 && Object.keys(value).length > 0 ? undefined : Object.fromEntries(entries);
}

function problemOf(english, translation) {
	if (english === undefined) return "there is no such text";
	const [wanted, found] = [english, translation].map((text) =>
		(text.match(/`[^`]*`|\\?\{[^}]*\}/g) ?? []).sort().join(" "),
	);
	return wanted === found
		? null
		: `keeps ${wanted || "no `code` and no {value}"} as it is; here stands ${found || "none"}`;
}

/** What the spreadsheet was kept from running. */
function unescaped(text) {
	return text.replace(/^'(?=[=+\-@\t\r])/, "");
}

function groupBy(rows, keyOf) {
	const groups = new Map();
	for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
	return groups;
}
