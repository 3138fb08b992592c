import { expect, test } from "vitest";
import examples from "../examples/name-keys.json" with { type: "json" };
import { nameKey } from "./class-names.ts";
import { SECRET_PICTURES, type SecretPicture, secretProblem } from "./class-secret.ts";

test.each(examples)("the name $name counts as $key", ({ name, key }) => {
	expect(nameKey(name)).toBe(key);
});

const problemOf = (...pictures: SecretPicture[]) => secretProblem({ kind: "pictures", pictures }, "Asha");

test("three pictures in a row or a column of the grid are refused, and so are fewer or repeated ones", () => {
	expect(problemOf("fish", "sun", "drum")).toBe("straight_line");
	expect(problemOf("ball", "fish", "star")).toBe("straight_line");
	expect(problemOf("fish", "sun")).toBe("too_few");
	expect(problemOf("fish", "fish", "moon")).toBe("too_few");
	expect(problemOf("drum", "boat", "moon")).toBeUndefined();
});

test("ten guesses find a picture secret in fewer than 1 of 300", () => {
	let allowed = 0;
	for (const one of SECRET_PICTURES)
		for (const two of SECRET_PICTURES)
			for (const three of SECRET_PICTURES) if (!problemOf(one, two, three)) allowed += 1;
	expect(allowed).toBe(16 * 15 * 14 - 2 * 4 * 24);
	expect(10 / allowed).toBeLessThan(1 / 300);
});

test.each([
	["sunny", "short_word"],
	["1234567", "short_word"],
	["Password", "common_word"],
	["password12", "common_word"],
	["bababa", "common_word"],
	["AshaMushi", "own_name"],
	["i am asha", "own_name"],
	["blue mango", undefined],
])("the word %s: %s", (word, problem) => {
	expect(secretProblem({ kind: "word", word }, "Asha Mushi")).toBe(problem);
});
