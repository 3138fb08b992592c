import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { lessonText } from "./lesson-text.ts";

const folder = mkdtempSync(join(tmpdir(), "lesson-"));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([["blocks"], ["sketch"]])("a new lesson made for %s is complete, and has nothing to mend", (kind) => {
	const options = kind === "sketch" ? ["--sketch"] : [];
	execFileSync(process.execPath, ["tools/lesson.mjs", "new", kind, ...options, "--in", folder]);
	const target = join(folder, kind);
	const files = new Set(readdirSync(target));
	const { text, problems } = lessonText((file) => (files.has(file) ? readFileSync(join(target, file), "utf8") : null));
	expect(problems).toEqual([]);
	expect(text).toContain("1 × Red LED, 5 mm");
});

test("a new lesson can be begun from another one", () => {
	execFileSync(process.execPath, ["tools/lesson.mjs", "new", "other", "--like", "auto-light", "--in", folder]);
	expect(readdirSync(join(folder, "other"))).toEqual(readdirSync("content/projects/auto-light"));
});

test("what is missing or too hard is named", () => {
	const { problems } = lessonText(() => null);
	expect(problems).toContain("words.en.json is missing.");
});
