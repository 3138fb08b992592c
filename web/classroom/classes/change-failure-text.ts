import type { ClassChange } from "#domain/classroom/class-roster.ts";
import { m } from "#messages/generated/messages.js";
import { NAME_REFUSED } from "#web/platform/backend/backend-error.ts";
import { createFailureText } from "./create-failure-text.ts";

/** Why the server did not take a change, as a sentence for the teacher. `code` is a `BackendError`'s. */
export function changeFailureText(change: ClassChange, code: string): string {
	if (change.change === "create") return createFailureText(code);
	if (code === NAME_REFUSED && change.change === "rename-student") return m.classes_bad_rename({ name: change.name });
	if (change.change === "groups" && code === "23514") return m.groups_failure_not_taken();
	switch (code) {
		case NAME_REFUSED:
			return m.classes_failure_not_taken();
		case "23505":
			return change.change === "move" ? m.classes_failure_same_there() : m.classes_failure_same_name();
		case "PT404":
			return m.classes_failure_gone();
		case "PT413":
		case "no_room":
			return m.classes_failure_full();
		case "42501":
		case "not_allowed":
			return m.classes_failure_not_yours();
		default:
			return createFailureText(code);
	}
}

/** The names of a list that were not added, by the reason; a change of another kind has none. */
export interface LeftOut {
	sameName: readonly string[];
	badName: readonly string[];
}

/** A sentence for each name that was not added. */
export function leftOutTexts({ sameName, badName }: LeftOut): string[] {
	return [
		...sameName.map((name) => m.classes_same_name({ name })),
		...badName.map((name) => m.classes_bad_name({ name })),
	];
}
