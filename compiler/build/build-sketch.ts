import { readDebugInfo } from "../debug-info/read-debug-info.ts";
import type { JobText } from "../sandbox/contained-process.ts";
import type { JobShape, OpenedSandbox } from "../sandbox/tier.ts";
import { SKETCH_NAME } from "../sketch/line-mark.ts";
import { PROGRAMS } from "../toolchain/paths.ts";
import type { Built } from "./builder.ts";
import { programOf } from "./elf.ts";
import { INPUT, type Step, sketchSteps } from "./steps.ts";

/**
 * Compiles and links C++ texts in an opened sandbox, which is started ahead of the text where the tier can. The promise
 * never rejects for anything that the text does.
 */
export function sketchBuilder(
	{ run, readyFor }: OpenedSandbox,
	libraries: readonly string[],
): (cpp: string, signal?: AbortSignal) => Promise<Built> {
	const shape = shapeOf(sketchSteps(libraries, { debug: false }));
	const runText =
		readyFor?.(shape) ?? ((job: JobText) => run({ ...shape, ...job, input: { ...shape.input, ...job.input } }));
	return async (cpp, signal) => {
		const { exit, messages, output, stopped } = await runText({ input: { text: cpp }, signal });
		return { program: exit === 0 ? programOf(output) : null, messages, stopped };
	};
}

/** The same with what a debugger needs; no sandbox is kept started for it. */
export function debugBuilder(
	{ run }: OpenedSandbox,
	libraries: readonly string[],
): (cpp: string, signal?: AbortSignal) => Promise<Built> {
	const shape = shapeOf(sketchSteps(libraries, { debug: true }));
	return async (cpp, signal) => {
		const job = { ...shape, input: { ...shape.input, text: cpp }, signal };
		const { exit, messages, output, stopped } = await run(job);
		const program = exit === 0 ? programOf(output) : null;
		return { program, messages, stopped, debug: program && readDebugInfo(output, SKETCH_NAME) };
	};
}

function shapeOf(steps: readonly Step[]): JobShape {
	const script = steps.map(({ program, args }) => [PROGRAMS[program], ...args].map(quoted).join(" ")).join(" && ");
	return { input: { name: INPUT }, command: ["/bin/sh", "-c", script], output: steps.at(-1)?.output ?? "" };
}

/** A word of a shell's line. */
function quoted(word: string): string {
	return `'${word.replaceAll("'", "'\\''")}'`;
}
