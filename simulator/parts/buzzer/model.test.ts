import { describe, expect, test } from "vitest";
import { rigFor, toggle } from "../../fixtures/part-rig.ts";
import { part as buzzer } from "./model.ts";

function buzzerRig() {
	const rig = rigFor(buzzer.pins, buzzer.create, { supplies: { "-": 0 } });
	const state = () => {
		const now = rig.part.state();
		return now.kind === "buzzer" ? [now.sounding, now.hertz] : [];
	};
	return { rig, state, plus: rig.outside("+") };
}

describe("the active buzzer", () => {
	test("sounds at its own pitch while powered, and falls silent soon after", () => {
		const { rig, state, plus } = buzzerRig();
		expect(state()).toEqual([false, null]);
		plus.drive(5, 25);
		rig.pass(50_000);
		expect(state()).toEqual([true, null]);
		plus.drive(0, 25);
		rig.pass(50_000);
		expect(state()).toEqual([false, null]);
	});

	test.each([
		[440, 2273],
		[1000, 1000],
		[31, 32_258],
	])("sounds at %i Hz when switched that often", (hertz, period) => {
		const { rig, state } = buzzerRig();
		for (let time = 0; time < 5; time++) {
			toggle(rig, "+", 3, period);
			expect(state()).toEqual([true, hertz]);
		}
	});

	test("beeps are heard one by one", () => {
		const { rig, state, plus } = buzzerRig();
		const states: unknown[] = [];
		for (let beep = 0; beep < 2; beep++) {
			plus.drive(5, 25);
			rig.pass(100_000);
			states.push(state()[0]);
			plus.drive(0, 25);
			rig.pass(100_000);
			states.push(state()[0]);
		}
		expect(states).toEqual([true, false, true, false]);
	});

	test("a flicker of microseconds is no sound", () => {
		const { rig, state } = buzzerRig();
		toggle(rig, "+", 20, 10_000, 0.001);
		expect(state()).toEqual([false, null]);
	});

	test("the trickle of an internal pull-up is not enough, nor is a reversed buzzer", () => {
		const { rig, state, plus } = buzzerRig();
		plus.drive(5, 35_000);
		rig.pass(50_000);
		expect(state()).toEqual([false, null]);
		const reversed = rigFor(buzzer.pins, buzzer.create, { supplies: { "+": 0 } });
		reversed.outside("-").drive(5, 25);
		reversed.pass(50_000);
		expect(reversed.part.state()).toEqual({ kind: "buzzer", sounding: false, hertz: null });
	});
});
