import { expect, test } from "vitest";
import { powered } from "../../fixtures/part-rig.ts";
import { ENLARGED, part as loadCell } from "./model.ts";

/** Volts between the signal wires, for each volt of supply. */
function ratioWith(beans: number, bowl: number) {
	const cell = powered(loadCell, { "E+": 5, "E-": 0 });
	cell.set("beans", beans);
	cell.set("bowl", bowl);
	return (cell.volts("A+") - cell.volts("A-")) / 5 / ENLARGED;
}

test.each([
	[0, 0, 0.00002],
	[1000, 0, 0.00022],
	[0, 500, 0.00012],
	[4000, 500, 0.00092],
])("%i g of beans and a bowl of %i g give %f V for each volt", (beans, bowl, ratio) => {
	expect(ratioWith(beans, bowl)).toBeCloseTo(ratio, 8);
});

test("each gram counts alike", () => {
	const step = ratioWith(10, 0) - ratioWith(0, 0);
	for (const grams of [100, 2000, 3990]) expect(ratioWith(grams + 10, 0) - ratioWith(grams, 0)).toBeCloseTo(step, 8);
});
