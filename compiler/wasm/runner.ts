import { sketchSteps } from "../build/steps.ts";
import { JobTooComplex } from "../job-threads.ts";
import { type ToolkitParts, toolkitOf } from "./files-here.ts";
import type { ProgramRun } from "./run-program.ts";
import { runSteps } from "./run-steps.ts";
import { RuntimeError } from "./web-assembly.ts";

export interface WasmJob {
	cpp: string;
	/** To be stepped through. */
	debug: boolean;
}

export interface RunnerParts extends ToolkitParts {
	/** The names of our own libraries. */
	libraries: readonly string[];
}

/** Builds C++ texts in this thread. Rejects with JobTooComplex where stack or memory do not hold one. */
export function openRunner(parts: RunnerParts): (job: WasmJob) => Promise<ProgramRun> {
	const toolkit = toolkitOf(parts);
	const [plain, debug] = [false, true].map((isDebug) => sketchSteps(parts.libraries, { debug: isDebug }));
	return async (job) => {
		try {
			return await runSteps(toolkit, (job.debug ? debug : plain) ?? [], job.cpp);
		} catch (error) {
			if (!(error instanceof RangeError || error instanceof RuntimeError)) throw error;
			throw new JobTooComplex(error.message, { cause: error });
		}
	};
}
