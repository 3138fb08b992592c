import { expect, test } from "vitest";
import { guessNameColumn, previewRoster, readRows, type TeacherClass, withChanges } from "./class-roster.ts";

const ID = (n: number) => `c0000000-0000-4000-8000-00000000000${n}`;
const create = (n: number, name: string) =>
	({ change: "create", id: ID(n), name, gradeLevel: null, subject: null, createdAt: "2026-11-22T10:00:00Z" }) as const;
const add = (n: number, ...names: string[]) =>
	({ change: "add", classId: ID(n), entries: names.map((name, index) => ({ id: ID(index + 5), name })) }) as const;

const [robotics, lights] = withChanges(
	[],
	[create(1, "7A"), create(2, "6B"), add(1, "Asha Mushi"), add(2, "Jamila Taji")],
);
if (!robotics || !lights) throw new Error("two classes");

test("what waits to be sent is shown once, also when the server has it already", () => {
	const classes = withChanges([robotics], [create(1, "7A"), add(1, "asha mushi", "Eliud Njau")]);
	expect(classes.map(({ name, students }) => [name, students.map((one) => one.name)])).toEqual([
		["7A", ["Asha Mushi", "Eliud Njau"]],
	]);
});

test("a student is moved, renamed and taken out", () => {
	const student = { classId: ID(1), studentId: ID(5) };
	const names = (classes: TeacherClass[]) => classes.map(({ students }) => students.map(({ name }) => name));
	expect(
		names(withChanges([robotics, { ...lights, students: [] }], [{ change: "move", toClassId: ID(2), ...student }])),
	).toEqual([[], ["Asha Mushi"]]);
	expect(names(withChanges([robotics], [{ change: "rename-student", name: "Asha Juma", ...student }]))).toEqual([
		["Asha Juma"],
	]);
	expect(names(withChanges([robotics], [{ change: "remove", ...student }]))).toEqual([[]]);
});

test("a pasted table is read with its names' column", () => {
	const rows = readRows('7A, Asha M.\n7A, "Njau, Eliud"\n\n7A, Farida O.\n');
	expect(rows).toEqual([
		["7A", "Asha M."],
		["7A", "Njau, Eliud"],
		["7A", "Farida O."],
	]);
	expect(guessNameColumn(rows)).toBe(1);
	expect(readRows("Asha\nEliud")).toEqual([["Asha"], ["Eliud"]]);
});

test("the preview says what each line would do, and never takes anybody out", () => {
	const lines = previewRoster(["ASHA MUSHI", "Eliud Njau", "eliud njau", "Asha Mollel", "Jamila Taji"], robotics, [
		robotics,
		lights,
	]);
	expect(lines.map(({ state }) => state)).toEqual(["here", "new", "twice", "same_name", "elsewhere"]);
	expect(lines[4]?.other).toEqual({ classId: ID(2), className: "6B", studentId: ID(5) });
});
