import { compile, compilePosition } from "#domain/api/bench.ts";
import type { CompileResult } from "#domain/bench/compile-result.ts";
import { ask } from "#web/platform/backend/ask.ts";
import { loadExplanations } from "./explain-diagnostic.ts";

/** Compiles a sketch on the server. Throws `BackendError` where it gives no answer. */
export async function compileSketch(source: string, signal: AbortSignal): Promise<CompileResult> {
	const [result] = await Promise.all([ask(compile, { source }, { signal }), loadExplanations().catch(() => undefined)]);
	return result;
}

/** How many programs the server compiles before the one that is waited for. Throws `BackendError` where it gives no answer. */
export async function queuePosition(signal: AbortSignal): Promise<number> {
	return (await ask(compilePosition, {}, { signal })).ahead;
}
