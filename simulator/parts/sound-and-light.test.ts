import { describe, expect, test } from "vitest";
import { benchFor, type PartBench } from "../fixtures/part-bench.ts";
import { buzzer } from "./buzzer.ts";
import { led } from "./led.ts";

function buzzerBench() {
	const bench = benchFor(buzzer.pins, buzzer.create, { supplies: { "-": 0 } });
	const state = () => {
		const now = bench.part.state();
		return now.kind === "buzzer" ? [now.sounding, now.hertz] : [];
	};
	return { bench, state, plus: bench.outside("+") };
}

/** Switches a pin on and off: so many cycles of a period, on for a share of it. */
function toggle(bench: PartBench, pin: string, cycles: number, periodMicroseconds: number, share = 0.5) {
	for (let cycle = 0; cycle < cycles; cycle++) {
		bench.outside(pin).drive(5, 25);
		bench.pass(periodMicroseconds * share);
		bench.outside(pin).drive(0, 25);
		bench.pass(periodMicroseconds * (1 - share));
	}
}

describe("the active buzzer", () => {
	test("sounds at its own pitch while powered, and falls silent soon after", () => {
		const { bench, state, plus } = buzzerBench();
		expect(state()).toEqual([false, null]);
		plus.drive(5, 25);
		bench.pass(50_000);
		expect(state()).toEqual([true, null]);
		plus.drive(0, 25);
		bench.pass(50_000);
		expect(state()).toEqual([false, null]);
	});

	test.each([
		[440, 2273],
		[1000, 1000],
		[31, 32_258],
	])("sounds at %i Hz when switched that often", (hertz, period) => {
		const { bench, state } = buzzerBench();
		for (let time = 0; time < 5; time++) {
			toggle(bench, "+", 3, period);
			expect(state()).toEqual([true, hertz]);
		}
	});

	test("beeps are heard one by one", () => {
		const { bench, state, plus } = buzzerBench();
		const heard: unknown[] = [];
		for (let beep = 0; beep < 2; beep++) {
			plus.drive(5, 25);
			bench.pass(100_000);
			heard.push(state()[0]);
			plus.drive(0, 25);
			bench.pass(100_000);
			heard.push(state()[0]);
		}
		expect(heard).toEqual([true, false, true, false]);
	});

	test("a flicker of microseconds is no sound", () => {
		const { bench, state } = buzzerBench();
		toggle(bench, "+", 20, 10_000, 0.001);
		expect(state()).toEqual([false, null]);
	});

	test("the trickle of an internal pull-up is not enough, nor is a reversed buzzer", () => {
		const { bench, state, plus } = buzzerBench();
		plus.drive(5, 35_000);
		bench.pass(50_000);
		expect(state()).toEqual([false, null]);
		const reversed = benchFor(buzzer.pins, buzzer.create, { supplies: { "+": 0 } });
		reversed.outside("-").drive(5, 25);
		reversed.pass(50_000);
		expect(reversed.part.state()).toEqual({ kind: "buzzer", sounding: false, hertz: null });
	});
});

describe("the LED", () => {
	const lit = (share: number, ohms = 220) => {
		const bench = benchFor([...led.pins, "pin"], led.create, {
			supplies: { C: 0 },
			wire: (network, net) => network.branch(net("pin"), net("A"), { ohms }),
		});
		toggle(bench, "pin", 50, 2000, share);
		const state = bench.part.state();
		return state.kind === "led" ? state.brightness : -1;
	};

	test("is as bright as the share of the time it is on", () => {
		expect(lit(0)).toBe(0);
		expect(lit(0.25)).toBeCloseTo(0.25, 1);
		expect(lit(1)).toBe(1);
	});

	test("is dim behind a large resistor", () => {
		expect(lit(1, 10_000)).toBeGreaterThan(0.01);
		expect(lit(1, 10_000)).toBeLessThan(0.1);
	});
});
