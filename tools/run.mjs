import { spawn } from "node:child_process";
import { root } from "./root.mjs";

/** A step failed; the reason is in its output. */
export class StepFailed extends Error {}

/** Runs a program in the project folder, its output streamed. Rejects unless it ends with 0. */
export function run(program, args, options = {}) {
	return new Promise((resolve, reject) => {
		const child = spawn(program, args, { cwd: root, stdio: "inherit", ...options });
		child.on("error", reject);
		child.on("exit", (code, signal) => {
			if (code === 0) resolve();
			else reject(new StepFailed(`${[program, ...args].join(" ")} ended with ${signal ?? code}.`));
		});
	});
}

/** Runs the steps of a command line tool; a failure is one clear line and exit code 1. */
export async function main(steps) {
	try {
		await steps();
	} catch (error) {
		console.error(error instanceof StepFailed ? `\n${error.message}` : error);
		process.exit(1);
	}
}

export function say(line) {
	console.log(line);
}
