import { dateLocale } from "./date-locale.ts";
import { timeAgo } from "./time-ago.ts";
import { useNow } from "./use-now.ts";

/** `timeAgo` at the present time, in words that follow the clock while the page is open. */
export function useTimeAgo(): (time: string) => string {
	const now = useNow();
	return (time) => timeAgo(time, new Date(now), dateLocale());
}
