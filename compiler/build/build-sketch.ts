import { readDebugInfo } from "../debug-info/read-debug-info.ts";
import type { JobText } from "../sandbox/contained-process.ts";
import { type JobShape, type OpenedSandbox, PREBUILT } from "../sandbox/tier.ts";
import { SKETCH_NAME } from "../sketch/line-mark.ts";
import type { Built } from "./builder.ts";
import { type Program, readProgram } from "./elf.ts";
import { debugFlags, LINK_FLAGS, sketchFlags } from "./flags.ts";

/**
 * Compiles and links C++ texts in an opened sandbox, which is started ahead of the text where the tier can. The promise
 * never rejects for anything that the text does.
 */
export function sketchBuilder(
	{ run, readyFor }: OpenedSandbox,
	libraries: readonly string[],
): (cpp: string, signal?: AbortSignal) => Promise<Built> {
	const shape = shapeOf(sketchFlags(libraries));
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
	const shape = shapeOf(debugFlags(libraries));
	return async (cpp, signal) => {
		const job = { ...shape, input: { ...shape.input, text: cpp }, signal };
		const { exit, messages, output, stopped } = await run(job);
		const program = exit === 0 ? programOf(output) : null;
		return { program, messages, stopped, debug: program && readDebugInfo(output, SKETCH_NAME) };
	};
}

function shapeOf(flags: readonly string[]): JobShape {
	return {
		input: { name: "sketch.cpp" },
		command: [
			"avr-g++",
			...flags,
			"sketch.cpp",
			...["runtime.o", "libs.a", "core.a"].map((file) => `${PREBUILT}/${file}`),
			...LINK_FLAGS,
			...["-lm", "-o", "sketch.elf"],
		],
		output: "sketch.elf",
	};
}

/** A sketch can make the linker write a file that is no program for this chip: then there is none. */
export function programOf(file: Buffer): Program | null {
	try {
		return readProgram(file);
	} catch (error) {
		if (error instanceof RangeError) return null;
		throw error;
	}
}
