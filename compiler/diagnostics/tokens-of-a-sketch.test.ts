import { describe, expect, test } from "vitest";
import { endingWith, viewSketch } from "#domain/bench/sketch/sketch-view.ts";
import { readTokens } from "#domain/bench/sketch/tokens.ts";
import { findBraceTrouble } from "./braces.ts";
import { characterColumn } from "./character-column.ts";
import { lettersApart, nearestName } from "./nearest-name.ts";
import { withoutPaths } from "./parse.ts";

const textsOf = (sketch: string) => readTokens(sketch).tokens.map(({ text }) => text);

describe("the words of a sketch", () => {
	test.each([
		["x+=1; // y", ["x", "+=", "1", ";"]],
		["a /* b\n c */ d", ["a", "d"]],
		['print("a // b");', ["print", "(", '"a // b"', ")", ";"]],
		['"open\nx', ['"open', "x"]],
		["'\\'' 5a 0x1F 1.5e-3 .5", ["'\\''", "5a", "0x1F", "1.5e-3", ".5"]],
		["#define LED 13 // pin\nint x;", ["#define LED 13", "int", "x", ";"]],
		['R"(a " b)" x', ['R"(a " b)"', "x"]],
		["é“x”", ["é", "“", "x", "”"]],
		["int größe2 = ışık×3;", ["int", "größe2", "=", "ışık", "×", "3", ";"]],
	])("%s", (sketch, texts) => {
		expect(textsOf(sketch)).toEqual(texts);
	});

	test("know their line, their column and how their line is indented", () => {
		const [, , b] = readTokens("a;\n\t /* c\n */  b").tokens;
		expect(b).toMatchObject({ text: "b", line: 3, column: 6, indent: 5, first: true });
	});

	test("an open comment is known by its beginning", () => {
		expect(readTokens("a;\n  /* b").openComment).toEqual({ line: 2, column: 3 });
	});
});

test.each([
	["pinMode(13, OUTPUT)", "OUTPUT)"],
	["Serial.begin(9600)", "Serial.begin(9600)"],
	["if (x", "x"],
	["x++", "x++"],
	['Serial.println("a long text of many words")', 'println("a long text of many words")'],
])("the end of %s is named as %s", (sketch, text) => {
	const view = viewSketch(sketch);
	expect(endingWith(view, view.tokens.length - 1)).toBe(text);
});

describe("braces", () => {
	const troubleOf = (sketch: string) => {
		const trouble = findBraceTrouble(viewSketch(sketch));
		return trouble && [trouble.code, trouble.position.line];
	};

	test.each([
		["void loop() {\n  if (x) {\n  }\n}\n", null],
		["void loop() { if (x) { } }", null],
		["void loop() {\n  for (;;) {\n    if (x) {\n  }\n}\n", ["missing_closing_brace", 3]],
		["void a() {\n  x();\n\nint b() {\n}\n", ["missing_closing_brace", 1]],
		["void a() {\n}\n}\n", ["extra_closing_brace", 3]],
		["void a()\n  x();\n}\n", ["missing_opening_brace", 1]],
		["void a() {\n  while (x)\n    y();\n    z();\n  }\n}\n", ["missing_opening_brace", 2]],
		["void a() {\n  if (x) {\n  } else\n    y();\n    z();\n  }\n}\n", ["extra_closing_brace", 6]],
	])("%j", (sketch, trouble) => {
		expect(troubleOf(sketch)).toEqual(trouble);
	});
});

test.each([
	["digitalwrite", "digitalWrite"],
	["analogWirte", "analogWrite"],
	["dely", "delay"],
	["brightness", null],
	["x", null],
	["pinMode", null],
])("the name nearest to %s is %s", (name, nearest) => {
	expect(nearestName(name, ["digitalWrite", "analogWrite", "delay", "pinMode", "y"])).toBe(nearest);
});

test("exchanged neighbours are one step apart, and the limit is kept", () => {
	expect(lettersApart("wirte", "write")).toBe(1);
	expect(lettersApart("kitten", "sitting")).toBe(3);
	expect(lettersApart("kitten", "sitting", 2)).toBe(2);
});

test("columns are counted in characters, where the compiler counts bytes", () => {
	expect(characterColumn(['x = "é😀"; y'], 1, 14)).toBe('x = "é😀"; y'.indexOf("y"));
});

test.each([
	["/srv/school/a.h: no", "a.h: no"],
	["/usr/lib/gcc/avr/14.2.0/../../../avr/bin/ld: address", "ld: address"],
	["expected '/' before 5 / 3", "expected '/' before 5 / 3"],
])("paths are removed from %s", (text, plain) => {
	expect(withoutPaths(text)).toBe(plain);
});
