// A slower processor for whole processes, workers included: Chromium itself slows the page's own thread down and no worker's.
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds that the processes may work at a time. */
const TURN_MS = 10;

/**
 * Lets a process and all that it has started work one part of the time in `factor`, until the returned function is called.
 * Linux: by /proc.
 * @param {number} pid
 * @param {number} factor
 */
export function slowProcesses(pid, factor) {
	let over = false;
	const done = (async () => {
		while (!over) {
			const pids = withDescendants(pid);
			signalAll(pids, "SIGSTOP");
			await sleep(TURN_MS * (factor - 1));
			signalAll(pids, "SIGCONT");
			await sleep(TURN_MS);
		}
	})();
	return async () => {
		over = true;
		await done;
	};
}

/** A process and all that it has started, as far as they run. */
export function withDescendants(pid) {
	const parents = new Map();
	for (const name of readdirSync("/proc").filter((one) => /^\d+$/.test(one))) {
		try {
			const stat = readFileSync(`/proc/${name}/stat`, "utf8");
			parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]));
		} catch {
			// It has ended meanwhile.
		}
	}
	const found = [pid];
	for (const one of found) for (const [child, parent] of parents) if (parent === one) found.push(child);
	return found;
}

function signalAll(pids, signal) {
	for (const pid of pids) {
		try {
			process.kill(pid, signal);
		} catch {
			// It has ended meanwhile.
		}
	}
}
