/** What is given to a class, and until when. Days are `YYYY-MM-DD`. */

export interface Dated {
	/** Null: without a date. */
	dueOn: string | null;
}

/** `late`: the day has passed. It is said, and changes nothing else. */
export type Timeliness = "no_date" | "in_time" | "today" | "late";

export function timelinessOf({ dueOn }: Dated, today: string): Timeliness {
	if (dueOn === null) return "no_date";
	if (dueOn === today) return "today";
	return dueOn < today ? "late" : "in_time";
}

/** By their day, the earliest first; those without a date come last, in the order they were given. */
export function byDay<Given extends Dated>(given: readonly Given[]): Given[] {
	const last = "9999-12-31";
	return [...given].sort((one, other) => (one.dueOn ?? last).localeCompare(other.dueOn ?? last));
}

/** The day of a time where the person is. */
export function dayOf(time: Date): string {
	const two = (number: number) => String(number).padStart(2, "0");
	return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}
