import { describe, expect, test } from "vitest";
import { benchFor } from "../../fixtures/part-bench.ts";
import { part as battery } from "./model.ts";

describe("the battery", () => {
	test.each([
		[{}, 9],
		[{ volts: 6 }, 6],
	])("with %o holds its plus above its minus, a little less under load", (props, volts) => {
		const bench = benchFor(battery.pins, battery.create, { supplies: { "-": 0 }, props });
		const plus = () => bench.network.volts(bench.net("+"));
		expect(plus()).toBeCloseTo(volts, 3);
		bench.network.branch(bench.net("+"), bench.net("-"), { ohms: 98.5 });
		expect(plus()).toBeCloseTo(volts * 0.985, 2);
	});
});
