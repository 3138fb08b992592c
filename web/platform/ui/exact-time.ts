import { dateLocale } from "./date-locale.ts";

/** Day and time, such as "21 Nov 2026, 14:05". */
export function exactTime(time: string): string {
	return new Date(time).toLocaleString(dateLocale(), { dateStyle: "medium", timeStyle: "short" });
}
