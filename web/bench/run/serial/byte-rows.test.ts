import { expect, test } from "vitest";
import { byteRows } from "./byte-rows.ts";

test("each row has eight bytes as numbers, then as characters", () => {
	expect(byteRows("Hello, you")).toBe("48 65 6C 6C 6F 2C 20 79  Hello, y\n6F 75                    ou");
});

test("a row ends with its line, and what cannot be seen is a dot", () => {
	expect(byteRows("1\r\n\xff")).toBe("31 0D 0A                 1··\nFF                       ·");
});

test("nothing has no rows", () => {
	expect(byteRows("")).toBe("");
});
