import type { Job, JobResult } from "./contained-process.ts";

export type RunJob = (job: Job) => Promise<JobResult>;

/** Where the sandbox shows the folder that it was opened with. */
export const PREBUILT = "/mnt/prebuilt";

interface OpenedSandbox {
	run: RunJob;
	/** Removes what was made for it, if anything. */
	close(): Promise<void>;
}

/** One way of keeping the compiler away from the machine. */
export interface Tier {
	/** For the log. */
	name: string;
	/** Opens it with a folder that jobs may read at PREBUILT, or with none. */
	open(folder: string | null): Promise<OpenedSandbox>;
	/** Asks for a proof that the network is cut off; absent where a tier does not promise it. */
	isOffline?(): Promise<boolean>;
}
