import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openPassedStages } from "./passed-stages.mjs";

let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "stages-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (state: string | null) => openPassedStages(join(folder, "of", "stages.json"), state);

test("a stage that passed is known to the next try on the same work tree, and to no other", () => {
	const first = open("a");
	expect(first.has("units")).toBe(false);
	first.add("units");
	expect(first.has("units")).toBe(true);
	expect(open("a").has("units")).toBe(true);
	expect(open("a").has("browser")).toBe(false);
	expect(open("b").has("units")).toBe(false);
});

test("once all have passed, and where the work tree is not known, all are run", () => {
	open(null).add("units");
	expect(open("a").has("units")).toBe(false);
	const first = open("a");
	first.add("units");
	first.clear();
	expect(open("a").has("units")).toBe(false);
});
