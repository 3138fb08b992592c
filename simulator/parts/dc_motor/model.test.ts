import { describe, expect, test } from "vitest";
import { alike, scaled } from "../../fixtures/golden-trace.ts";
import { rigFor } from "../../fixtures/part-rig.ts";
import { createDcMotor, part as dcMotor, MOTOR_TIMINGS } from "./model.ts";

function motor(timings = MOTOR_TIMINGS) {
	const rig = rigFor(dcMotor.pins, (host) => createDcMotor(host, timings));
	const speed = () => {
		const now = rig.part.state();
		return now.kind === "dc_motor" ? now.speed : Number.NaN;
	};
	/** Drives both ends from a source; null releases it. */
	const drive = (one: number | null, two: number | null, milliseconds: number) => {
		for (const [pin, volts] of [
			["1", one],
			["2", two],
		] as const) {
			if (volts === null) rig.outside(pin).release();
			else rig.outside(pin).drive(volts, 0.1);
		}
		rig.pass(milliseconds * 1000);
		return speed();
	};
	return { rig, speed, drive };
}

describe("the motor", () => {
	test.each([
		[6, 0, 1],
		[0, 6, -1],
		[3, 0, 0.5],
		[9, 0, 1],
		[1.2, 0, 0],
		[6, 6, 0],
	])("with %s V and %s V at its ends it comes to a speed of %s", (one, two, speed) => {
		expect(motor().drive(one, two, 2000)).toBeCloseTo(speed, 1);
	});

	/** The speed 80 ms after it was switched on; after full speed, 80 ms into a brake; and 600 ms into rolling out. */
	const trace = (timings = MOTOR_TIMINGS) => {
		const one = motor(timings);
		const starting = one.drive(6, 0, 80);
		one.drive(6, 0, 2000);
		const braking = one.drive(0, 0, 80);
		one.drive(6, 0, 2000);
		return [starting, braking, one.drive(null, null, 600)];
	};
	const golden = [0.62, 0.36, 0.33];

	test("comes up within a tenth of a second, stops as fast when braked, and rolls out when let go", () => {
		for (const [at, value] of trace().entries()) expect(value).toBeCloseTo(golden[at] ?? 0, 1);
	});

	test.each([0.8, 1.2])("a motor whose times are shifted to %s would be noticed", (factor) => {
		expect(alike(trace(), golden)).toBe(true);
		expect(alike(trace(scaled(MOTOR_TIMINGS, factor)), golden)).toBe(false);
	});

	test("does not turn on a pin of the board: that gives too little", () => {
		const one = motor();
		one.rig.outside("1").drive(5, 25);
		one.rig.outside("2").drive(0, 0.1);
		one.rig.pass(2_000_000);
		expect(one.speed()).toBe(0);
	});
});
