import { describe, expect, test } from "vitest";
import { rigFor } from "../../fixtures/part-rig.ts";
import { createStepper, part, STEPPER_TIMINGS } from "./model.ts";

const INPUTS = ["IN1", "IN2", "IN3", "IN4"];
const FULL = [0b0011, 0b0110, 0b1100, 0b1001];
const HALF = [0b0001, 0b0011, 0b0010, 0b0110, 0b0100, 0b1100, 0b1000, 0b1001];

function motor({ timings = STEPPER_TIMINGS, vcc = 5 } = {}) {
	const rig = rigFor(part.pins, (host) => createStepper(host, timings), { supplies: { VCC: vcc, GND: 0 } });
	const play = (patterns: readonly number[], times: number, milliseconds = 2) => {
		for (let step = 0; step < times; step++) {
			const pattern = patterns[step % patterns.length] ?? 0;
			for (const [bit, name] of INPUTS.entries()) rig.outside(name).drive((pattern >> bit) & 1 ? 5 : 0, 25);
			rig.pass(milliseconds * 1000);
		}
		const state = rig.part.state();
		return state.kind === "stepper" ? state.degrees : Number.NaN;
	};
	return { rig, play };
}

describe("the stepper motor", () => {
	test("turns once by 2048 full steps or 4096 half steps, and back", () => {
		expect(motor().play(FULL, 2048)).toBeCloseTo(360, 0);
		expect(motor().play(HALF, 4096)).toBeCloseTo(360, 0);
		expect(motor().play(FULL.toReversed(), 2048)).toBeCloseTo(-360, 0);
	});

	test("does not follow steps that come too fast, and not without power", () => {
		expect(motor().play(FULL, 2048, 0.5)).toBeLessThan(1);
		expect(motor({ vcc: 3.3 }).play(FULL, 2048)).toBe(0);
	});

	test("with its coils in the wrong order it trembles and gets nowhere", () => {
		expect(Math.abs(motor().play([0b0101, 0b0110, 0b1010, 0b1001], 400))).toBeLessThan(1);
	});

	test.each([0.8, 1.2])("a motor whose time is shifted to %s would be noticed", (factor) => {
		const steps = (milliseconds: number) =>
			motor({ timings: { halfStep: STEPPER_TIMINGS.halfStep * factor } }).play(FULL, 40, milliseconds) > 5;
		expect([steps(0.85), steps(0.95)]).not.toEqual([false, true]);
	});
});
