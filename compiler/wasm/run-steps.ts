import { INPUT, type Step, WORK_FOLDER } from "../build/steps.ts";
import type { Files } from "./pack.ts";
import { type ProgramRun, runProgram } from "./run-program.ts";
import type { Toolkit } from "./toolkit.ts";

/**
 * Runs the steps of a sketch one after the other until one fails. `output` is the last one's file.
 * @throws RangeError or WebAssembly.RuntimeError where stack or memory do not hold the text
 */
export async function runSteps(toolkit: Toolkit, steps: readonly Step[], text: string): Promise<ProgramRun> {
	const reads = { cc1plus: toolkit.headers, as: NOTHING, ld: toolkit.libraries };
	let input: [string, Uint8Array] = [`${WORK_FOLDER}/${INPUT}`, new TextEncoder().encode(text)];
	let messages = "";
	let last: ProgramRun = { exit: 0, stopped: null, messages: "", output: input[1] };
	for (const { program, args, output } of steps) {
		const path = `${WORK_FOLDER}/${output}`;
		const files = [...reads[program], input];
		last = await runProgram(toolkit.programs[program], args, { files, folder: WORK_FOLDER, output: path });
		messages += last.messages;
		if (last.exit !== 0 || last.output === null) break;
		input = [path, last.output];
	}
	return { ...last, messages };
}

const NOTHING: Files = new Map();
