import { randomInt } from "node:crypto";
import type { OpenedCompiler } from "#compiler/compiler.ts";
import type { CheckReport } from "#domain/check-answer.ts";
import type { CheckedProgram, CheckPool } from "./check/check-pool.ts";

/** What the doors work with: the compiler, and boards to check programs on. */
export interface Workbench {
	compiler: OpenedCompiler;
	/** Runs a project's checks with sensor values drawn anew. @throws CompilerBusy when too many checks wait. */
	check(projectId: string, program: CheckedProgram, person: string): Promise<CheckReport>;
}

export function openWorkbench(compiler: OpenedCompiler, checks: CheckPool): Workbench {
	return {
		compiler,
		check: (projectId, program, person) => checks.run({ projectId, program, seed: randomInt(2 ** 32) }, person),
	};
}
