import { dateLocale } from "./date-locale.ts";
import { timeAgo } from "./time-ago.ts";

/** How long ago something was; the exact time when pointed at. */
export function TimeAgo({ time, className }: { time: string; className?: string }) {
	const exact = new Date(time).toLocaleString(dateLocale(), { dateStyle: "medium", timeStyle: "short" });
	return (
		<time dateTime={time} title={exact} className={className}>
			{timeAgo(time, new Date(), dateLocale())}
		</time>
	);
}
