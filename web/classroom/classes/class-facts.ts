import type { TeacherClass } from "#domain/classroom/class-roster.ts";
import { m } from "#messages/generated/messages.js";

const LEVELS = { primary: m.classes_level_primary, secondary: m.classes_level_secondary };

/** A class's level, where it has one, and how many are in it. */
export function classFacts(of: TeacherClass): string {
	const count = m.classes_count({ count: of.students.length });
	return of.gradeLevel ? `${LEVELS[of.gradeLevel]()} · ${count}` : count;
}
