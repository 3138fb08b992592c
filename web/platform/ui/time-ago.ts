const STEPS: readonly [unit: "minute" | "hour" | "day", milliseconds: number][] = [
	["day", 86_400_000],
	["hour", 3_600_000],
	["minute", 60_000],
];

/** Days after which the date itself says more. */
const DAYS_MAXIMUM = 30;

/** "now", "5 minutes ago", "yesterday", and the date itself after 30 days. A clock that is behind counts as now. */
export function timeAgo(time: string, now: Date, locale: string): string {
	const passed = Math.max(0, now.getTime() - new Date(time).getTime());
	const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
	for (const [unit, milliseconds] of STEPS) {
		const count = Math.floor(passed / milliseconds);
		if (unit === "day" && count > DAYS_MAXIMUM) {
			return new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).format(new Date(time));
		}
		if (count > 0) return format.format(-count, unit);
	}
	return format.format(0, "second");
}
