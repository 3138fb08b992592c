import { expect, test } from "vitest";
import examples from "../examples/distinct-names.json" with { type: "json" };
import { distinctNames, shownNames } from "./distinct-names.ts";

test.each(examples)("$names are shown as $shown", ({ names, shown }) => {
	expect(distinctNames(names)).toEqual(shown);
});

test("who cannot be told apart is shown shortly, and an empty class is shown", () => {
	expect(distinctNames(["Asha Mushi", "asha mushi"])).toEqual(["Asha M.", "asha M."]);
	expect(distinctNames([])).toEqual([]);
});

test("the people of a class are shown by their id", () => {
	const shown = shownNames([
		{ id: "a", name: "Asha Mushi" },
		{ id: "b", name: "Asha Mrema" },
	]);
	expect(["b", "a", "c"].map(shown)).toEqual(["Asha Mr.", "Asha Mu.", ""]);
});
