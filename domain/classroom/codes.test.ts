import { expect, test } from "vitest";
import codes from "../examples/codes.json" with { type: "json" };
import { CODE_ALPHABET, createCode, printCode, readCode } from "./codes.ts";

test.each(codes)("$typed is read as $code", ({ typed, code }) => {
	expect(readCode(typed)).toBe(code);
});

test("a code has no sign that looks like another", () => {
	expect(CODE_ALPHABET).toHaveLength(32);
	expect(new Set(CODE_ALPHABET).size).toBe(32);
	expect(CODE_ALPHABET).not.toMatch(/[IO01]/);
});

test("a code is made of the signs that chance chooses", () => {
	const chances = [0, 31, 8];
	expect(createCode(3, () => chances.shift() ?? 0)).toBe("A9J");
});

test("a printed code is read as itself", () => {
	expect(printCode("ABCDEF", 3)).toBe("ABC-DEF");
	expect(printCode("K7QMXW2P9HRT", 4)).toBe("K7QM-XW2P-9HRT");
	expect(readCode(printCode("K7QMXW2P9HRT", 4))).toBe("K7QMXW2P9HRT");
});
