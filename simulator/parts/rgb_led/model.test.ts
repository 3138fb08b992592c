import { describe, expect, test } from "vitest";
import { rigFor } from "../../fixtures/part-rig.ts";
import { part as rgbLed } from "./model.ts";

describe("the RGB LED", () => {
	const shine = (common: "cathode" | "anode", volts: Record<"R" | "G" | "B", number>) => {
		const pins = [...rgbLed.pins, "r", "g", "b"];
		const rig = rigFor(pins, rgbLed.create, {
			supplies: { COM: common === "anode" ? 5 : 0 },
			props: { common },
			wire: (network, net) => {
				for (const name of ["R", "G", "B"]) network.branch(net(name.toLowerCase()), net(name), { ohms: 180 });
			},
		});
		for (const [name, value] of Object.entries(volts)) rig.outside(name.toLowerCase()).drive(value, 25);
		rig.pass(50_000);
		const state = rig.part.state();
		return state.kind === "rgb_led"
			? [state.red, state.green, state.blue].map((light) => Math.round(light * 10) / 10)
			: [];
	};

	test("each colour lights by its own leg, towards a common cathode or from a common anode", () => {
		expect(shine("cathode", { R: 5, G: 0, B: 0 })).toEqual([1, 0, 0]);
		expect(shine("cathode", { R: 0, G: 5, B: 5 })).toEqual([0, 0.9, 0.8]);
		expect(shine("anode", { R: 5, G: 0, B: 5 })).toEqual([0, 0.9, 0]);
	});
});
