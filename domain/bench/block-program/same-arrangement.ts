import type { BlockProgram } from "./block-program.ts";

/** Two programs are arranged alike when they differ only in their blocks' ids. */
export function sameArrangement(one: BlockProgram, other: BlockProgram): boolean {
	return withoutIds(one) === withoutIds(other);
}

/** The program as text with its keys in one order and no ids. */
function withoutIds(program: BlockProgram): string {
	return JSON.stringify(program.statements, (key, value: unknown) => {
		if (key === "id") return undefined;
		if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
		return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
	});
}
