import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Address, answers } from "./address.ts";
import { PostgresDidNotStart } from "./errors.ts";

const STOP_PATIENCE_MS = 30_000;

/**
 * Clears what a server that died (kill -9, a power cut) left on `cluster`; the caller holds the folder's lock.
 * A PostgreSQL that is still running is stopped in good order; a process id file that names a foreign process is
 * removed. From all else PostgreSQL recovers by itself.
 */
export async function clearLeftovers(cluster: string): Promise<void> {
	const left = await leftBehind(cluster);
	if (!left || !isAlive(left.pid)) return;
	if (!(await answers(left.address)) && !(await isPostgresOf(left.pid, cluster))) {
		await rm(join(cluster, "postmaster.pid"), { force: true });
		return;
	}
	process.kill(left.pid, "SIGINT");
	const end = Date.now() + STOP_PATIENCE_MS;
	while (isAlive(left.pid)) {
		if (Date.now() > end) {
			throw new PostgresDidNotStart(`A PostgreSQL (process ${left.pid}) still works on ${cluster} and does not stop.`);
		}
		await wait(20);
	}
}

/** postmaster.pid, line by line: process id, folder, start time, port, socket folder, listen address, memory key, state. */
async function leftBehind(cluster: string): Promise<{ pid: number; address: Address } | null> {
	const text = await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => null);
	if (text === null) return null;
	const [pid, , , port, socketFolder, host] = text.split("\n").map((line) => line.trim());
	return { pid: Number(pid), address: { host: socketFolder || host || "127.0.0.1", port: Number(port) } };
}

/** Process ids are used again: after a new start of the machine or a container, the same number may be anybody. */
async function isPostgresOf(pid: number, cluster: string): Promise<boolean> {
	if (process.platform !== "linux") return true;
	const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
	return command.includes("postgres") && command.includes(cluster);
}

function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === "EPERM";
	}
}
