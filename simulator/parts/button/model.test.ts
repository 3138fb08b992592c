import { expect, test } from "vitest";
import { benchFor } from "../../fixtures/part-bench.ts";
import { part as button } from "./model.ts";

test("a pressed button joins its two sides, and its legs of one side are always one", () => {
	expect(button.joined).toEqual([
		["1.l", "1.r"],
		["2.l", "2.r"],
	]);
	const bench = benchFor(button.pins, button.create, {
		supplies: { "2.l": 0 },
		wire: (network, net, supply) => network.branch(supply, net("1.l"), { ohms: 35_000 }),
	});
	const levels = [0, 1, 0].map((pressed) => {
		bench.part.setControl?.("pressed", pressed);
		return bench.network.isHigh(bench.net("1.l"));
	});
	expect(levels).toEqual([true, false, true]);
});
