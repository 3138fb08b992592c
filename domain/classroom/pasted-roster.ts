import { displayNameOf } from "../account/display-name.ts";
import { nameKey } from "./class-names.ts";
import type { TeacherClass } from "./class-roster.ts";

/** A list of names that a teacher pastes or has in a file: which columns hold names, and what each line would do. */

/** What a pasted line means for the class. */
export type RosterLine = {
	name: string;
	state: "new" | "here" | "same_name" | "twice" | "elsewhere";
	/** Where the name is, for `elsewhere`. */
	other?: { classId: string; className: string; studentId: string };
};

/** A pasted list as rows of columns: tabs, semicolons or commas part them, quotes hold one together. */
export function readRows(text: string): string[][] {
	const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
	const separator = ["\t", ";", ","].find((sign) => lines.some((line) => line.includes(sign)));
	return lines.map((line) => (separator ? splitLine(line, separator) : [line]).map((cell) => cell.trim()));
}

function splitLine(line: string, separator: string): string[] {
	const cells = line.match(new RegExp(`( *"(?:[^"]|"")*" *|[^${separator}]*)(?:${separator}|$)`, "g")) ?? [];
	const read = cells.map((cell) => cell.replace(new RegExp(`${separator}$`), "").trim());
	if (cells.at(-1) === "") read.pop();
	return read.map((cell) => (/^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell));
}

/** What schools write over names, in English and Swahili. */
const HEADINGS = `
	name, names, full name, student, students, student name, learner, learner name, pupil, pupil name,
	first name, given name, surname, last name, family name,
	jina, majina, jina kamili, jina la mwanafunzi, mwanafunzi, wanafunzi, jina la kwanza, jina la ukoo`
	.split(",")
	.map(nameKey);

const isHeading = (cell: string | undefined) => HEADINGS.includes(nameKey(cell ?? ""));

/**
 * The columns that most likely hold names: letters, and few cells alike; two where first names and surnames have
 * columns of their own. A heading decides.
 */
export function guessNameColumns(rows: readonly string[][]): number[] {
	const columns = Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, column) => column);
	const headed = columns.filter((column) => isHeading(rows[0]?.[column]));
	if (headed.length > 0 && rows.length > 1) return headed.slice(0, 2);
	const cellsIn = (column: number) =>
		rows.map((row) => row[column] ?? "").filter((cell) => /\p{L}{2}/u.test(cell) && !/\d|@/.test(cell));
	const different = (column: number) => new Set(cellsIn(column)).size;
	const whole = (column: number) => cellsIn(column).filter((cell) => cell.includes(" ")).length;
	const scores = columns.map((column) => different(column) + whole(column));
	const best = Math.max(0, scores.indexOf(Math.max(0, ...scores)));
	const isSplit = whole(best) * 2 < rows.length && different(best + 1) * 2 >= rows.length;
	return isSplit ? [best, best + 1] : [best];
}

/** The names in these columns, without their heading; empty ones are left out. */
export function namesIn(rows: readonly string[][], columns: readonly number[]): string[] {
	const listed = columns.every((column) => isHeading(rows[0]?.[column])) ? rows.slice(1) : rows;
	return listed
		.map((row) =>
			columns
				.map((column) => row[column] ?? "")
				.join(" ")
				.trim(),
		)
		.filter((name) => nameKey(name) !== "");
}

/** What each line of the list would do. Nothing is ever removed by a name that is missing. */
export function previewRoster(
	names: readonly string[],
	here: TeacherClass,
	classes: readonly TeacherClass[],
): RosterLine[] {
	const seen = new Set<string>();
	const inClass = new Set(here.students.map(({ name }) => nameKey(name)));
	const shown = new Set(here.students.map(({ name }) => nameKey(displayNameOf(name))));
	return names.map((name) => {
		const key = nameKey(name);
		const display = nameKey(displayNameOf(name));
		if (inClass.has(key)) return { name, state: "here" };
		if (seen.has(key)) return { name, state: "twice" };
		seen.add(key);
		if (shown.has(display)) return { name, state: "same_name" };
		shown.add(display);
		const other = classes.find(
			(one) => one.id !== here.id && one.active && one.students.some((each) => nameKey(each.name) === key),
		);
		const studentId = other?.students.find((each) => nameKey(each.name) === key)?.id;
		if (!other || studentId === undefined) return { name, state: "new" };
		return { name, state: "elsewhere", other: { classId: other.id, className: other.name, studentId } };
	});
}
