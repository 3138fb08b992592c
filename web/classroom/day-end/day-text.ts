import { dateLocale } from "#web/platform/ui/date-locale.ts";

type Parts = Intl.DateTimeFormatOptions;

/** A day as it is written out: "Tuesday, 3 March". */
export function dayText(day: string, parts: Parts = { weekday: "long", day: "numeric", month: "long" }): string {
	return new Date(`${day}T12:00`).toLocaleDateString(dateLocale(), parts);
}

/** "10 Feb" */
export function shortDayText(day: string): string {
	return dayText(day, { day: "numeric", month: "short" });
}

/** "10:05" */
export function timeText(time: string): string {
	return new Date(time).toLocaleTimeString(dateLocale(), { hour: "2-digit", minute: "2-digit" });
}

/** A day of the week before by its name alone, an earlier one by its date. */
export function nearDayText(day: string, from: string): string {
	const days = Math.abs(Date.parse(`${from}T12:00Z`) - Date.parse(`${day}T12:00Z`)) / 86_400_000;
	return dayText(day, days < 7 ? { weekday: "long" } : { day: "numeric", month: "long" });
}
