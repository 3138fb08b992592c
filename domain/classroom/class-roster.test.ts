import { expect, test } from "vitest";
import { add, create, ID, lights, robotics } from "../examples/two-classes.ts";
import { type TeacherClass, withChanges } from "./class-roster.ts";

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
