import type { Seat } from "#domain/classroom/together.ts";
import { getLocale } from "#messages/generated/runtime.js";

/** "Asha M. and Juma A." */
export function namesOf(seats: readonly Seat[]): string {
	return new Intl.ListFormat(getLocale(), { type: "conjunction" }).format(seats.map(({ name }) => name));
}
