import type { SketchProject } from "#content/projects.ts";
import type { BenchAction } from "#web/bench/actions/bench-action.ts";
import type { BenchProgram } from "../use-bench-program.ts";

/** What the actions of the coding bench are done to. */
export interface CodeActionBench {
	project: SketchProject;
	userId: string;
	program: BenchProgram;
	/** Opens the reference or the hints. */
	showHelp: (tab: "reference" | "task") => void;
}

export type CodeAction = BenchAction<CodeActionBench>;
