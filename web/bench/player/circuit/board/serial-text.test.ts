import { expect, test } from "vitest";
import { appendBytes, appendSerial } from "./serial-text.ts";

test("text is kept as it comes, without carriage returns", () => {
	expect(appendSerial("29.50\n", "30.06\r\n30")).toBe("29.50\n30.06\n30");
});

test("of too many lines the newest thousand stay, whole", () => {
	const lines = Array.from({ length: 1500 }, (_, number) => `line ${number}`);
	const kept = appendSerial("", `${lines.join("\n")}\n`).split("\n");
	expect(kept[0]).toBe("line 500");
	expect(kept.at(-2)).toBe("line 1499");
});

test("a flood without line ends stays bounded", () => {
	const kept = appendSerial("x".repeat(40_000), "y".repeat(30_000));
	expect(kept).toHaveLength(40_000);
	expect(kept.endsWith("y".repeat(30_000))).toBe(true);
});

test("long lines are cut at a line's start", () => {
	const kept = appendSerial("", `${"a".repeat(30_000)}\n${"b".repeat(30_000)}\n`);
	expect(kept).toBe(`${"b".repeat(30_000)}\n`);
});

test("of too many bytes the newest stay, from a line's start", () => {
	const kept = appendBytes("", `${"a".repeat(3000)}\n${"b".repeat(3000)}\n`);
	expect(kept).toBe(`${"b".repeat(3000)}\n`);
});

test("bytes without line ends are cut off by whole rows", () => {
	expect(appendBytes("x".repeat(4000), "y")).toHaveLength(3993);
});
