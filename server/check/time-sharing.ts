/** Work that is done a little at a time. */
export interface SlicedTask {
	/** Does a little more; true when it is over. */
	step(): boolean;
	/** A failure of `step`; the task is over then, too. */
	onError(error: unknown): void;
	/** Called as each of its slices begins. */
	onSlice(): void;
}

/** Milliseconds of a slice: most checks take a few of them. */
const SLICE_MS = 50;

export interface TimeSharing {
	/** The task takes turns with the others from now on. `spent` gives the milliseconds its steps have taken. */
	add(task: SlicedTask): { spent(): number };
	/** Runs a slice of the next task; false when none is left. */
	runSlice(): boolean;
}

/** One thread's time for several tasks, in equal slices one after the other. `now` gives milliseconds. */
export function createTimeSharing(now: () => number, sliceMilliseconds = SLICE_MS): TimeSharing {
	const waiting: { task: SlicedTask; spent: number; began: number | null }[] = [];

	function isOver(task: SlicedTask, until: number): boolean {
		try {
			task.onSlice();
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
		runSlice() {
			const entry = waiting.shift();
			if (!entry) return false;
			const began = now();
			entry.began = began;
			const over = isOver(entry.task, began + sliceMilliseconds);
			entry.spent += now() - began;
			entry.began = null;
			if (!over) waiting.push(entry);
			return waiting.length > 0;
		},
	};
}
