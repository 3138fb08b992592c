import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import type { ReviewItem } from "./review.data.ts";

/** Whose it is: all who made it together. */
export function studentNames({ student, partners }: Pick<ReviewItem, "student" | "partners">): string {
	const names = [student ?? m.unknown_user(), ...partners];
	return new Intl.ListFormat(getLocale(), { type: "conjunction" }).format(names);
}
