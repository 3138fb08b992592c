import { displayNameOf } from "../account/display-name.ts";
import { nameKey } from "./class-names.ts";
import type { TeacherClass } from "./class-roster.ts";

/** What each name of a list would do to a class, and what the teacher decides. */

export type RosterChoice = "add" | "move" | "leave";

/** A name as it was read or written over, and what was decided. */
export type RosterEntry = { name: string; choice?: RosterChoice | undefined };

export type RosterLine = {
	/** As it would be added: with a number where another has the same name. */
	name: string;
	state: "new" | "here" | "twice" | "elsewhere";
	choice: RosterChoice;
	/** Where the name is, for `elsewhere`. */
	other?: { classId: string; className: string; studentId: string };
};

/** Unless the teacher decides otherwise. No student leaves another class, and no name is added twice. */
const SAFE = { new: "add", elsewhere: "add", here: "leave", twice: "leave" } as const;

/** No two of a class have the same first name, last name and number: the database's `display_key`. */
const keyOf = (name: string) => nameKey(displayNameOf(name, Number.POSITIVE_INFINITY));

/** Nothing is ever removed by a name that is missing. */
export function previewRoster(
	entries: readonly RosterEntry[],
	here: TeacherClass,
	classes: readonly TeacherClass[],
): RosterLine[] {
	const inClass = new Set(here.students.map(({ name }) => nameKey(name)));
	const listed = new Set<string>();
	const taken = new Set(here.students.map(({ name }) => keyOf(name)));
	return entries.map(({ name, choice: chosen }) => {
		const key = nameKey(name);
		const other = elsewhere(key, here, classes);
		const state: RosterLine["state"] = inClass.has(key)
			? "here"
			: listed.has(key)
				? "twice"
				: other
					? "elsewhere"
					: "new";
		const decided = chosen === "move" && state !== "elsewhere" ? SAFE[state] : (chosen ?? SAFE[state]);
		const choice = key === "" ? "leave" : decided;
		listed.add(key);
		const line = { name: choice === "add" ? numbered(name, taken) : name, state, choice };
		if (choice !== "leave") taken.add(keyOf(line.name));
		return state === "elsewhere" && other ? { ...line, other } : line;
	});
}

/** "Asha Mushi" → "Asha Mushi 2", where that is taken "Asha Mushi 3". */
function numbered(name: string, taken: ReadonlySet<string>): string {
	if (!taken.has(keyOf(name))) return name;
	const plain = name.replace(/\s+\d+$/, "");
	let number = 2;
	while (taken.has(keyOf(`${plain} ${number}`))) number++;
	return `${plain} ${number}`;
}

function elsewhere(key: string, here: TeacherClass, classes: readonly TeacherClass[]): RosterLine["other"] {
	for (const { id, name, students } of classes.filter((one) => one.id !== here.id && one.active)) {
		const student = students.find((each) => nameKey(each.name) === key);
		if (student) return { classId: id, className: name, studentId: student.id };
	}
	return undefined;
}
