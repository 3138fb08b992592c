import { expect, test } from "vitest";
import { powered } from "../../fixtures/part-rig.ts";
import { part as crossing } from "./model.ts";

test.each([
	[0, 0, [true, true]],
	[1, 0, [false, true]],
	[0, 1, [true, false]],
	[1, 1, [false, false]],
])("with cars on the main road %i and on the side road %i, the sensors are high: %j", (main, side, levels) => {
	const model = powered(crossing);
	model.set("main", main);
	model.set("side", side);
	expect(["MAIN", "SIDE"].map((pin) => model.rig.network.isHigh(model.rig.net(pin)))).toEqual(levels);
	expect(model.rig.part.state()).toEqual({ kind: "crossing", main: main === 1, side: side === 1, seen: true });
});

test("without power it pulls no pin down, whatever waits", () => {
	const model = powered(crossing, { VCC: 0, GND: 0 });
	const { rig } = model;
	rig.outside("MAIN").drive(5, 10_000);
	model.set("main", 1);
	expect(rig.network.volts(rig.net("MAIN"))).toBeCloseTo(2.5, 1);
	expect(rig.part.state()).toMatchObject({ main: true, seen: false });
});
