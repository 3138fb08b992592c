import { execFile } from "node:child_process";
import { readdir, readFile, readlink, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { type Address, answers, SOCKET_FILES } from "./address.ts";
import { partsOf } from "./cluster.ts";
import { PostgresDidNotStart } from "./errors.ts";

/** Signals to an orphan, with milliseconds since the first. A kill loses nothing: the next start recovers. */
const ESCALATION: { signal: NodeJS.Signals; afterMs: number }[] = [
	{ signal: "SIGINT", afterMs: 0 },
	{ signal: "SIGQUIT", afterMs: 4000 },
	{ signal: "SIGKILL", afterMs: 6000 },
];
const GIVE_UP_MS = 15_000;
const POLL_MS = 25;

/**
 * Clears what a server that died (kill -9, a power cut) left in `folder`; the caller holds the folder's lock. A
 * PostgreSQL that still runs on its cluster is stopped. Then its lock files are removed: each names a process number, and
 * where that number belongs to another program by now, PostgreSQL would never start again.
 */
export async function clearLeftovers(folder: string): Promise<void> {
	const { cluster } = partsOf(folder);
	await stopOrphans(cluster);
	const locks = [join(cluster, "postmaster.pid"), ...SOCKET_FILES.map((name) => join(folder, name))];
	for (const path of locks) await rm(path, { force: true });
}

async function stopOrphans(cluster: string): Promise<void> {
	const began = performance.now();
	const steps = [...ESCALATION];
	for (;;) {
		const orphans = await runningOn(cluster);
		if (orphans.length === 0) return;
		const waited = performance.now() - began;
		if (waited > GIVE_UP_MS) throw stillRunning(orphans, cluster);
		if (steps[0] && steps[0].afterMs <= waited) signalOrphans(orphans, steps.shift()?.signal ?? "SIGKILL", cluster);
		await wait(POLL_MS);
	}
}

interface Orphan {
	pid: number;
	postmaster: boolean;
}

/** The postmaster passes a stop on to its children. Children without one are ended by themselves, and at once. */
function signalOrphans(orphans: readonly Orphan[], signal: NodeJS.Signals, cluster: string): void {
	const postmasters = signal === "SIGKILL" ? [] : orphans.filter(({ postmaster }) => postmaster);
	const [receivers, sent] = postmasters.length > 0 ? [postmasters, signal] : [orphans, atLeastQuit(signal)];
	for (const { pid } of receivers) {
		try {
			process.kill(pid, sent);
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw stillRunning(orphans, cluster);
		}
	}
}

/** SIGINT means something else to each kind of child. */
function atLeastQuit(signal: NodeJS.Signals): NodeJS.Signals {
	return signal === "SIGINT" ? "SIGQUIT" : signal;
}

function stillRunning(orphans: readonly Orphan[], cluster: string): PostgresDidNotStart {
	const pids = orphans.map(({ pid }) => pid).join(", ");
	return new PostgresDidNotStart(`A PostgreSQL (process ${pids}) still works on ${cluster} and could not be stopped.`);
}

/** PostgreSQL's processes on `cluster`. On Linux all of them, whatever its files say: each works in that folder. */
async function runningOn(cluster: string): Promise<Orphan[]> {
	if (process.platform !== "linux") return runningByFile(cluster);
	const names = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
	const found = await Promise.all(names.map((name) => orphanAt(`/proc/${name}`, cluster)));
	return found.filter((orphan) => orphan !== null);
}

async function orphanAt(proc: string, cluster: string): Promise<Orphan | null> {
	try {
		if ((await readlink(join(proc, "cwd"))) !== cluster) return null;
		// A program that was replaced while it runs is shown as deleted.
		if (!/\/postgres(?: \(deleted\))?$/.test(await readlink(join(proc, "exe")))) return null;
		// A child's command line has its role: "postgres: checkpointer".
		const command = await readFile(join(proc, "cmdline"), "utf8");
		return { pid: Number(basename(proc)), postmaster: !command.startsWith("postgres:") };
	} catch {
		return null;
	}
}

/** Elsewhere the postmaster that the folder's own file names, where that process is one. */
async function runningByFile(cluster: string): Promise<Orphan[]> {
	const text = await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => null);
	if (text === null) return [];
	// Line by line: process id, folder, start time, port, socket folder, listen address, memory key, state.
	const [pid, , , port, socketFolder, host] = text.split("\n").map((line) => line.trim());
	const orphan = { pid: Number(pid), postmaster: true };
	if (!Number.isInteger(orphan.pid) || orphan.pid <= 1) return [];
	const address: Address = { host: socketFolder || host || "127.0.0.1", port: Number(port) };
	return (await isPostgres(orphan.pid, cluster, address)) ? [orphan] : [];
}

/** Process ids are used again: the same number may be anybody. */
async function isPostgres(pid: number, cluster: string, address: Address): Promise<boolean> {
	if (process.platform === "win32") return answers(address);
	const listed = await promisify(execFile)("ps", ["-o", "command=", "-p", String(pid)]).catch(() => ({ stdout: "" }));
	return listed.stdout.includes("postgres") && listed.stdout.includes(cluster);
}
