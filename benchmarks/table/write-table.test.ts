import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeTable } from "./write-table.mjs";

const FACTS = { Commit: "abc1234", "Load before": "0.01" };

test("a table has its facts, a section for each benchmark, and what is worse than in the last one is marked", () => {
	const folder = mkdtempSync(join(tmpdir(), "tables-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	const first = writeTable(
		{ start: { "second start (ms)": 1000, note: "a | b" }, engine: { "busy loop (least 60×)": "110.00×" } },
		FACTS,
		"2026-11-28T09:05:00.000Z",
		join(folder, "measurements"),
	);
	expect(basename(first.file)).toBe("2026-11-28-0905.md");
	expect(first.marked).toEqual([]);
	const second = writeTable(
		{ start: { "second start (ms)": 1500, note: "a | b" }, engine: { "busy loop (least 60×)": "109.00×" } },
		FACTS,
		"2026-11-28T19:05:00.000Z",
		join(folder, "measurements"),
	);
	expect(second.marked).toEqual(["start: second start (ms): 1500, worse by 50 %, was 1000"]);
	expect(readFileSync(second.file, "utf8")).toBe(`# Measurements of 2026-11-28

Written by \`npm run bench -- all\`.

- Commit: abc1234
- Load before: 0.01
- Last table: 2026-11-28-0905.md

## start

| What              | Figure | Beside the last table       |
| ----------------- | ------ | --------------------------- |
| second start (ms) | 1500   | **worse by 50 %**, was 1000 |
| note              | a / b  |                             |

## engine

| What                  | Figure  | Beside the last table |
| --------------------- | ------- | --------------------- |
| busy loop (least 60×) | 109.00× |                       |
`);
});
