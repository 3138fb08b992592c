import type { CompileResult } from "#domain/bench/compile-result.ts";
import { compileSketch } from "#web/bench/editors/sketch/compile.data.ts";

/** Compiles a sketch so that it can be stepped through. Throws `BackendError` where there is no answer. */
export function compileForStepping(source: string, signal: AbortSignal): Promise<CompileResult> {
	return compileSketch(source, signal, { debug: true });
}
