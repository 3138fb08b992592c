import { spawn } from "node:child_process";

/** How a command ended. `failure` is a one-line reason; null after exit code 0. */
export interface CommandResult {
	output: string;
	failure: string | null;
}

const LONGEST_OUTPUT = 1_000_000;

/**
 * Runs a trusted command (apt, dpkg, ldd) and gathers what it prints on both streams.
 * Never rejects: a command that is absent, fails or times out sets `failure`.
 */
export function runCommand(
	command: string,
	args: readonly string[],
	options: { cwd?: string; env?: NodeJS.ProcessEnv; seconds?: number } = {},
): Promise<CommandResult> {
	return new Promise((resolve) => {
		const child = spawn(command, [...args], {
			cwd: options.cwd,
			env: { ...process.env, LC_ALL: "C", DEBIAN_FRONTEND: "noninteractive", ...options.env },
			stdio: ["ignore", "pipe", "pipe"],
			timeout: (options.seconds ?? 60) * 1000,
			killSignal: "SIGKILL",
		});
		let output = "";
		const gather = (chunk: Buffer) => {
			if (output.length < LONGEST_OUTPUT) output += chunk.toString("utf8");
		};
		child.stdout.on("data", gather);
		child.stderr.on("data", gather);
		child.once("error", (error) => resolve({ output, failure: `${command}: ${error.message}` }));
		child.once("close", (code, signal) => {
			if (code === 0) resolve({ output, failure: null });
			else
				resolve({ output, failure: `${command} ${code === null ? `was stopped (${signal})` : `ended with ${code}`}` });
		});
	});
}
