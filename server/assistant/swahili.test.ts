import { expect, test } from "vitest";
import { fromSwahili } from "./swahili.ts";

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
