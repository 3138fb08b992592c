import { describe, expect, test } from "vitest";
import { rigFor } from "../../fixtures/part-rig.ts";
import { part } from "./model.ts";

function switched(volts: number) {
	const rig = rigFor([...part.pins, "plus"], part.create, {
		supplies: { S: 0, plus: 9 },
		wire: (network, net) => network.branch(net("plus"), net("D"), { ohms: 10 }),
	});
	rig.outside("G").drive(volts, 25);
	return { rig, drain: () => rig.network.volts(rig.net("D")) };
}

describe("the MOSFET", () => {
	test.each([
		[0, 9],
		[1.4, 9],
		[1.5, 8.99],
		[3.3, 0.93],
		[5, 0.03],
	])("with %s V at its gate a load of 10 Ω leaves %s V at its drain", (volts, left) => {
		expect(switched(volts).drain()).toBeCloseTo(left, 1);
	});

	test("an open gate keeps what it had", () => {
		const { rig, drain } = switched(5);
		rig.outside("G").release();
		rig.pass(1000);
		expect(drain()).toBeLessThan(0.1);
	});

	test("its body diode lets current back from source to drain", () => {
		const rig = rigFor([...part.pins, "ground"], part.create, {
			supplies: { S: 5, ground: 0, G: 0 },
			wire: (network, net) => network.branch(net("D"), net("ground"), { ohms: 1000 }),
		});
		expect(rig.network.volts(rig.net("D"))).toBeCloseTo(4.2, 1);
	});
});
