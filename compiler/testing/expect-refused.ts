import { expect } from "vitest";
import type { CompileResult } from "#domain/bench/compile-result.ts";

/** The answer to an attack: refused for this reason, in few words, and nothing of the machine. */
export function expectRefused(answer: CompileResult, code: string): void {
	expect(answer.outcome).toBe("failed");
	expect(answer.diagnostics.map((diagnostic) => diagnostic.code)).toContain(code);
	const text = JSON.stringify(answer);
	expect(text.length).toBeLessThan(8_000);
	expect(text).not.toMatch(/root:|nobody|\/usr\/|\/work|\/mnt|\/home|PATH=/);
}
