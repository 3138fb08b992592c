import { expect, test } from "vitest";
import type { ValueRow } from "#simulator/debugger/read-values.ts";
import { formerValue } from "./former-value.ts";

const row = (value: string | null, more: Partial<ValueRow> = {}): ValueRow => ({
	...{ name: "celsius", type: "float", scope: "local", value },
	...more,
});

test("what has changed shows what it was", () => {
	expect(formerValue([row("30.94")], row("31.50"))).toBe("30.94");
});

test("what is new, the same, or was or is not kept by the program shows nothing", () => {
	expect(formerValue([], row("31.50"))).toBe(null);
	expect(formerValue([row("31.50")], row("31.50"))).toBe(null);
	expect(formerValue([row(null)], row("31.50"))).toBe(null);
	expect(formerValue([row("31.50")], row(null))).toBe(null);
});

test("a local is not compared with a global of its name", () => {
	expect(formerValue([row("1", { scope: "global" })], row("2"))).toBe(null);
});
