import { spawn } from "node:child_process";
import type { Readable } from "node:stream";

/** A command to run inside a sandbox: it reads one file, runs `command` and hands one file back. */
export interface Job {
	/** A file of the work folder that is there before `command` starts. */
	input: { name: string; text: string };
	/** Program and arguments; the work folder is where it runs. */
	command: readonly string[];
	/** The file of the work folder that the job is for. */
	output: string;
	signal?: AbortSignal | undefined;
	/** How long it may take by the clock; 15 when not given. */
	seconds?: number;
}

export interface JobResult {
	/** Exit code of the command; null when it was stopped. */
	exit: number | null;
	/** Why it was stopped, if it was: too slow, too many words, too large a file, or nobody waits for it any more. */
	stopped: "time" | "messages" | "output" | "aborted" | null;
	/** What it printed, cut at 256 KB. */
	messages: string;
	/** The output file; empty when the command failed. */
	output: Buffer;
}

const WALL_SECONDS = 15;
/** A sandbox that does not stand after this time never will. */
const BUILDING_MS = 2000;
const MOST_MESSAGES = 256 * 1024;
const MOST_OUTPUT = 8 * 1024 * 1024;

/**
 * The shell line around every job: $1 is the work folder, $2 the input's name, $3 the output's, the rest is the command. It
 * first says on descriptor 3 that the sandbox stands.
 */
export const JOB_SCRIPT =
	'echo >&3; cd "$1" && cat > "$2" && out="$3" && shift 3 && "$@" </dev/null 2>&1 && cat "$out" >&3';

/**
 * Runs a program in its own process group, feeds it the input and gathers messages (stdout, stderr) and output (descriptor 3).
 * The whole group is killed when it takes too long, says too much, or `signal` aborts; the promise settles once it is gone.
 */
export function runContained(
	program: string,
	args: readonly string[],
	job: Job,
	env: NodeJS.ProcessEnv = {},
): Promise<JobResult> {
	return new Promise((resolve, reject) => {
		if (job.signal?.aborted) {
			resolve({ exit: null, stopped: "aborted", messages: "", output: Buffer.alloc(0) });
			return;
		}
		const child = spawn(program, [...args], {
			cwd: "/",
			env,
			detached: true,
			stdio: ["pipe", "pipe", "pipe", "pipe"],
		});
		let stopped: JobResult["stopped"] = null;
		let stands = false;
		let patience: NodeJS.Timeout | undefined;
		const stop = (why: NonNullable<JobResult["stopped"]>) => {
			stopped ??= why;
			// A bubblewrap that is killed while it still builds the sandbox can leave what is inside running.
			if (stands) killGroup(child.pid);
			else patience ??= setTimeout(() => killGroup(child.pid), BUILDING_MS);
		};
		const clock = setTimeout(() => stop("time"), (job.seconds ?? WALL_SECONDS) * 1000);
		const onAbort = () => stop("aborted");
		job.signal?.addEventListener("abort", onAbort, { once: true });
		const messages = gather(MOST_MESSAGES, () => stop("messages"));
		const output = gather(MOST_OUTPUT, () => stop("output"));
		child.stdout?.on("data", messages.take);
		child.stderr?.on("data", messages.take);
		(child.stdio[3] as Readable).on("data", output.take).once("data", () => {
			stands = true;
			if (stopped !== null) killGroup(child.pid);
		});
		// A program that ends before it has read everything closes its end: that is its answer, not our error.
		child.stdin?.on("error", () => undefined);
		child.stdin?.end(job.input.text);
		const settle = () => {
			clearTimeout(clock);
			clearTimeout(patience);
			job.signal?.removeEventListener("abort", onAbort);
			killGroup(child.pid);
		};
		child.once("error", (error) => {
			settle();
			reject(error);
		});
		child.once("close", (code) => {
			settle();
			const exit = stopped === null ? code : null;
			resolve({ exit, stopped, messages: messages.all().toString("utf8"), output: output.all().subarray(1) });
		});
	});
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
		// Already gone.
	}
}
