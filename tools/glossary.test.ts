import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

/** The terms in the last column of docs/glossary.md may not be in file names, identifiers or comments; keys of messages and columns of the database, in snake case, are free. */

const ROOMS = [
	"benchmarks",
	"compiler",
	"content",
	"domain",
	"e2e",
	"gateway",
	"server",
	"simulator",
	"supabase",
	"tests",
	"tools",
	"web",
];
/** The words that a school's staff list for the filter: these are words, not texts. */
const STAFF_WORDS = new Set(["listWords", "useWords"]);
const BANNED = bannedTerms(readFileSync("docs/glossary.md", "utf8"));

test("the glossary lists the terms that are no longer used, in plain letters", () => {
	expect(BANNED.length).toBeGreaterThan(60);
	expect(BANNED).toContain("anew");
	expect(BANNED.filter((term) => !/^[a-z ]+$/.test(term))).toEqual([]);
});

test("each way to write a banned term is found", () => {
	const found = (source: string) => dialectOf("model.ts", source, ["anew", "hang up"]);
	expect(found("// Read anew.")).toEqual(["anew"]);
	expect(found("const readAnew = 1;")).toEqual(["anew"]);
	expect(found("const READ_ANEW = 1;")).toEqual(["anew"]);
	expect(found("type HangUp = { hangUp(): void };")).toEqual(["hang up"]);
	expect(found("/**\n * They hang\n * up.\n */")).toEqual(["hang up"]);
	expect(dialectOf("read-anew.ts", "", ["anew"])).toEqual(["anew"]);
	expect(found('const label = "anew"; // `anew` is a key; renewed, sing aloud: hanging upside down')).toEqual([]);
	expect(found("m.read_anew();")).toEqual([]);
});

test("names and comments use the glossary's terms", () => {
	const files = ROOMS.flatMap(filesIn);
	expect(files.length).toBeGreaterThan(1500);
	const wrong = files.flatMap((file) => {
		const terms = dialectOf(file, readFileSync(file, "utf8"), BANNED);
		return terms.length > 0 ? [`${file}: ${terms.join(", ")}`] : [];
	});
	expect(wrong).toEqual([]);
});

test("a text that the page shows is named text, label or message", () => {
	const wrong = filesIn("web").flatMap((file) => {
		const names = namesOf(file, readFileSync(file, "utf8"));
		return [...names]
			.filter((name) => /[a-z]Words$/.test(name) && !STAFF_WORDS.has(name))
			.map((name) => `${file}: ${name}`);
	});
	expect(wrong).toEqual([]);
});

function filesIn(room: string): string[] {
	return readdirSync(room, { recursive: true, encoding: "utf8" })
		.map((path) => join(room, path).replaceAll("\\", "/"))
		.filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.gen\.ts$/.test(file));
}

function namesOf(file: string, source: string): Set<string> {
	const names = new Set<string>();
	collectNames(parseSync(file, source).program, names);
	return names;
}

function bannedTerms(glossary: string): string[] {
	const [, , ...rows] = glossary.split("\n").filter((line) => line.startsWith("|"));
	const columns = rows.map((row) => row.split("|")[3] ?? "");
	return columns.flatMap((column) => column.split(",").map((term) => term.trim())).filter((term) => term !== "");
}

function dialectOf(file: string, source: string, banned: readonly string[]): string[] {
	const { program, comments } = parseSync(file, source);
	const names = new Set([basename(file)]);
	collectNames(program, names);
	const prose = comments.map(({ value }) => value.replace(/`[^`]*`/g, "").replace(/\n\s*\*/g, "\n"));
	const text = ` ${[...names, ...prose].map(plainText).join(" . ")} `;
	return banned.filter((term) => text.includes(` ${term} `));
}

function collectNames(node: unknown, names: Set<string>): void {
	if (typeof node !== "object" || node === null) return;
	if ("type" in node && node.type === "Identifier" && "name" in node && !isKey(String(node.name))) {
		names.add(String(node.name));
	}
	for (const child of Object.values(node)) collectNames(child, names);
}

function isKey(name: string): boolean {
	return /^[a-z0-9]+_[a-z0-9_]+$/.test(name);
}

/** "fooBar", "FOO_BAR" and "Foo bar." → "foo bar". */
function plainText(text: string): string {
	const split = text.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase();
	return split.replace(/[^a-z0-9]+/g, " ").trim();
}
