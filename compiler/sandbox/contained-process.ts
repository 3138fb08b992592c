import { spawn } from "node:child_process";
import type { Socket } from "node:net";
import type { Readable } from "node:stream";

/** A command to run inside a sandbox: it reads one file, runs `command` and hands one file back. */
export interface Job extends JobText {
	/** A file of the work folder that is there before `command` starts. */
	input: { name: string; text: string };
	/** Program and arguments; the work folder is where it runs. */
	command: readonly string[];
	/** The file of the work folder that the job is for. */
	output: string;
}

/** What of a job need not be known before it begins. */
export interface JobText {
	input: { text: string };
	signal?: AbortSignal | undefined;
	/** How long it may take by the clock; 15 when not given. */
	seconds?: number;
}

export interface JobResult {
	/** Exit code of the command; null when it was stopped. */
	exit: number | null;
	/** Why it was stopped, if it was: too slow, too much output, too large a file, or aborted. */
	stopped: "time" | "messages" | "output" | "aborted" | null;
	/** What it printed, cut at 256 KB. */
	messages: string;
	/** The output file; empty when the command failed. */
	output: Buffer;
}

const WALL_SECONDS = 15;
/** Milliseconds until a sandbox must be set up. */
const BUILDING_MS = 2000;
const MOST_MESSAGES = 256 * 1024;
const MOST_OUTPUT = 8 * 1024 * 1024;

/**
 * The shell line around every job: $1 is the work folder, $2 the input's name, $3 the output's, the rest is the command. It
 * first reports on descriptor 3 that the sandbox is set up.
 */
export const JOB_SCRIPT =
	'echo >&3; cd "$1" && cat > "$2" && out="$3" && shift 3 && "$@" </dev/null 2>&1 && cat "$out" >&3';

/** A process that has been started and waits for its job. */
export interface ContainedProcess {
	/** It has not ended by itself. */
	readonly waits: boolean;
	/** Resolves once its sandbox is set up, or it has ended. */
	readonly isSetUp: Promise<void>;
	/** Gives it its job, once. Until then it does not keep this process running. */
	run(job: JobText): Promise<JobResult>;
	/** Ends it where it still waits. */
	end(): void;
}

/**
 * Runs a program in its own process group, feeds it the input and gathers messages (stdout, stderr) and output (descriptor 3).
 * The whole group is killed on timeout, too much output, or abort of `signal`; the promise settles after its exit.
 */
export async function runContained(
	program: string,
	args: readonly string[],
	job: JobText,
	env: NodeJS.ProcessEnv = {},
): Promise<JobResult> {
	if (job.signal?.aborted) return { exit: null, stopped: "aborted", messages: "", output: Buffer.alloc(0) };
	return startContained(program, args, env).run(job);
}

/** Starts what `runContained` runs, and leaves it waiting for its input. */
export function startContained(
	program: string,
	args: readonly string[],
	env: NodeJS.ProcessEnv = {},
): ContainedProcess {
	const child = spawn(program, [...args], {
		cwd: "/",
		env,
		detached: true,
		stdio: ["pipe", "pipe", "pipe", "pipe"],
	});
	let stopped: JobResult["stopped"] = null;
	let isSetUp = false;
	let onSetUp: () => void = () => undefined;
	const setUp = new Promise<void>((resolve) => {
		onSetUp = resolve;
	});
	let waits = true;
	let patience: NodeJS.Timeout | undefined;
	const stop = (why: NonNullable<JobResult["stopped"]>) => {
		stopped ??= why;
		// A bubblewrap that is killed while it still builds the sandbox can leave what is inside running.
		if (isSetUp) killGroup(child.pid);
		else patience ??= setTimeout(() => killGroup(child.pid), BUILDING_MS);
	};
	const messages = gather(MOST_MESSAGES, () => stop("messages"));
	const output = gather(MOST_OUTPUT, () => stop("output"));
	child.stdout?.on("data", messages.take);
	child.stderr?.on("data", messages.take);
	(child.stdio[3] as Readable).on("data", output.take).once("data", () => {
		isSetUp = true;
		onSetUp();
		if (stopped !== null) killGroup(child.pid);
	});
	// A program that ends before it has read everything closes its end: that is its answer, not our error.
	child.stdin?.on("error", () => undefined);
	const ended = new Promise<number | null>((resolve, reject) => {
		child.once("error", reject);
		child.once("close", resolve);
	}).finally(() => {
		waits = false;
		onSetUp();
		clearTimeout(patience);
		killGroup(child.pid);
	});
	// Reported to the next job.
	ended.catch(() => undefined);
	const handles = [child, ...(child.stdio as (Socket | null)[])];
	for (const handle of handles) handle?.unref();

	return {
		get waits() {
			return waits;
		},
		isSetUp: setUp,
		end() {
			if (waits) stop("aborted");
		},
		async run(job) {
			waits = false;
			for (const handle of handles) handle?.ref();
			const clock = setTimeout(() => stop("time"), (job.seconds ?? WALL_SECONDS) * 1000);
			const onAbort = () => stop("aborted");
			if (job.signal?.aborted) onAbort();
			job.signal?.addEventListener("abort", onAbort, { once: true });
			child.stdin?.end(job.input.text);
			const code = await ended.finally(() => {
				clearTimeout(clock);
				job.signal?.removeEventListener("abort", onAbort);
			});
			const exit = stopped === null ? code : null;
			return { exit, stopped, messages: messages.all().toString("utf8"), output: output.all().subarray(1) };
		},
	};
}

function gather(most: number, onTooMuch: () => void) {
	const chunks: Buffer[] = [];
	let length = 0;
	return {
		take(chunk: Buffer) {
			if (length < most) chunks.push(chunk.subarray(0, most - length));
			length += chunk.length;
			if (length > most) onTooMuch();
		},
		all: () => Buffer.concat(chunks),
	};
}

function killGroup(pid: number | undefined): void {
	if (pid === undefined) return;
	try {
		process.kill(-pid, "SIGKILL");
	} catch {
		// Already exited.
	}
}
