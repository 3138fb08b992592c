import type { CompileResult } from "#domain/bench/compile-result.ts";
import type { Diagnostic } from "#domain/bench/diagnostic.ts";
import type { Built } from "./build/builder.ts";
import { writeIntelHex } from "./build/intel-hex.ts";
import type { CachedBuild } from "./cache.ts";

/** What is kept of a build. */
export function keptOf({ program, messages, stopped, debug }: Built): CachedBuild {
	if (stopped === "aborted") throw new Error("A build that was given up is not kept");
	return {
		hex: program === null ? null : writeIntelHex(program.flash),
		size: { flash: program?.flashBytes ?? 0, ram: program?.ramBytes ?? 0 },
		messages,
		stopped,
		...(debug !== undefined ? { debug } : {}),
	};
}

/** What is answered for a build that was explained. */
export function answerOf({ hex, size, debug }: CachedBuild, diagnostics: Diagnostic[]): CompileResult {
	if (hex === null || diagnostics.some(({ severity }) => severity === "error"))
		return { outcome: "failed", diagnostics };
	return { outcome: "compiled", hex, size, diagnostics, ...(debug ? { debug } : {}) };
}
