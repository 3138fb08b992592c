import { compile } from "#domain/api/bench.ts";
import type { CompileResult } from "#domain/bench/compile-result.ts";
import { ask } from "#web/platform/backend/ask.ts";

/** Compiles a sketch so that it can be stepped through. Throws `BackendError` where the server gives no answer. */
export function compileForStepping(source: string, signal: AbortSignal): Promise<CompileResult> {
	return ask(compile, { source, debug: true }, { signal });
}
