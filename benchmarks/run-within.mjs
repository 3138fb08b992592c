import { execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const MEASURE = fileURLToPath(new URL("measure.mjs", import.meta.url));
const MINUTE_MS = 60_000;
/** A product needs up to seven seconds to answer what it has begun. */
const STOPS_WITHIN_MS = 15_000;

/**
 * Runs a benchmark; its exit code and, where that is 0, its figures. One that does not finish in this many minutes is ended
 * with all that it has started, and a sentence says what it waited for: the code is 1.
 */
export async function runWithin(name, minutes) {
	const folder = mkdtempSync(join(tmpdir(), "bench-"));
	// A database that runs as another user reaches its folder in here.
	chmodSync(folder, 0o711);
	const child = fork(MEASURE, [name], { env: { ...process.env, TMPDIR: folder } });
	let waitedFor = "its files to load";
	let figures;
	child.on("message", (message) => {
		waitedFor = message.waitsFor ?? waitedFor;
		figures = message.figures ?? figures;
	});
	const disconnected = once(child, "disconnect");
	const ended = new Promise((resolve) => child.on("exit", (code) => disconnected.then(() => resolve(code ?? 1))));
	const limit = new AbortController();
	try {
		const late = sleep(minutes * MINUTE_MS, "late", { signal: limit.signal }).catch(() => undefined);
		const code = await Promise.race([ended, late]);
		if (code !== "late") return { code, figures };
		console.error(`\n"${name}" did not finish in ${minutes} minutes. It waited for ${waitedFor}.`);
		await endWithAllStarted(child);
		return { code: 1 };
	} finally {
		limit.abort();
		rmSync(folder, { recursive: true, force: true });
	}
}

/** What the benchmark started may stop in order first: a product stops its database. */
async function endWithAllStarted({ pid }) {
	const started = descendantsOf([pid]);
	const direct = childrenOf(pid);
	send(pid, "SIGKILL");
	// `startProduct` gives it a process group of its own.
	for (const own of direct) send(-own, "SIGINT") || send(own, "SIGINT");
	const until = Date.now() + STOPS_WITHIN_MS;
	while (started.some(runs) && Date.now() < until) await sleep(100);
	for (const left of new Set([...started, ...descendantsOf(started)])) send(left, "SIGKILL");
}

function descendantsOf(pids) {
	const found = pids.flatMap(childrenOf);
	return found.length === 0 ? [] : [...found, ...descendantsOf(found)];
}

/** None where there is no `ps`. */
function childrenOf(parent) {
	try {
		const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
		return lines
			.map((line) => line.trim().split(/\s+/).map(Number))
			.flatMap(([pid, of]) => (of === parent ? [pid] : []));
	} catch {
		return [];
	}
}

function runs(pid) {
	return send(pid, 0);
}

/** False where there is no such process. */
function send(pid, signal) {
	try {
		process.kill(pid, signal);
		return true;
	} catch {
		return false;
	}
}
