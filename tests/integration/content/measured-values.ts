import { expect } from "vitest";
import { type CheckReport, firstFailed } from "#domain/bench/check-report.ts";

type Words = Readonly<Record<string, { failed: Readonly<Record<string, string>> }>>;

/** The text of the step that failed, if there is one; a test fails where it names a value that was not measured. */
export function failureText(words: Words, report: Pick<CheckReport, "steps">): string | undefined {
	const { id = "", seen } = firstFailed(report.steps) ?? {};
	const text = seen && words[id]?.failed[seen.code];
	for (const [, value = ""] of text?.matchAll(/\{(\w+)\}/g) ?? []) expect(seen?.values, text).toHaveProperty(value);
	return text;
}
