import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { marksOf } from "../testing/marked-sketch.ts";

const README = readFileSync(new URL("./README.md", import.meta.url), "utf8");
const ROWS = [...README.matchAll(/^\| (\d+) +\| .+ \| ([\w-]+) +\| (\w+) +\|$/gm)];

test("fifty different mistakes are listed", () => {
	expect(ROWS.map(([, number]) => Number(number))).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
	expect(new Set(ROWS.map(([, , , code]) => code)).size).toBe(50);
});

test.each(ROWS.map(([, , file, code]) => [file, code]))("%s is marked as %s", (file, code) => {
	const source = readFileSync(new URL(`./examples/${file}.ino`, import.meta.url), "utf8");
	expect(marksOf(source).map((mark) => mark.code)).toContain(code);
});
