import { spawn } from "node:child_process";
import type { JobResult } from "../sandbox/contained-process.ts";

/** How a limited program ended. `output` and `messages` (stderr) are cut at 1 MB together. */
export interface LimitedResult {
	exit: number | null;
	stopped: JobResult["stopped"];
	output: string;
	messages: string;
}

const MOST_BYTES = 1024 * 1024;
/** Processor seconds and file size (512-byte blocks) where the platform has a shell that can set them. */
const LIMITS = 'ulimit -t 60; ulimit -f 131072; exec "$0" "$@"';

/**
 * Runs a program without a sandbox, with what limits the platform has: time by the clock, an end of its words, and but on
 * Windows also processor time and file size, and its children end with it.
 */
export function runLimited(
	program: string,
	args: readonly string[],
	options: { cwd: string; seconds: number; signal?: AbortSignal | undefined },
): Promise<LimitedResult> {
	const isWindows = process.platform === "win32";
	const [command, all] = isWindows ? [program, args] : ["/bin/sh", ["-c", LIMITS, program, ...args]];
	return new Promise((resolve) => {
		const result: LimitedResult = { exit: null, stopped: null, output: "", messages: "" };
		if (options.signal?.aborted) return resolve({ ...result, stopped: "aborted" });
		const child = spawn(command, [...all], {
			cwd: options.cwd,
			detached: !isWindows,
			stdio: ["ignore", "pipe", "pipe"],
			windowsHide: true,
		});
		let bytes = 0;
		const stop = (why: NonNullable<JobResult["stopped"]>) => {
			result.stopped ??= why;
			kill();
		};
		function kill() {
			try {
				if (isWindows) child.kill("SIGKILL");
				else if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
			} catch {
				// Already exited.
			}
		}
		const take = (into: "output" | "messages") => (chunk: Buffer) => {
			bytes += chunk.length;
			if (bytes > MOST_BYTES) stop("messages");
			else result[into] += chunk.toString("utf8");
		};
		child.stdout.on("data", take("output"));
		child.stderr.on("data", take("messages"));
		const clock = setTimeout(() => stop("time"), options.seconds * 1000);
		const onAbort = () => stop("aborted");
		options.signal?.addEventListener("abort", onAbort, { once: true });
		const settle = (exit: number | null) => {
			clearTimeout(clock);
			options.signal?.removeEventListener("abort", onAbort);
			kill();
			resolve({ ...result, exit: result.stopped === null ? exit : null });
		};
		child.once("error", (error) => {
			result.messages += error.message;
			settle(null);
		});
		child.once("close", settle);
	});
}
