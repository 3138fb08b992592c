/** Work that is done a little at a time. */
export interface SlicedTask {
	/** Does a little more; true when it is over. */
	step(): boolean;
	/** A failure of `step`; the task is over then, too. */
	onError(error: unknown): void;
	/** Called as each of its turns begins. */
	onTurn(): void;
}

/** Milliseconds of a turn: most checks take a few of them. */
const TURN_MS = 50;

export interface TimeSharing {
	/** The task takes its turns with the others from now on. `spent` gives the milliseconds its steps have taken. */
	add(task: SlicedTask): { spent(): number };
	/** Gives the next task a turn; false when none is left. */
	turn(): boolean;
}

/** One thread's time for several tasks, in equal turns one after the other. `now` gives milliseconds. */
export function createTimeSharing(now: () => number, turnMilliseconds = TURN_MS): TimeSharing {
	const waiting: { task: SlicedTask; spent: number; began: number | null }[] = [];

	function isOver(task: SlicedTask, until: number): boolean {
		try {
			task.onTurn();
			do {
				if (task.step()) return true;
			} while (now() < until);
			return false;
		} catch (error) {
			task.onError(error);
			return true;
		}
	}

	return {
		add(task) {
			const entry: (typeof waiting)[number] = { task, spent: 0, began: null };
			waiting.push(entry);
			return { spent: () => entry.spent + (entry.began === null ? 0 : now() - entry.began) };
		},
		turn() {
			const entry = waiting.shift();
			if (!entry) return false;
			const began = now();
			entry.began = began;
			const over = isOver(entry.task, began + turnMilliseconds);
			entry.spent += now() - began;
			entry.began = null;
			if (!over) waiting.push(entry);
			return waiting.length > 0;
		},
	};
}
