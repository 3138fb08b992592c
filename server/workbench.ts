import { randomInt } from "node:crypto";
import type { OpenedCompiler } from "#compiler/compiler.ts";
import { loadProject } from "#content/projects.ts";
import type { CheckReport } from "#domain/check-answer.ts";
import type { CheckPool } from "./check/check-pool.ts";

/** What the doors work with: the compiler, the projects, and boards to check programs on. */
export interface Workbench {
	compiler: OpenedCompiler;
	project(id: string): Promise<{ points: number } | null>;
	/** Runs a project's checks with sensor values drawn anew. */
	check(program: { projectId: string; hex: string; person: string }): Promise<CheckReport>;
}

export function openWorkbench(compiler: OpenedCompiler, checks: CheckPool): Workbench {
	return {
		compiler,
		project: loadProject,
		check: ({ projectId, hex, person }) => checks.run({ projectId, hex, seed: randomInt(2 ** 32) }, person),
	};
}
