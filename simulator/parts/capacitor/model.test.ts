import { describe, expect, test } from "vitest";
import { dividerOver } from "../../fixtures/divider.ts";
import { rigFor } from "../../fixtures/part-rig.ts";
import { part } from "./model.ts";

describe("the capacitor", () => {
	test.each([
		[100, 10_000],
		[10, 10_000],
		[0.1, 10_000],
	])("of %s µF behind %i Ω charges by 63 % within R·C, and by 99 % within five times as long", (microfarads, ohms) => {
		const { rig, volts } = dividerOver(part, ohms, { microfarads });
		const tau = (ohms * microfarads) / 1e6;
		rig.pass(tau * 1e6);
		expect(Math.abs(volts() / 5 - 0.632)).toBeLessThan(0.03);
		rig.pass(4 * tau * 1e6);
		expect(volts() / 5).toBeGreaterThan(0.985);
	});

	test("keeps its charge, and lets it go through a resistor", () => {
		const rig = rigFor(part.pins, part.create, { supplies: { "2": 0 } });
		const volts = () => rig.network.volts(rig.net("1"));
		rig.outside("1").drive(5, 25);
		rig.pass(50_000);
		rig.outside("1").release();
		rig.pass(1_000_000);
		expect(volts()).toBeCloseTo(5, 1);
		rig.outside("1").drive(0, 1000);
		rig.pass(100_000);
		expect(volts() / 5).toBeCloseTo(0.37, 1);
	});

	test("bridges the gaps of a PWM: what is left swings little around the duty's share", () => {
		const rig = rigFor([...part.pins, "pin"], part.create, {
			supplies: { "2": 0 },
			wire: (network, net) => network.branch(net("pin"), net("1"), { ohms: 1000 }),
		});
		for (let period = 0; period < 500; period++) {
			rig.outside("pin").drive(5, 25);
			rig.pass(500);
			rig.outside("pin").drive(0, 25);
			rig.pass(1500);
		}
		expect(rig.network.volts(rig.net("1"))).toBeCloseTo(1.25, 1);
	});
});
