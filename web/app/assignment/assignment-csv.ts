import type { Lesson } from "#content/lesson-schema.ts";
import { type AssignmentProgress, cameLate, standingOf } from "#domain/classroom/assignment-progress.ts";
import { compareNames } from "#domain/classroom/class-names.ts";
import { m } from "#messages/generated/messages.js";
import { type AssignedRow, rowText } from "./row-text.ts";
import { STANDING_LABELS } from "./Standings.tsx";

interface Around extends Pick<AssignmentProgress, "now" | "classes"> {
	lesson: Lesson | null | undefined;
}

/** How far each learner is, by full name, as rows for a spreadsheet. */
export function assignmentRows(rows: readonly AssignedRow[], { lesson, now, classes }: Around): string[][] {
	const dueOn = classes[0]?.dueOn ?? null;
	const head = [
		m.assignment_csv_name(),
		m.assignment_csv_class(),
		m.assignment_csv_state(),
		m.assignment_csv_what(),
		m.assignment_csv_late(),
	];
	const ordered = rows.toSorted((one, other) => compareNames(one.learner.name, other.learner.name));
	return [
		head,
		...ordered.map((row) => [
			row.learner.name,
			classNamesOf(row, classes),
			STANDING_LABELS[standingOf(row.state)](),
			rowText(row, { lesson, now, dueOn }),
			cameLate(row.learner.work, { dueOn }) ? m.assignment_row_late() : "",
		]),
	];
}

export function classNamesOf({ learner }: AssignedRow, classes: AssignmentProgress["classes"]): string {
	const names = classes.filter(({ id }) => learner.classes.includes(id)).map(({ name }) => name);
	return names.join(", ");
}
