import { createContext, use } from "react";
import { m } from "#messages/generated/messages.js";
import { listText } from "#web/platform/ui/list-text.ts";
import type { ReviewItem } from "./review.data.ts";

/** The full names of the reviewer's own learners, by id: two may be shown alike. */
export const FullNames = createContext<ReadonlyMap<string, string>>(new Map());

/** Whose a submission is: all who made it together, the reviewer's own learners with their full names. */
export function useStudentNames({
	studentId,
	student,
	partners,
}: Pick<ReviewItem, "studentId" | "student" | "partners">) {
	const full = use(FullNames);
	const names = [{ id: studentId, name: student ?? m.unknown_user() }, ...partners];
	return listText(names.map(({ id, name }) => full.get(id) ?? name));
}
