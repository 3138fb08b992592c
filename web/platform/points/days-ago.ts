const DAY_MS = 86_400_000;

/** "today", "yesterday", "3 days ago": calendar days between an ISO time and now, in the reader's own time zone. */
export function daysAgo(time: string, now: Date, locale: string): string {
	const days = Math.round((startOfDay(new Date(time)) - startOfDay(now)) / DAY_MS);
	return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.min(days, 0), "day");
}

function startOfDay(date: Date): number {
	return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
