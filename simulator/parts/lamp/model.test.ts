import { describe, expect, test } from "vitest";
import { rigFor } from "../../fixtures/part-rig.ts";
import { part as lamp } from "./model.ts";

const lit = (volts: number) => {
	const rig = rigFor(lamp.pins, lamp.create, { supplies: { "2": 0 } });
	rig.outside("1").drive(volts, 0.01);
	rig.pass(50_000);
	return rig.part.state();
};

describe("the lamp", () => {
	test.each([
		[0, 0],
		[6, 0.25],
		[12, 1],
		[-12, 1],
		[15, 1],
	])("at %s V shines with %s of its light", (volts, brightness) => {
		expect(lit(volts)).toEqual({ kind: "lamp", brightness: expect.closeTo(brightness, 2) });
	});

	test("takes 250 mA at 12 V", () => {
		const rig = rigFor([...lamp.pins, "plus"], lamp.create, {
			supplies: { "2": 0, plus: 12.25 },
			wire: (network, net) => network.branch(net("plus"), net("1"), { ohms: 1 }),
		});
		expect(rig.network.volts(rig.net("1"))).toBeCloseTo(12);
	});
});
