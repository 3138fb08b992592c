import type { Program } from "../program.ts";
import type { NextStep, WorkFacts } from "../work-facts.ts";

/** Finds one thing to do next, or nothing. The first rule that finds something is followed. */
export type Rule = (facts: WorkFacts, program: Program) => NextStep | null | undefined;

/** The first answer that is one. */
export function firstOf<Item>(
	items: Iterable<Item>,
	find: (item: Item) => NextStep | null | undefined,
): NextStep | null {
	for (const item of items) {
		const found = find(item);
		if (found) return found;
	}
	return null;
}
