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

const DAY_MS = 86_400_000;

/** What is due today and in the six days after it, by day; a day without anything is left out. */
export function weekFrom<Given extends Dated>(given: readonly Given[], today: string): { day: string; due: Given[] }[] {
	const noon = Date.parse(`${today}T12:00:00Z`);
	return Array.from({ length: 7 }, (_, index) => new Date(noon + index * DAY_MS).toISOString().slice(0, 10))
		.map((day) => ({ day, due: given.filter(({ dueOn }) => dueOn === day) }))
		.filter(({ due }) => due.length > 0);
}
