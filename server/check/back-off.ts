/** Stopped programs of a person that have no consequence: anybody forgets a delay. */
const FREE_STOPS = 1;
const FIRST_WAIT_SECONDS = 10;
const LONGEST_WAIT_SECONDS = 300;
/** Milliseconds after which a person's stopped programs no longer count. */
const FORGOTTEN_AFTER_MS = 600_000;

export interface BackOff {
	/** Seconds this person has to wait; 0 for none. */
	waitOf(userId: string): number;
	/** A program of theirs was stopped: the wait doubles. */
	stopped(userId: string): void;
}

/** Back-off for people whose programs are stopped repeatedly. `now` gives milliseconds of a clock that never goes back. */
export function createBackOff(now: () => number = () => performance.now()): BackOff {
	/** In the order of the last stop. */
	const stops = new Map<string, { count: number; at: number }>();

	function dropExpired(): void {
		for (const [userId, { at }] of stops) {
			if (now() - at < FORGOTTEN_AFTER_MS) return;
			stops.delete(userId);
		}
	}

	return {
		waitOf(userId) {
			dropExpired();
			const { count, at } = stops.get(userId) ?? { count: 0, at: 0 };
			if (count <= FREE_STOPS) return 0;
			const wait = Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** (count - FREE_STOPS - 1));
			return Math.max(0, Math.ceil((at - now()) / 1000 + wait));
		},
		stopped(userId) {
			const count = (stops.get(userId)?.count ?? 0) + 1;
			stops.delete(userId);
			stops.set(userId, { count, at: now() });
		},
	};
}
