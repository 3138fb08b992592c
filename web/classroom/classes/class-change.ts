import type { ClassChange } from "#domain/classroom/class-roster.ts";
import type { NewAction } from "#web/platform/outbox/action.ts";

/** The kind of a change to a class, by class. */
export const CLASS_CHANGE = "class_change";

export function classChangeAction(userId: string, change: ClassChange): NewAction<ClassChange> {
	const subject = change.change === "create" ? change.id : change.classId;
	return { person: userId, kind: CLASS_CHANGE, subject, payload: change };
}
