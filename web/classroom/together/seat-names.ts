import type { Seat } from "#domain/classroom/together.ts";
import { listText } from "#web/platform/ui/list-text.ts";

/** "Asha M. and Juma A." */
export function namesOf(seats: readonly Seat[]): string {
	return listText(seats.map(({ name }) => name));
}
