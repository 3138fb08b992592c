import { dateLocale } from "#web/platform/ui/date-locale.ts";

/** A day in words, such as "Thursday 5 March". */
export function dayText(day: string): string {
	return new Date(`${day}T12:00`).toLocaleDateString(dateLocale(), {
		...{ weekday: "long", day: "numeric", month: "long" },
	});
}
