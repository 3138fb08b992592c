import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Papa from "papaparse";
import { afterEach, beforeEach, expect, test } from "vitest";
import { importWords, listWords } from "./translate.mjs";

let root: string;

const DAYS = {
	declarations: ["input count", "local form = count: plural"],
	selectors: ["form"],
	match: { "form=one": "{count} day", "form=other": "{count} days" },
};
const ROOM = { ui_close: "Close", ui_days: DAYS, ui_mend: "Write `pinMode` at {line}" };
const LESSON = { story: ["A light.", "=Go!"], learn: { one: "Blink" } };

function write(path: string, value: unknown): void {
	mkdirSync(join(root, path, ".."), { recursive: true });
	writeFileSync(join(root, path), JSON.stringify(value));
}
const read = (path: string) => JSON.parse(readFileSync(join(root, path), "utf8"));

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "words-"));
	write("messages/en/ui.json", ROOM);
	write("content/projects/lamp/lesson.en.json", LESSON);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The CSV of a translator: `translate` returns the last column. */
function translated(translate: (english: string, location: string) => string): string {
	const { csv } = listWords("sw", root);
	const rows = Papa.parse<Record<string, string>>(csv.slice(1), { header: true }).data;
	return Papa.unparse(rows.map((row) => ({ ...row, translation: translate(row.english ?? "", row.location ?? "") })));
}

test("every text goes out with its place, and none of a plural's rules", () => {
	const { csv, words } = listWords("sw", root);
	expect(words).toBe(7);
	expect(csv).toContain("messages/en/ui.json#ui_days/match/form=one");
	expect(csv).not.toContain("input count");
});

test("what comes back stands beside the English in the same form, and goes out again", () => {
	const result = importWords(
		"sw",
		translated((english) => english.replace("'=", "")).replace(/Close$/m, "Funga"),
		root,
	);
	expect(result).toMatchObject({ problems: [], incomplete: [] });
	expect(read("messages/sw/ui.json")).toMatchObject({ ui_close: "Funga", ui_days: DAYS });
	expect(read("content/projects/lamp/lesson.sw.json")).toEqual({ ...LESSON, story: ["A light.", "Go!"] });
	expect(listWords("sw", root).translated).toBe(7);
});

test("a translation that lost a value or changed code is named and left out", () => {
	const { problems } = importWords(
		"sw",
		translated((english) => english.replace("{line}", "mstari").replace("pinMode", "pinmode")),
		root,
	);
	expect(problems).toEqual([expect.stringMatching(/^messages\/en\/ui\.json#ui_mend: keeps `pinMode` \{line\}/)]);
	expect(read("messages/sw/ui.json")).not.toHaveProperty("ui_mend");
});

test("a lesson is written once all of it is translated", () => {
	const { incomplete, written } = importWords(
		"sw",
		translated((english, location) => (location.endsWith("story/0") ? "" : english.replace("'=", ""))),
		root,
	);
	expect(incomplete).toEqual(["content/projects/lamp/lesson.en.json"]);
	expect(written).toEqual(["messages/sw/ui.json"]);
});
