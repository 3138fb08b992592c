import { describe, expect, test } from "vitest";
import { alike, scaled } from "../../fixtures/golden-trace.ts";
import { type PartRig, rigFor } from "../../fixtures/part-rig.ts";
import { createServo, SERVO_TIMINGS, part as servo } from "./model.ts";

const rig = (timings = SERVO_TIMINGS, volts = 5) =>
	rigFor(servo.pins, (host) => createServo(host, timings), { supplies: { "V+": volts, GND: 0 } });

/** Sends pulses for a time and answers with the angle. */
function hold(one: PartRig, pulse: number, milliseconds = 600): number {
	for (let passed = 0; passed < milliseconds; passed += 20) {
		one.outside("PWM").drive(5, 25);
		one.pass(pulse);
		one.outside("PWM").drive(0, 25);
		one.pass(20_000 - pulse);
	}
	const state = one.part.state();
	return state.kind === "servo" ? state.angle : Number.NaN;
}

describe("the servo", () => {
	test.each([
		[544, 0],
		[1472, 90],
		[2400, 180],
		[450, 0],
		[2500, 180],
		[300, 90],
		[3000, 90],
	])("pulses of %i µs turn it to %i°; those that are none leave it in the middle", (pulse, angle) => {
		expect(hold(rig(), pulse)).toBeCloseTo(angle, 0);
	});

	test("1.5 ms is its middle, about 1 ms lies to one side of it and about 2 ms as far to the other (SG90 data sheet, p. 2)", () => {
		const [left, middle, right] = [1000, 1500, 2000].map((pulse) => hold(rig(), pulse));
		expect(Math.abs((middle ?? 0) - 90)).toBeLessThan(3);
		expect((left ?? 0) + (right ?? 0)).toBeCloseTo(2 * (middle ?? 0), 0);
		expect(left).toBeLessThan(middle ?? 0);
	});

	/** How far it is, 60 ms and 120 ms after a command from 90° to 180°, and its angle at 1000 µs. */
	const trace = (timings = SERVO_TIMINGS) => {
		const one = rig(timings);
		const early = hold(one, 2400, 60) - 90;
		const later = hold(one, 2400, 60) - 90;
		return [early, later, hold(one, 1000)];
	};
	// SG90 data sheet, p. 1: 0.1 s for 60°; the first pulse ends 2.4 ms after it began.
	const golden = [34.6, 70.6, 44.2];

	test("turns by 60° in a tenth of a second", () => {
		for (const [at, value] of trace().entries()) expect(value).toBeCloseTo(golden[at] ?? 0, 0);
	});

	test.each([0.8, 1.2])("a servo whose times are shifted to %s would be noticed", (factor) => {
		expect(alike(trace(), golden)).toBe(true);
		expect(alike(trace(scaled(SERVO_TIMINGS, factor)), golden)).toBe(false);
	});

	test("stays where it was without pulses, and does not move without power", () => {
		const one = rig();
		hold(one, 2400);
		one.pass(1_000_000);
		expect(one.part.state()).toEqual({ kind: "servo", angle: 180 });
		expect(hold(rig(SERVO_TIMINGS, 0), 2400)).toBe(90);
	});
});
