import { expect, test } from "vitest";
import type { ClassChange, TeacherClass } from "#domain/classroom/class-roster.ts";
import { changeFailureText } from "./change-failure-text.ts";
import { changeText } from "./change-text.ts";

const student = (id: string, name: string) => ({ id, name }) as TeacherClass["students"][number];
const classes = [
	{ id: "7a", name: "7A", students: [student("asha", "Asha Mushi")] },
	{ id: "7b", name: "7B", students: [] as TeacherClass["students"] },
] as TeacherClass[];
const of = { classId: "7a", studentId: "asha" };
const created = { gradeLevel: null, subject: null, createdAt: "" };
const names = (...all: string[]) => all.map((name) => ({ id: name, name }));

/** Every kind of change: what it does, and why it is refused by a code that it can have. */
test.each<[ClassChange, string, string, string]>([
	[{ change: "create", id: "8", name: "8A", ...created }, "Make the class 8A", "PT413", "You have 100 classes"],
	[{ change: "rename", classId: "7a", name: "7C" }, "Rename 7A to 7C", "23514", "did not take its name"],
	[{ change: "swap", classId: "7a", minutes: 5 }, "Change when 7A swaps", "42501", "may not change this class"],
	[{ change: "archive", classId: "7a", archived: true }, "Archive 7A", "42501", "may not change this class"],
	[{ change: "archive", classId: "7a", archived: false }, "Open 7A again", "42501", "may not change this class"],
	[{ change: "add", classId: "7a", entries: names("Juma") }, "Add Juma to 7A", "no_room", "at most 200 students"],
	[{ change: "add", classId: "7a", entries: names("A", "B") }, "Add 2 students to 7A", "not_allowed", "may not change"],
	[{ change: "rename-student", ...of, name: "Ann" }, "Rename Asha M. to Ann", "23505", "shown with the same name"],
	[{ change: "rename-student", ...of, name: "0712" }, "Rename Asha M. to 0712", "NAME1", "0712 is a number"],
	[{ change: "remove", ...of }, "Take Asha M. out of 7A", "42501", "may not change this class"],
	[{ change: "move", ...of, toClassId: "7b" }, "Move Asha M. to 7B", "PT404", "no longer in the class"],
	[{ change: "move", ...of, toClassId: "7b" }, "Move Asha M. to 7B", "23505", "Rename one of them first"],
])("%o is said as “%s”, and its refusal with a reason", (change, text, code, reason) => {
	expect(changeText(change, classes)).toBe(text);
	expect(changeFailureText(change, code)).toContain(reason);
});
