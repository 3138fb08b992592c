import { expect, test } from "vitest";
import { listReference } from "#content/reference.ts";
import { entriesFor } from "./entries-for.ts";

const names = (question: string) => entriesFor(listReference(), question).map(({ name }) => name);

test("an empty question finds everything", () => {
	expect(names("  ")).toHaveLength(listReference().length);
});

test("what has the words in its name comes first, in any case", () => {
	expect(names("READ").slice(0, 2)).toEqual(["digitalRead", "analogRead"]);
	expect(names("wait")).toContain("delay");
});

test("every word must be there", () => {
	expect(names("display sda")).toEqual(["LiquidCrystal_I2C", "Wire"]);
	expect(names("no such word")).toEqual([]);
});
