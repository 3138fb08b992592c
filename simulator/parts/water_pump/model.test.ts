import { describe, expect, test } from "vitest";
import { rigFor } from "../../fixtures/part-rig.ts";
import { part as waterPump } from "./model.ts";

const MINUTE = 60_000_000;

function pump() {
	const rig = rigFor(waterPump.pins, waterPump.create);
	rig.outside("-").drive(0, 0.01);
	const state = () => {
		const now = rig.part.state();
		return now.kind === "water_pump" ? now : { speed: Number.NaN, litres: Number.NaN };
	};
	return { rig, state };
}

describe("the water pump", () => {
	test.each([
		[12, 1, 2],
		[6, 0.5, 1],
		[3.1, 0.258, 0.517],
		[2.9, 0, 0],
		[-12, 1, 2],
		[14, 1, 2],
	])("at %s V has a speed of %s and moves %s litres in a minute", (volts, speed, litres) => {
		const { rig, state } = pump();
		rig.outside("+").drive(volts, 0.01);
		rig.pass(MINUTE);
		expect(state().speed).toBeCloseTo(speed, 2);
		expect(state().litres).toBeCloseTo(litres, 2);
	});

	test("takes 0.6 A, and with an open wire nothing", () => {
		const { rig, state } = pump();
		rig.outside("+").drive(12, 2);
		expect(rig.network.volts(rig.net("+"))).toBeCloseTo(12 * (20 / 22), 2);
		rig.outside("+").release();
		expect(state().speed).toBe(0);
	});

	test("keeps what it has moved while it rests, and moves half as much in half of the time", () => {
		const { rig, state } = pump();
		for (const volts of Array.from({ length: 120 }, (_, half) => (half % 2 ? 0 : 12))) {
			rig.outside("+").drive(volts, 0.01);
			rig.pass(500_000);
		}
		const half = state().litres;
		expect(half).toBeCloseTo(1, 2);
		rig.pass(MINUTE);
		expect(state().litres).toBe(half);
	});
});
