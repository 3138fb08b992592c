import { expect, test } from "vitest";
import type { Control } from "#simulator/parts/part.ts";
import { valueText } from "./control-text.ts";

const light = { id: "lux", kind: "slider", unit: "lux", min: 0, max: 100, step: 1, initial: 60 } as Control;

test("light is told in words beside its number", () => {
	const text = (value: number) => valueText("photoresistor", light, value);
	expect([0, 9, 10, 49, 50, 100].map(text)).toEqual([
		"0 lx, dark",
		"9 lx, dark",
		"10 lx, dim",
		"49 lx, dim",
		"50 lx, bright",
		"100 lx, bright",
	]);
});
