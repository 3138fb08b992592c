import { useEffect, useState } from "react";
import { hasCode, TOO_MANY_REQUESTS } from "#web/platform/backend/backend-error.ts";

/** Seconds until what was refused may be tried again, counting down; 0 where nothing is to wait for. */
export function useWait(error: Error | null): number {
	const seconds = hasCode(error, TOO_MANY_REQUESTS) ? (error.waitSeconds ?? 0) : 0;
	const [wait, setWait] = useState({ error, left: seconds });
	if (wait.error !== error) setWait({ error, left: seconds });
	useEffect(() => {
		if (seconds === 0) return;
		// By the clock: a hidden tab's timers are slow.
		const end = Date.now() + seconds * 1000;
		const timer = setInterval(() => {
			const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
			setWait({ error, left });
			if (left === 0) clearInterval(timer);
		}, 1000);
		return () => clearInterval(timer);
	}, [error, seconds]);
	return wait.error === error ? wait.left : seconds;
}
