import { expect, test } from "vitest";
import names from "../examples/display-names.json" with { type: "json" };
import { displayNameOf, firstNameOf, initialsOf } from "./display-name.ts";

test.each(names)("$name is $shown to others", ({ name, shown }) => {
	expect(displayNameOf(name)).toBe(shown);
});

test("initials are the first letter of each word, uppercased", () => {
	expect(["Asha Mushi", " asha  juma mushi ", "élodie", ""].map(initialsOf)).toEqual(["AM", "AJM", "É", ""]);
});

test("one is greeted by the first word of one's name", () => {
	expect(["Amina Juma", " Asha  Mushi ", "Neema", ""].map(firstNameOf)).toEqual(["Amina", "Asha", "Neema", ""]);
});
