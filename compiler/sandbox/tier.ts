import type { Job, JobResult, JobText } from "./contained-process.ts";

export type RunJob = (job: Job) => Promise<JobResult>;

/** The part of a job that is known in advance. */
export type JobShape = Pick<Job, "command" | "output"> & { input: { name: string } };

export interface OpenedSandbox {
	run: RunJob;
	/** For jobs that differ in their text alone: keeps a sandbox started for the next one. Absent where a tier cannot. */
	readyFor?(shape: JobShape): (job: JobText) => Promise<JobResult>;
	/** Removes what was made for it, if anything. */
	close(): Promise<void>;
}

/** One way of keeping the compiler away from the machine. */
export interface Tier {
	/** For the log. */
	name: string;
	/** Opens it with a folder that jobs may read at PREBUILT, or with none. */
	open(folder: string | null): Promise<OpenedSandbox>;
	/** Verifies that the network is unreachable; absent where a tier does not promise it. */
	isOffline?(): Promise<boolean>;
}
