import type { ClassChange } from "#domain/classroom/class-roster.ts";
import type { NewAction } from "#web/platform/outbox/action.ts";
import type { Merge } from "#web/platform/outbox/create-outbox.ts";

/** The kind of a change to a class, by class. */
export const CLASS_CHANGE = "class_change";

export function classChangeAction(userId: string, change: ClassChange): NewAction<ClassChange> {
	return { person: userId, kind: CLASS_CHANGE, subject: classIdOf(change), payload: change };
}

/** The class that it changes, or makes. */
export function classIdOf(change: ClassChange): string {
	return change.change === "create" ? change.id : change.classId;
}

/** What is saved whole: the newest is sent. */
const SAVED_WHOLE: readonly ClassChange["change"][] = ["note", "groups"];

/** A change that was refused makes room for the next one of the same; one that is saved whole also while it waits. */
export function replacingFormer(change: ClassChange): Merge {
	return (others) => ({
		removed: others.filter(
			({ state, payload }) =>
				(state === "refused" || SAVED_WHOLE.includes(change.change)) && isOfSame(payload as ClassChange, change),
		),
	});
}

function isOfSame(one: ClassChange, other: ClassChange): boolean {
	if (one.change === "add" || one.change !== other.change) return false;
	if (one.change === "note") return one.day === (other as typeof one).day;
	return !("studentId" in one) || one.studentId === (other as typeof one).studentId;
}
