/** How a statement ran before: `slow` ones get a part of the connections, and so do those not known yet. */
export type Pace = "quick" | "unknown" | "slow";

export type StatementHistory = {
	paceOf(text: string): Pace;
	/** Not known to be small: slow, not known yet, or it took much time when it last ran. */
	isHeavy(text: string): boolean;
	/** Records a run. `large`: it took more time than a page's own statements do. */
	learn(text: string, run: { slow: boolean; large: boolean }): void;
};

const TEXTS_MAXIMUM = 500;
/** Runs in a row that make a slow statement quick again. */
const QUICK_AGAIN = 3;

/** Remembers the statements that ran last, by their text. */
export function createStatementHistory(): StatementHistory {
	/** The longest unused text first; `quickRuns` since the last slow one. */
	const entries = new Map<string, { quickRuns: number; large: boolean }>();

	function paceOf(text: string): Pace {
		const entry = entries.get(text);
		return entry === undefined ? "unknown" : entry.quickRuns < QUICK_AGAIN ? "slow" : "quick";
	}

	return {
		paceOf,
		isHeavy: (text) => paceOf(text) !== "quick" || entries.get(text)?.large === true,
		learn(text, { slow, large }) {
			const runs = slow ? 0 : (entries.get(text)?.quickRuns ?? QUICK_AGAIN - 1) + 1;
			entries.delete(text);
			entries.set(text, { quickRuns: Math.min(runs, QUICK_AGAIN), large });
			const [oldest] = entries.keys();
			if (entries.size > TEXTS_MAXIMUM && oldest !== undefined) entries.delete(oldest);
		},
	};
}
