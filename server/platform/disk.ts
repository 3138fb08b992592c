import { constants } from "node:fs";
import { access, statfs } from "node:fs/promises";

/** Bytes below which a disk counts as full: the database needs room before it can free any. */
const LEAST_FREE = 64 * 2 ** 20;
const WATCH_MS = 60_000;

interface Log {
	warn(message: string): void;
	error(message: string): void;
}

/** Null while a folder can be written to; else why not. */
export async function diskProblem(folder: string): Promise<"full" | "read_only" | null> {
	try {
		await access(folder, constants.W_OK);
		const { bavail, bsize } = await statfs(folder);
		return bavail * bsize < LEAST_FREE ? "full" : null;
	} catch {
		return "read_only";
	}
}

/** Logs when the disk of a folder becomes full or read-only, and when it is well again. Returns what stops it. */
export function watchDisk(folder: string, log: Log): () => void {
	let known: Awaited<ReturnType<typeof diskProblem>> = null;
	const check = async () => {
		const problem = await diskProblem(folder);
		if (problem === known) return;
		known = problem;
		if (problem === "full") log.error(`The disk of ${folder} is full: nothing new can be kept until space is freed.`);
		else if (problem) log.error(`The disk of ${folder} can only be read: nothing new can be kept.`);
		else log.warn(`The disk of ${folder} can be written to again.`);
	};
	void check();
	const timer = setInterval(() => void check(), WATCH_MS).unref();
	return () => clearInterval(timer);
}
