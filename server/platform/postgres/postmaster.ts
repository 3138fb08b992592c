import { type ChildProcess, spawn } from "node:child_process";
import type { Socket } from "node:net";
import { createInterface } from "node:readline";
import { type Address, listenArguments } from "./address.ts";
import { partsOf } from "./cluster.ts";
import { PostgresDidNotStart } from "./errors.ts";
import type { PostgresLog } from "./log.ts";
import type { Runner } from "./run-as.ts";
import { settingArguments } from "./settings.ts";
import type { Running } from "./supervisor.ts";

/**
 * How a stop grows more urgent: wait for sessions that are closing (a pool's `end` resolves before they have), then end
 * the others, and at last stop at once and recover at the next start.
 */
const STOP_SIGNALS: { signal: NodeJS.Signals; afterMs: number }[] = [
	{ signal: "SIGTERM", afterMs: 0 },
	{ signal: "SIGINT", afterMs: 1_000 },
	{ signal: "SIGQUIT", afterMs: 20_000 },
];

interface PostmasterOptions {
	folder: string;
	program: string;
	runner: Runner;
	address: Address;
	log: PostgresLog;
	settings: Record<string, string> | undefined;
}

/** Starts `postgres` on the folder's cluster and waits until it takes connections. */
export async function startPostmaster(options: PostmasterOptions): Promise<Running> {
	const { folder, runner, log, address } = options;
	const args = ["-D", partsOf(folder).cluster, ...listenArguments(address), ...settingArguments(options.settings)];
	const child = runner.spawn(options.program, args, {
		// Its own process group: Ctrl-C reaches us, and we stop it when the last request is answered.
		detached: true,
		stdio: ["ignore", "ignore", "pipe"],
	});
	const release = endWithUs(child);
	// Not "close": children that outlive a killed postmaster hold its output open.
	const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
	void ended.then(release);
	const stop = () => untilStopped(child);
	try {
		await untilReady(child, log);
	} catch (error) {
		await stop();
		throw error;
	}
	return { ended, stop };
}

/** Rejects when the server ends before it takes connections. Neither it nor its log prevents the exit of this process. */
async function untilReady(child: ChildProcess, log: PostgresLog): Promise<void> {
	const lines: string[] = [];
	await new Promise<void>((resolve, reject) => {
		eachLine(child, (line) => {
			lines.push(line);
			if (lines.length > 50) lines.shift();
			if (/^(FATAL|PANIC|WARNING)/.test(line)) log.warn(`PostgreSQL: ${line}`);
			if (line.includes("database system is ready to accept connections")) resolve();
		});
		child.once("error", reject);
		child.once("close", () => reject(new PostgresDidNotStart(`PostgreSQL did not start. ${lines.join(" ")}`)));
	});
	child.unref();
	(child.stderr as Socket | null)?.unref();
}

function eachLine(child: ChildProcess, onLine: (line: string) => void): void {
	if (child.stderr) createInterface({ input: child.stderr }).on("line", onLine);
}

/** A watchdog stops the server if this process dies without doing so: the watchdog's input closes then. */
function endWithUs(child: ChildProcess): () => void {
	if (process.platform === "win32" || child.pid === undefined) return () => {};
	const watchdog = spawn("/bin/sh", ["-c", 'read -r _; kill -INT "$1"', "sh", String(child.pid)], {
		cwd: "/",
		detached: true,
		stdio: ["pipe", "ignore", "ignore"],
	});
	watchdog.unref();
	(watchdog.stdin as Socket | null)?.unref();
	return () => watchdog.kill("SIGKILL");
}

function untilStopped(child: ChildProcess): Promise<void> {
	return new Promise((resolve) => {
		if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return resolve();
		child.ref();
		const timers = STOP_SIGNALS.map(({ signal, afterMs }) => setTimeout(() => child.kill(signal), afterMs));
		child.once("close", () => {
			for (const timer of timers) clearTimeout(timer);
			resolve();
		});
	});
}
