import { describe, expect, test } from "vitest";
import { rigFor } from "../../fixtures/part-rig.ts";
import { part, SEGMENTS } from "./model.ts";

/** Which segments shine with these legs driven high through 220 Ω each, the others low. */
function shining(common: "cathode" | "anode", high: readonly string[]): string[] {
	const rig = rigFor([...part.pins, ...SEGMENTS.map((name) => `in${name}`)], part.create, {
		supplies: { "COM.1": common === "anode" ? 5 : 0 },
		props: { common },
		wire: (network, net) => {
			for (const name of SEGMENTS) network.branch(net(`in${name}`), net(name), { ohms: 220 });
		},
	});
	for (const name of SEGMENTS) rig.outside(`in${name}`).drive(high.includes(name) ? 5 : 0, 25);
	rig.pass(50_000);
	const state = rig.part.state();
	if (state.kind !== "seven_segment") throw new Error("no display");
	return SEGMENTS.filter((_, index) => (state.segments[index] ?? 0) > 0.5);
}

describe("the 7-segment display", () => {
	test.each([
		["none", []],
		["a one", ["B", "C"]],
		["all and the point", [...SEGMENTS]],
	])("with a common cathode shows what is high: %s", (_, high) => {
		expect(shining("cathode", high)).toEqual(high);
	});

	test("with a common anode shows what is low", () => {
		expect(shining("anode", ["A", "D", "E", "F", "G", "DP"])).toEqual(["B", "C"]);
	});
});
