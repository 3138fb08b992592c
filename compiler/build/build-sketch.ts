import { PREBUILT, type RunJob } from "../sandbox/tier.ts";
import type { Built } from "./builder.ts";
import { type Program, readProgram } from "./elf.ts";
import { LINK_FLAGS, sketchFlags } from "./flags.ts";

/** Compiles and links one C++ text in the sandbox. Never rejects for anything that the text does. */
export async function buildSketch(
	run: RunJob,
	cpp: string,
	{ libraries, signal }: { libraries: readonly string[]; signal?: AbortSignal | undefined },
): Promise<Built> {
	const { exit, messages, output, stopped } = await run({
		input: { name: "sketch.cpp", text: cpp },
		command: [
			"avr-g++",
			...sketchFlags(libraries),
			"sketch.cpp",
			...["runtime.o", "libs.a", "core.a"].map((file) => `${PREBUILT}/${file}`),
			...LINK_FLAGS,
			...["-lm", "-o", "sketch.elf"],
		],
		output: "sketch.elf",
		signal,
	});
	return { program: exit === 0 ? programOf(output) : null, messages, stopped };
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
