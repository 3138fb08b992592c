import { exactTime } from "./exact-time.ts";
import { useTimeAgo } from "./use-time-ago.ts";

/** How long ago something was, as the time passes; the exact time when pointed at. */
export function TimeAgo({ time, className }: { time: string; className?: string }) {
	const timeAgo = useTimeAgo();
	return (
		<time dateTime={time} title={exactTime(time)} className={className}>
			{timeAgo(time)}
		</time>
	);
}
