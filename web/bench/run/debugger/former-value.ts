import type { ValueRow } from "#simulator/debugger/read-values.ts";

/** What a variable held at the pause before, where it now holds something else; null otherwise. */
export function formerValue(former: readonly ValueRow[], { name, scope, type, value }: ValueRow): string | null {
	const before = former.find((one) => one.name === name && one.scope === scope && one.type === type);
	if (!before || before.value === null || value === null || before.value === value) return null;
	return before.value;
}
