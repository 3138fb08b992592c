import type { Built } from "../build/builder.ts";
import { programOf } from "../build/elf.ts";
import { sketchSteps } from "../build/steps.ts";
import { readDebugInfo } from "../debug-info/read-debug-info.ts";
import { JobTooComplex } from "../job-too-complex.ts";
import { SKETCH_NAME } from "../sketch/line-mark.ts";
import type { ProgramRun } from "./run-program.ts";
import { runSteps } from "./run-steps.ts";
import { librariesIn, type Toolkit } from "./toolkit.ts";
import { RuntimeError } from "./web-assembly.ts";

export interface WasmJob {
	cpp: string;
	/** To be stepped through. */
	debug: boolean;
}

/** Runs C++ texts through the programs in this thread. Rejects with JobTooComplex where stack or memory do not hold one. */
export function openRunner(toolkit: Toolkit): (job: WasmJob) => Promise<ProgramRun> {
	const libraries = librariesIn(toolkit.headers);
	const [plain, debug] = [sketchSteps(libraries, { debug: false }), sketchSteps(libraries, { debug: true })];
	return async (job) => {
		try {
			return await runSteps(toolkit, job.debug ? debug : plain, job.cpp);
		} catch (error) {
			if (!(error instanceof RangeError || error instanceof RuntimeError)) throw error;
			throw new JobTooComplex(error.message, { cause: error });
		}
	};
}

/** What a run has made. One that does not come to an end by itself is too complicated. */
export async function builtBy(run: Promise<ProgramRun>, { debug }: Pick<WasmJob, "debug">): Promise<Built> {
	try {
		const { exit, messages, output, stopped } = await run;
		const elf = output ?? new Uint8Array();
		const program = exit === 0 ? programOf(elf) : null;
		return { program, messages, stopped, ...(debug && { debug: program && readDebugInfo(elf, SKETCH_NAME) }) };
	} catch (error) {
		if (!(error instanceof JobTooComplex)) throw error;
		return { program: null, messages: "", stopped: "time" };
	}
}
