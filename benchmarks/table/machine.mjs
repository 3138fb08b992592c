import { execFileSync } from "node:child_process";
import { cpus, loadavg, totalmem } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

const SAMPLE_MS = 5000;
/** What a measured program leaves ends within this. */
const SETTLES_MS = 90_000;
/** The part of all processors that a computer with nothing to do may use. */
const QUIET = 0.08;

/** Waits until nothing else runs here. Answers how busy the processors are at last, and whether that is quiet. */
export async function waitForQuiet() {
	const until = Date.now() + SETTLES_MS;
	let busy = await busyPart();
	while (busy > QUIET && Date.now() < until) busy = await busyPart();
	return { busy, quiet: busy <= QUIET };
}

/** The part of the processors' time that was used in a while. */
async function busyPart() {
	const before = ticks();
	await sleep(SAMPLE_MS);
	const after = ticks();
	return 1 - (after.idle - before.idle) / (after.all - before.all);
}

function ticks() {
	const times = cpus().map((cpu) => cpu.times);
	const sum = (of) => times.reduce((total, one) => total + of(one), 0);
	return {
		idle: sum(({ idle }) => idle),
		all: sum(({ user, nice, sys, irq, idle }) => user + nice + sys + irq + idle),
	};
}

/** What the figures were taken on. */
export function machine() {
	const [{ model }] = cpus();
	return `${cpus().length} × ${model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, ${process.platform}`;
}

/** The load of the last minute. */
export function load() {
	return loadavg()[0].toFixed(2);
}

/** The commit that is measured; "and what is not committed" where there is more. */
export function commit() {
	const git = (...args) => execFileSync("git", args, { encoding: "utf8" }).trim();
	const changed = git("status", "--porcelain") !== "";
	return `${git("rev-parse", "--short=8", "HEAD")}${changed ? " and what is not committed" : ""}`;
}
