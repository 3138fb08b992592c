import { expect, test } from "vitest";
import { ID, lights, robotics } from "../examples/two-classes.ts";
import { previewRoster, type RosterEntry } from "./pasted-roster.ts";

// 7A has Asha Mushi, 6B has Jamila Taji.
const preview = (...entries: RosterEntry[]) => previewRoster(entries, robotics, [robotics, lights]);
const called = (...names: string[]) => preview(...names.map((name) => ({ name })));

test("each name says what it would do, and nobody is taken out", () => {
	const lines = called("ASHA MUSHI", "Eliud Njau", "eliud njau", "Asha Mollel", "Jamila Taji");
	expect(lines.map(({ state }) => state)).toEqual(["here", "new", "twice", "new", "elsewhere"]);
	expect(lines.map(({ choice }) => choice)).toEqual(["leave", "add", "leave", "add", "add"]);
	expect(lines[4]?.other).toEqual({ classId: ID(2), className: "6B", studentId: ID(5) });
	expect(lines[0]).not.toHaveProperty("other");
});

test("a decision counts, and another name is looked at afresh", () => {
	const [left, moved] = preview({ name: "Eliud Njau", choice: "leave" }, { name: "Jamila Taji", choice: "move" });
	expect([left?.choice, moved?.choice]).toEqual(["leave", "move"]);
	expect(preview({ name: " ", choice: "add" })[0]?.choice).toBe("leave");
	expect(preview({ name: "Jamila Tajo", choice: "move" })[0]).toEqual({
		...{ name: "Jamila Tajo", state: "new", choice: "add" },
	});
});

test.each([
	["in the class", [{ name: "Asha Mushi", choice: "add" }], ["Asha Mushi 2"]],
	[
		"twice in the list",
		[{ name: "Eliud Njau" }, { name: "Eliud Njau", choice: "add" }],
		["Eliud Njau", "Eliud Njau 2"],
	],
	[
		"with other middle names",
		[{ name: "Eliud J. Njau" }, { name: "Eliud K. Njau" }],
		["Eliud J. Njau", "Eliud K. Njau 2"],
	],
	[
		"three times",
		[
			{ name: "Asha Mushi", choice: "add" },
			{ name: "Asha Mushi", choice: "add" },
		],
		["Asha Mushi 2", "Asha Mushi 3"],
	],
	["with a number of the teacher's", [{ name: "Asha Mushi 7" }], ["Asha Mushi 7"]],
	[
		"left out",
		[
			{ name: "Eliud Njau", choice: "leave" },
			{ name: "Eliud Njau", choice: "add" },
		],
		["Eliud Njau", "Eliud Njau"],
	],
] satisfies [string, RosterEntry[], string[]][])("who has the same name has a number: %s", (_, entries, names) => {
	expect(preview(...entries).map(({ name }) => name)).toEqual(names);
});
