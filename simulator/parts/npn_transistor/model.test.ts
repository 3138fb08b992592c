import { describe, expect, test } from "vitest";
import { rigFor } from "../../fixtures/part-rig.ts";
import { part } from "./model.ts";

/** The current through a load from 9 V at the collector, with a voltage at the base's resistor. */
function collected(volts: number, { baseOhms = 1000, loadOhms = 100 } = {}) {
	const rig = rigFor([...part.pins, "in", "plus"], part.create, {
		supplies: { E: 0, plus: 9 },
		wire: (network, net) => {
			network.branch(net("in"), net("B"), { ohms: baseOhms });
			network.branch(net("plus"), net("C"), { ohms: loadOhms });
		},
	});
	rig.outside("in").drive(volts, 25);
	const state = rig.part.state();
	return { rig, milliamperes: state.kind === "npn_transistor" ? state.amperes * 1000 : Number.NaN };
}

describe("the NPN transistor", () => {
	test.each([
		[0, 0],
		[0.5, 0],
		[5, 89.1],
	])("as a switch, %s V at the base let %s mA through a load of 100 Ω", (volts, milliamperes) => {
		expect(collected(volts).milliamperes).toBeCloseTo(milliamperes, 0);
	});

	test("as an amplifier it lets 150 times its base current through, however small the load", () => {
		const base = (5 - 0.65) / (100_000 + 25 + 5);
		for (const loadOhms of [1, 100, 1000]) {
			const { milliamperes } = collected(5, { baseOhms: 100_000, loadOhms });
			expect(Math.abs(milliamperes / (base * 150 * 1000) - 1)).toBeLessThan(0.03);
		}
	});

	test("closes again when its base is let go of to ground", () => {
		const { rig } = collected(5);
		rig.outside("in").drive(0, 25);
		expect(rig.network.volts(rig.net("C"))).toBeCloseTo(9, 2);
	});
});
