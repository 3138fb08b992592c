import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

/** The words in `backticks` in the last column of docs/glossary.md may not be in file names, identifiers or comments. */

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
	"tools",
	"web",
];
const BANNED = bannedWords(readFileSync("docs/glossary.md", "utf8"));

test("the glossary names the words that are no longer used", () => {
	expect(BANNED.length).toBeGreaterThan(20);
	expect(BANNED).toContain("anew");
});

test("each way to write a banned word is found", () => {
	const found = (source: string) => dialectOf("model.ts", source, ["anew", "hang up"]);
	expect(found("// Read anew.")).toEqual(["anew"]);
	expect(found("const readAnew = 1;")).toEqual(["anew"]);
	expect(found("const READ_ANEW = 1;")).toEqual(["anew"]);
	expect(found("type HangUp = { hangUp(): void };")).toEqual(["hang up"]);
	expect(found("/**\n * They hang\n * up.\n */")).toEqual(["hang up"]);
	expect(dialectOf("read-anew.ts", "", ["anew"])).toEqual(["anew"]);
	expect(found('const words = "anew"; // `anew` is a key; renewed, sing aloud: hanging upside down')).toEqual([]);
});

test("names and comments use the glossary's words", () => {
	const files = ROOMS.flatMap((room) =>
		readdirSync(room, { recursive: true, encoding: "utf8" }).map((path) => join(room, path).replaceAll("\\", "/")),
	).filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.gen\.ts$/.test(file));
	expect(files.length).toBeGreaterThan(1500);
	const wrong = files.flatMap((file) => {
		const words = dialectOf(file, readFileSync(file, "utf8"), BANNED);
		return words.length > 0 ? [`${file}: ${words.join(", ")}`] : [];
	});
	expect(wrong).toEqual([]);
});

function bannedWords(glossary: string): string[] {
	const rows = glossary.split("\n").filter((line) => line.startsWith("|"));
	return rows.flatMap((row) => [...(row.split("|")[3] ?? "").matchAll(/`([a-z ]+)`/g)].map(([, word = ""]) => word));
}

function dialectOf(file: string, source: string, banned: readonly string[]): string[] {
	const { program, comments } = parseSync(file, source);
	const names = new Set([basename(file)]);
	collectNames(program, names);
	const prose = comments.map(({ value }) => value.replace(/`[^`]*`/g, "").replace(/\n\s*\*/g, "\n"));
	const words = ` ${[...names, ...prose].map(wordsOf).join(" . ")} `;
	return banned.filter((word) => words.includes(` ${word} `));
}

function collectNames(node: unknown, names: Set<string>): void {
	if (typeof node !== "object" || node === null) return;
	if ("type" in node && node.type === "Identifier" && "name" in node) names.add(String(node.name));
	for (const child of Object.values(node)) collectNames(child, names);
}

/** "fooBar", "FOO_BAR" and "Foo bar." → "foo bar". */
function wordsOf(text: string): string {
	const split = text.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase();
	return split.replace(/[^a-z0-9]+/g, " ").trim();
}
