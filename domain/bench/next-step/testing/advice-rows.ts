import { expect, test } from "vitest";
import type { WorkFacts } from "../work-facts.ts";
import { stepOf } from "./step-of.ts";

/** `setup`, `loop`, what else is known, and what is declared before: without it `setup` is at line 2, `loop` at line 5. */
type Work = Parameters<typeof stepOf>;

interface Row {
	readonly mistake: string;
	readonly work: Work;
	readonly step: Readonly<Record<string, string | number>>;
	/** What is like it and right, or wrong otherwise: it gets another step, or none. */
	readonly other: Work;
}

export function testAdvice(rows: readonly Row[]): void {
	test.each(rows.map((row) => [row.mistake, row] as const))("%s", (_, { work, step, other }) => {
		expect(stepOf(...work)).toEqual(step);
		expect(stepOf(...other).code).not.toBe(step.code);
	});
}

/** The first check that failed, and what it saw. */
export const fails = (
	looksAt: "pin" | "display" | "serial",
	code?: string,
	values: Record<string, number | string> = {},
	line: number | null = null,
): Partial<WorkFacts> => ({
	failed: { step: { id: "s", state: "failed", ...(code ? { seen: { code, values } } : {}) }, looksAt, line },
});
