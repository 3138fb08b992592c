import type { CompileResult } from "#domain/bench/compile-result.ts";

/** What the page and the thread of its compiler tell each other. Each answer names its question. */

export interface CompilerQuestion {
	id: number;
	/** `look`: are all files kept here? `keep`: fetch those that are not. */
	ask: { do: "look" } | { do: "keep" } | { do: "compile"; source: string; debug: boolean };
}

export type CompilerAnswer = { id: number } /** Bytes of files that are there, of all. */ & (
	| { state: "loading"; loaded: number; whole: number }
	/** The compiler has the program: from now on its time counts. */
	| { state: "begun" }
	| { state: "looked"; kept: boolean }
	| { state: "kept" }
	| { state: "compiled"; result: CompileResult }
	/** `network`: a file could not be fetched. `broken`: the browser cannot run it. */
	| { state: "failed"; why: "network" | "broken" }
);
