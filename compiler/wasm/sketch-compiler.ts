import type { CompileResult } from "#domain/bench/compile-result.ts";
import { answerOf, keptOf } from "../answer.ts";
import { COMPILER_STOPPED } from "../diagnostics/compiler-stopped.ts";
import { explain } from "../diagnostics/explain.ts";
import { knownNames } from "../diagnostics/known-names.ts";
import { findDeepNesting } from "../diagnostics/nesting.ts";
import { translateSketch } from "../sketch/translate.ts";
import { builtBy, openRunner } from "./runner.ts";
import { libraryHeadersIn, type Toolkit } from "./toolkit.ts";

export interface SketchCompiler {
	/** The answer that the server gives for the same sketch: same program, same words. Its time is for the caller to limit. */
	compile(source: string, options: { debug: boolean }): Promise<CompileResult>;
}

/** The whole compiler in one thread, of a browser too: prototypes, programs, explanations. */
export function sketchCompiler(toolkit: Toolkit): SketchCompiler {
	const run = openRunner(toolkit);
	const names = knownNames(libraryHeadersIn(toolkit.headers));
	return {
		async compile(source, options) {
			const nested = findDeepNesting(source);
			if (nested !== null) return { outcome: "failed", diagnostics: [nested] };
			try {
				const kept = keptOf(await builtBy(run({ cpp: translateSketch(source), ...options }), options));
				return answerOf(kept, explain({ source, ...kept }, names));
			} catch (error) {
				// The text takes the whole stack of who reads it.
				if (error instanceof RangeError) return { outcome: "failed", diagnostics: [COMPILER_STOPPED] };
				throw error;
			}
		},
	};
}
