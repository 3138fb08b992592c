import { expect, test } from "vitest";
import { rigFor } from "../../fixtures/part-rig.ts";
import { part as trafficLight } from "./model.ts";

function lampsWith(high: readonly string[]) {
	const rig = rigFor(trafficLight.pins, trafficLight.create, { supplies: { GND: 0 } });
	for (const pin of high) rig.outside(pin).drive(5, 25);
	rig.pass(50_000);
	const state = rig.part.state();
	if (state.kind !== "traffic_light") throw new Error(state.kind);
	const { red, yellow, green } = state;
	return [red, yellow, green].map((light) => light > 0.9);
}

test.each([
	[[], [false, false, false]],
	[["R"], [true, false, false]],
	[["Y"], [false, true, false]],
	[
		["R", "G"],
		[true, false, true],
	],
])("with %j high, the lamps that shine are %j", (high, lamps) => {
	expect(lampsWith(high)).toEqual(lamps);
});

test("a lamp takes about 10 mA: its resistor is on the module", () => {
	const rig = rigFor(trafficLight.pins, trafficLight.create, { supplies: { GND: 0 } });
	rig.outside("R").drive(5, 25);
	const amperes = (5 - rig.network.volts(rig.net("R"))) / 25;
	expect(amperes).toBeGreaterThan(0.009);
	expect(amperes).toBeLessThan(0.013);
});
