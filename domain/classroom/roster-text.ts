import { nameKey } from "./class-names.ts";
import { tidyName } from "./tidy-name.ts";

/** A list of names as teachers have it, read: lines and columns, what is written over them, and which columns hold names. */

export type RosterTable = {
	/** Without headings and lines of totals. */
	rows: string[][];
	/** The columns that most likely hold names, in the order in which a name is said. */
	columns: number[];
};

export function readRoster(text: string): RosterTable {
	const lines = text
		.replace(/[\u200b\ufeff]/g, "")
		.replace(/[\u00a0\u2000-\u200a\u202f]/g, " ")
		.split(/\r\n?|\n/)
		.filter((line) => line.trim() !== "");
	const separator = separatorOf(lines);
	const all = lines.map((line) => splitLine(line, separator));
	const headed = all.slice(0, 3).findIndex((row, index) => isHeadingRow(row, all[index + 1] ?? all[index - 1]));
	const headings = all[headed] ?? [];
	const rows = all
		.slice(headed + 1)
		.filter((row) => row.join() !== headings.join() && !row.some((cell) => TOTAL.test(cell)));
	const columns = namedColumns(headings);
	return { rows, columns: columns.length > 0 ? columns : guessColumns(rows) };
}

/** The names in these columns. What has no letter is no name. */
export function namesIn(rows: readonly string[][], columns: readonly number[]): string[] {
	return rows
		.map((row) => tidyName(columns.map((column) => withoutNumber(row[column] ?? "")).join(" ")))
		.filter((name) => /\p{L}/u.test(name));
}

/** "1. Asha", "(2) Asha", "3 Asha", "- Asha" → "Asha". */
function withoutNumber(cell: string): string {
	return cell.replace(/^(?:\(?\d{1,4}\s*[.):\]-]\s*|\d{1,4}\s+|[-*•–]\s*)(?=\p{L})/u, "").trim();
}

const TOTAL =
	/^(?:grand |sub-?)?(?:total|jumla|idadi)(?: (?:number|of|ya|kuu|wote|students|pupils|learners|boys|girls|wanafunzi|wavulana|wasichana))*[\s:=.-]*\d*$/i;

/** Signs before spaces; a comma in some lines alone, or between surname and first name, parts no columns. */
function separatorOf(lines: readonly string[]): RegExp | undefined {
	const has = (sign: RegExp) => lines.filter((line) => sign.test(line.trim())).length * 2 >= lines.length;
	for (const sign of [/\t/, /;/]) if (has(sign)) return sign;
	if (has(/,/) && !areSurnamesFirst(lines)) return /,/;
	return has(/ {2,}/) ? / {2,}/ : undefined;
}

/** "Mwakyusa, Peter" in each line, and not "7A, Peter" or "Peter Mwakyusa, Form One". */
function areSurnamesFirst(lines: readonly string[]): boolean {
	const pairs = lines.filter((line) => line.includes(",")).map((line) => line.split(/, +/).map(withoutNumber));
	if (pairs.some((pair) => isHeadingRow(pair))) return false;
	const isName = (cell: string | undefined) => /^\P{N}*\p{L}{2}\P{N}*$/u.test(cell ?? "") && !/[",]/.test(cell ?? "");
	const firstNames = new Set(pairs.map(([, name]) => nameKey(name ?? "")));
	return (
		pairs.every((pair) => pair.length === 2 && pair.every(isName)) &&
		(pairs.length < 2 || firstNames.size * 2 > pairs.length)
	);
}

function splitLine(line: string, separator: RegExp | undefined): string[] {
	if (!separator) return [unquoted(line.trim())];
	if (separator.source === " {2,}") return line.trim().split(separator);
	const sign = separator.source;
	const cells = line.match(new RegExp(`( *"(?:[^"]|"")*" *|[^${sign}]*)(?:${sign}|$)`, "g")) ?? [];
	if (cells.at(-1) === "") cells.pop();
	return cells.map((cell) => unquoted(cell.replace(new RegExp(`${sign}$`), "").trim()));
}

function unquoted(cell: string): string {
	return /^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"').trim() : cell;
}

/** What schools write over a column, in English and Swahili. */
const HEADINGS = {
	full: `name, names, full name, student, students, student name, students name, learner, learner name, learners,
		pupil, pupil name, pupils, name of student, name of pupil, jina, majina, jina kamili, jina la mwanafunzi,
		majina ya wanafunzi, majina kamili, mwanafunzi, wanafunzi`,
	first: `first name, first names, first, given name, given names, forename, other names, other name, jina la kwanza,
		majina mengine`,
	middle: "middle name, middle names, second name, jina la kati, jina la pili",
	last: "surname, last name, last, family name, jina la ukoo, ukoo, jina la mwisho, jina la baba, jina la familia",
	other: `no, sn, s no, nr, number, num, id, na, nam, namba, nambari, roll, roll no, roll number, reg no, adm no,
		admission no, admission number, index no, student id, namba ya usajili, namba ya mtihani, class, grade, form, stream, year,
		darasa, kidato, mkondo, mwaka, sex, gender, jinsia, jinsi, age, umri, date of birth, dob, tarehe ya kuzaliwa,
		phone, telephone, simu, namba ya simu, email, barua pepe, parent, guardian, mzazi, mlezi, school, shule, remarks, maoni`,
};
type Heading = keyof typeof HEADINGS;

const headingKey = (cell: string) => nameKey(cell.replace(/\(.*\)/, "")).replace(/[^\p{L}]/gu, "");
const HEADING_OF = new Map(
	Object.entries(HEADINGS).flatMap(([kind, words]) =>
		words.split(",").map((word) => [headingKey(word), kind as Heading] as const),
	),
);
const headingOf = (cell: string) => (/\d/.test(cell) ? undefined : HEADING_OF.get(headingKey(cell)));

/** Half of the cells are known headings that the row beside does not repeat, as it would a "Student" beside each name. */
function isHeadingRow(row: readonly string[], other: readonly string[] = []): boolean {
	const written = row.filter((cell) => cell !== "");
	const known = row.filter((cell, column) => cell !== other[column] && headingOf(cell));
	return written.length > 0 && known.length * 2 >= written.length;
}

function namedColumns(headings: readonly string[]): number[] {
	const kinds = headings.map(headingOf);
	const at = (kind: Heading) => kinds.indexOf(kind);
	const last = at("last");
	const first = at("first") === -1 && last !== -1 ? at("full") : at("first");
	const parts = [first, at("middle"), last].filter((column) => column !== -1);
	// "Name" beside "First name" is the whole name.
	const full = at("full");
	return full !== -1 && full !== first ? [full] : parts;
}

/** Letters, and few cells alike; two columns where first names and surnames have columns of their own. */
function guessColumns(rows: readonly string[][]): number[] {
	const columns = Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, column) => column);
	const different = (column: number) => [
		...new Set(
			rows
				.map((row) => withoutNumber(row[column] ?? ""))
				.filter((cell) => /\p{L}{2}/u.test(cell) && !/\d|@/.test(cell)),
		),
	];
	const whole = (column: number) => different(column).filter((cell) => cell.includes(" ")).length;
	const scores = columns.map((column) => different(column).length + whole(column));
	const best = Math.max(0, scores.indexOf(Math.max(0, ...scores)));
	const isSplit = whole(best) * 2 < rows.length && different(best + 1).length * 2 >= rows.length;
	return isSplit ? [best, best + 1] : [best];
}
