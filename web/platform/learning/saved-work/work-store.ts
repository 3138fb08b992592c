/** Saved work as this browser has it, whatever its form. */
export interface SavedWork {
	body: string;
	/** The server's revision that it began from; 0 for none. */
	base: number;
	/** Names what the server has not got yet; null when it has everything. */
	action: string | null;
	/** What was sent last and has had no answer: the server's newest may be just that. Null for nothing. */
	sent: string | null;
	/** The learner asked to save it. */
	pressed: boolean;
	/**
	 * What another tab of this browser made at the same time, and what Save was pressed on and has been changed since:
	 * to be sent first, so that each stays as a version.
	 */
	aside: readonly { body: string; action: string }[];
}

/** Where this browser keeps one work of one person. Reading and writing happen at once, in one step. */
export interface WorkStore {
	/** Null where nothing is kept, or nothing that can be read. */
	read(): SavedWork | null;
	/** False where the browser keeps nothing (full, or blocked). */
	write(work: SavedWork): boolean;
	/** Calls back when another tab has written; the answer ends it. */
	watch(listener: () => void): () => void;
}
