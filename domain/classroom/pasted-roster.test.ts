import { expect, test } from "vitest";
import { ID, lights, robotics } from "../examples/two-classes.ts";
import { guessNameColumns, namesIn, previewRoster, readRows } from "./pasted-roster.ts";

test("a pasted table is read with its names' column", () => {
	const rows = readRows('7A, Asha M.\n7A, "Njau, Eliud"\n\n7A, Farida O.\n');
	expect(rows).toEqual([
		["7A", "Asha M."],
		["7A", "Njau, Eliud"],
		["7A", "Farida O."],
	]);
	expect(guessNameColumns(rows)).toEqual([1]);
	expect(readRows("Asha\nEliud")).toEqual([["Asha"], ["Eliud"]]);
});

const readNames = (text: string) => {
	const rows = readRows(text);
	return namesIn(rows, guessNameColumns(rows));
};

test.each([
	["a heading", "No;Name;Sex\n1;Asha Mushi;F\n2;Eliud Njau;M"],
	["a heading in Swahili", "Na\tJina la mwanafunzi\n1\tAsha Mushi\n2\tEliud Njau"],
	["a heading over names alone", "NAMES\nAsha Mushi\nEliud Njau"],
	["first names and surnames in columns of their own", "1,Asha,Mushi,F\n2,Eliud,Njau,M"],
	["headings of both", "First Name,Sex,Surname\nAsha,F,Mushi\nEliud,M,Njau"],
])("a list is read without what is no name: %s", (_, text) => {
	expect(readNames(text)).toEqual(["Asha Mushi", "Eliud Njau"]);
});

test("one name alone is read, and an empty text has none", () => {
	expect(readNames("Asha, Mushi")).toEqual(["Asha Mushi"]);
	expect(readNames("Asha Mushi, 7A")).toEqual(["Asha Mushi"]);
	expect(readNames("")).toEqual([]);
});

test("the preview says what each line would do, and never takes anybody out", () => {
	const lines = previewRoster(["ASHA MUSHI", "Eliud Njau", "eliud njau", "Asha Mollel", "Jamila Taji"], robotics, [
		robotics,
		lights,
	]);
	expect(lines.map(({ state }) => state)).toEqual(["here", "new", "twice", "same_name", "elsewhere"]);
	expect(lines[4]?.other).toEqual({ classId: ID(2), className: "6B", studentId: ID(5) });
});
