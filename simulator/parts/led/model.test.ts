import { describe, expect, test } from "vitest";
import { rigFor, toggle } from "../../fixtures/part-rig.ts";
import { part as led } from "./model.ts";

describe("the LED", () => {
	const lit = (share: number, ohms = 220) => {
		const rig = rigFor([...led.pins, "pin"], led.create, {
			supplies: { C: 0 },
			wire: (network, net) => network.branch(net("pin"), net("A"), { ohms }),
		});
		toggle(rig, "pin", 50, 2000, share);
		const state = rig.part.state();
		return state.kind === "led" ? state.brightness : -1;
	};

	test("is as bright as the share of the time it is on", () => {
		expect(lit(0)).toBe(0);
		expect(lit(0.25)).toBeCloseTo(0.25, 1);
		expect(lit(1)).toBe(1);
	});

	test("is dim behind a large resistor", () => {
		expect(lit(1, 10_000)).toBeGreaterThan(0.01);
		expect(lit(1, 10_000)).toBeLessThan(0.1);
	});
});
