import { describe, expect, test } from "vitest";
import { rigFor, toggle } from "../../fixtures/part-rig.ts";
import { part as buzzer } from "./model.ts";

function buzzerRig(type = "active") {
	const rig = rigFor(buzzer.pins, buzzer.create, { supplies: { "-": 0 }, props: { type } });
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

describe("the passive buzzer", () => {
	/** Behind 220 Ω, at a pin of 25 Ω. */
	const PIN_OHMS = 245;

	test("is silent while it is simply powered", () => {
		const { rig, state, plus } = buzzerRig("passive");
		plus.drive(5, PIN_OHMS);
		rig.pass(50_000);
		expect(state()).toEqual([false, null]);
	});

	test("sounds while it is switched, and falls silent soon after", () => {
		const { rig, state, plus } = buzzerRig("passive");
		for (let turn = 0; turn < 50; turn++) {
			plus.drive(turn % 2 === 0 ? 5 : 0, PIN_OHMS);
			rig.pass(500);
		}
		expect(state()).toEqual([true, 1000]);
		rig.pass(50_000);
		expect(state()).toEqual([false, null]);
	});

	test("takes far more than a pin gives without a resistor, and less than 20 mA behind 220 Ω", () => {
		const milliamps = (ohms: number) => {
			const { rig, plus } = buzzerRig("passive");
			plus.drive(5, ohms);
			rig.pass(1000);
			return ((5 - rig.network.volts(rig.net("+"))) / ohms) * 1000;
		};
		expect(milliamps(25)).toBeGreaterThan(40);
		expect(milliamps(PIN_OHMS)).toBeLessThan(20);
	});
});
