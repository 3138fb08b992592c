import { expect, test } from "vitest";
import { fromSwahili, isSwahili } from "./swahili.ts";

test.each([
	["taa", "light"],
	["kitufe", "button"],
	["inawaka", "shine"],
	["haiwaki", "not shine"],
	["kupima", "measure"],
	["nini", ""],
	["nawezaje", ""],
])("%s is read as “%s”", (word, english) => {
	expect(fromSwahili(word)).toBe(english);
});

test.each(["resistor", "computer", "xyz"])("%s is no word of it", (word) => {
	expect(fromSwahili(word)).toBeNull();
});

test.each(["Kwa nini taa haiwaki?", "kitufe?", "distance ni 0 kila wakati why"])("“%s” is Swahili", (question) => {
	expect(isSwahili(question)).toBe(true);
});

test.each(["Why does my light not turn on?", "write about the Maji Maji war", "?"])("“%s” is not", (question) => {
	expect(isSwahili(question)).toBe(false);
});
