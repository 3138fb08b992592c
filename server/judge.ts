import { randomInt } from "node:crypto";
import type { OpenedCompiler } from "#compiler/compiler.ts";
import type { CompileResult } from "#domain/bench/compile-result.ts";
import type { CheckJob, CheckPool, CheckVerdict } from "./check/check-pool.ts";
import { Refusal } from "./platform/refusal.ts";

/** What the endpoints work with: the compiler, and boards to check programs on. */
export interface Judge {
	compiler: OpenedCompiler;
	/** Runs a project's checks with a fresh seed. @throws QueueFull when too many checks wait. */
	check(job: Omit<CheckJob, "seed">, userId: string): Promise<CheckVerdict>;
}

export function openJudge(compiler: OpenedCompiler, checks: CheckPool): Judge {
	return {
		compiler,
		check: (job, userId) => checks.run({ ...job, seed: randomInt(2 ** 32) }, userId),
	};
}

/**
 * Compiles for one person.
 * @throws Refusal `compiler_missing`; QueueFull when too many wait.
 */
export async function compileFor(
	{ compiler }: Judge,
	source: string,
	userId: string,
	signal: AbortSignal,
	options: { debug?: boolean | undefined } = {},
): Promise<CompileResult> {
	if (compiler.state === "missing") throw new Refusal("compiler_missing");
	return compiler.compiler.compile(source, { userId, signal }, options);
}
