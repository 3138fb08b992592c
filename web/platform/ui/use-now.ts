import { useEffect, useState } from "react";

/** Often enough for what counts minutes. */
const TICK_MS = 15_000;

/** The time, which ticks while the page is open: milliseconds as of `Date.now`. */
export function useNow(everyMs = TICK_MS): number {
	const [now, setNow] = useState(Date.now);
	useEffect(() => {
		const timer = setInterval(() => setNow(Date.now()), everyMs);
		return () => clearInterval(timer);
	}, [everyMs]);
	return now;
}
