import { randomInt } from "node:crypto";
import type { Compiler } from "#compiler/compiler.ts";
import type { CompileResult } from "#domain/bench/compile-result.ts";
import type { CheckJob, CheckPool, CheckVerdict } from "./check/check-pool.ts";
import { createRecentResults, type RecentResults } from "./check/recent-results.ts";

/** What the endpoints work with: the compiler, and boards to check programs on. */
export interface Judge {
	compiler: Compiler;
	/** Runs a project's checks with a fresh seed. @throws QueueFull when too many checks wait. */
	check(job: Omit<CheckJob, "seed">, userId: string): Promise<CheckVerdict>;
	/** For work that is checked, and handed in soon after: the learner and the teacher see the same result. */
	recent: RecentResults;
}

export function openJudge(compiler: Compiler, checks: CheckPool): Judge {
	return {
		compiler,
		recent: createRecentResults(),
		check: (job, userId) => checks.run({ ...job, seed: randomInt(2 ** 32) }, userId),
	};
}

/** Compiles for one person. @throws QueueFull when too many wait */
export function compileFor(
	{ compiler }: Judge,
	source: string,
	userId: string,
	signal: AbortSignal,
	options: { debug?: boolean | undefined } = {},
): Promise<CompileResult> {
	return compiler.compile(source, { userId, signal }, options);
}
