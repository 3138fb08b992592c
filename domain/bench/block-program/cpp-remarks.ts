/** Remarks for the reader, in the reader's language. */
export interface CppRemarks {
	/** Comment in an empty `loop()`: the blocks run once. */
	runsOnce: string;
	/** Comment beside a sensor's pin: the level it reads while active, where the name does not tell. */
	meansYes(level: "LOW" | "HIGH"): string;
	/** Comment above the pause before each distance. */
	echoes?: string;
	/** Comment above what is shown for a reading that failed. */
	noReading?: string;
	/** Comment behind the first line of each block. */
	mark?(id: string): string;
}
