/** What one caller may use of the database's time: a share of the time that passes, saved up for `burst` at most. */
const SHARE = 0.2;
const BURST_MS = 500;
/** The longest wait of a caller whose time is used up, however long their last statement took. */
const LONGEST_WAIT_MS = 3000;

export type TimeBudget = {
	/** Milliseconds until the caller may begin a statement; 0 for at once. */
	waitOf(id: string): number;
	/** Counts a statement that ended. */
	charge(id: string, milliseconds: number): void;
};

/**
 * Counts the database's time by caller: who asks for the largest answer again and again is held to a fifth of one processor.
 */
export function createTimeBudget(now = () => performance.now()): TimeBudget {
	/** What was left, and when; who is not named has saved up all. */
	const saved = new Map<string, { left: number; at: number }>();

	function leftOf(id: string): number {
		const entry = saved.get(id);
		return entry ? Math.min(BURST_MS, entry.left + (now() - entry.at) * SHARE) : BURST_MS;
	}

	return {
		waitOf: (id) => Math.max(0, -leftOf(id) / SHARE),
		charge(id, milliseconds) {
			const left = Math.max(leftOf(id) - milliseconds, -LONGEST_WAIT_MS * SHARE);
			saved.delete(id);
			saved.set(id, { left, at: now() });
			// The first has not been used for longest: it has saved up all by now, or so has everybody after a while.
			for (const [oldest] of saved) {
				if (leftOf(oldest) < BURST_MS) break;
				saved.delete(oldest);
			}
		},
	};
}
