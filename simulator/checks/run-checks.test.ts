import { describe, expect, test } from "vitest";
import analog from "../fixtures/analog.hex?raw";
import delays from "../fixtures/delays.hex?raw";
import echo from "../fixtures/echo.hex?raw";
import flips from "../fixtures/flips.hex?raw";
import flood from "../fixtures/flood.hex?raw";
import hurried from "../fixtures/hurried.hex?raw";
import interrupts from "../fixtures/interrupts.hex?raw";
import lostReturn from "../fixtures/lost-return.hex?raw";
import pwm from "../fixtures/pwm.hex?raw";
import restarts from "../fixtures/restarts.hex?raw";
import stuck from "../fixtures/stuck.hex?raw";
import tones from "../fixtures/tones.hex?raw";
import type { CheckBudget } from "./bench.ts";
import { drawNumber, drawSteps } from "./draw.ts";
import { type CheckAction, type Checks, checksSchema } from "./format.ts";
import { numbersIn } from "./printed-lines.ts";
import { runChecks } from "./run-checks.ts";
import { seededRandom } from "./seeded-random.ts";

const circuit = {
	board: "uno" as const,
	parts: [
		{ id: "buzzer", kind: "buzzer", x: 0, y: 0 },
		{ id: "probe", kind: "ds18b20", x: 0, y: 0 },
	],
	wires: [
		{ from: "uno.8", to: "buzzer.+", color: "red" as const },
		{ from: "uno.GND.1", to: "buzzer.-", color: "black" as const },
	],
};

function check(hex: string, actions: CheckAction[], budget?: CheckBudget) {
	const checks: Checks = {
		steps: [
			{ id: "one", actions },
			{ id: "two", actions: [{ do: "wait", ms: 5 }] },
		],
	};
	return runChecks({ hex, circuit, checks, random: seededRandom(3), ...(budget ? { budget } : {}) });
}

/** The step's state and what was seen, in short. */
function outcome(hex: string, action: CheckAction) {
	const [step] = check(hex, [action]).steps;
	return step?.state === "passed" ? "passed" : step?.seen;
}

describe("expectations", () => {
	test("a sound and its pitch", () => {
		expect(outcome(tones, { do: "expect_sound", part: "buzzer", during: 200 })).toBe("passed");
		expect(outcome(tones, { do: "expect_tone", part: "buzzer", hertz: 440, tolerance: 0.03, during: 30 })).toBe(
			"passed",
		);
		expect(outcome(tones, { do: "expect_tone", part: "buzzer", hertz: 523, tolerance: 0.03, during: 30 })).toEqual({
			code: "other_tone",
			values: { celsius: 20, hertz: 523, heard: 440 },
		});
		expect(outcome(delays, { do: "expect_sound", part: "buzzer", during: 2000 })).toEqual({
			code: "stayed_silent",
			values: { celsius: 20, seconds: 2 },
		});
		expect(outcome(tones, { do: "expect_silence", part: "buzzer", during: 100 })).toEqual({
			code: "sounded",
			values: { celsius: 20 },
		});
	});

	test("how long a pin is high, and how often it rises", () => {
		expect(outcome(pwm, { do: "expect_duty", pin: "10", from: 0.66, to: 0.72, during: 40 })).toBe("passed");
		expect(outcome(pwm, { do: "expect_duty", pin: "10", from: 0.8, to: 0.9, during: 40 })).toEqual({
			code: "other_duty",
			values: { celsius: 20, pin: "10", percent: 68 },
		});
		expect(outcome(pwm, { do: "expect_pulses", pin: "10", from: 18, to: 21, during: 40 })).toBe("passed");
		expect(outcome(pwm, { do: "expect_pulses", pin: "12", from: 1, to: 9, during: 40 })).toEqual({
			code: "other_pulses",
			values: { celsius: 20, pin: "12", count: 0 },
		});
	});

	test("a printed line, after something was typed", () => {
		const steps: CheckAction[] = [
			{ do: "wait", ms: 30 },
			{ do: "send", text: "a\na\n" },
			{ do: "expect_line", contains: "LINE 2", during: 50 },
		];
		expect(check(echo, steps).passed).toBe(true);
		const report = check(echo, [{ do: "expect_line", contains: "line 2", during: 50 }]);
		expect(report.steps[0]?.seen).toEqual({
			code: "other_line",
			values: { celsius: 20, wanted: "line 2", line: "ready °C" },
		});
	});

	test("a printed number near a control's value, not merely among many", () => {
		const near = (celsius: number): CheckAction[] => [
			{ do: "set", part: "probe", control: "celsius", to: celsius },
			{ do: "expect_number", part: "probe", control: "celsius", tolerance: 1, during: 300 },
		];
		expect(check(analog, near(1)).passed).toBe(true);
		expect(check(analog, near(50)).steps[0]?.seen?.code).toBe("other_number");
		expect(check(stuck, near(1)).steps[0]?.seen?.code).toBe("printed_nothing");
		expect(check(echo, near(1)).steps[0]?.seen).toMatchObject({ code: "no_number", values: { line: "ready °C" } });
		expect(numbersIn("T: -3.5 °C, 26,1 F")).toEqual([-3.5, 26.1]);
		expect(numbersIn("1 2 3 4 5 6 7 8 9")).toEqual([]);
	});

	test("the first failure ends it: later steps wait", () => {
		const report = check(delays, [{ do: "expect_sound", part: "buzzer", during: 20 }]);
		expect(report.passed).toBe(false);
		expect(report.steps.map((step) => step.state)).toEqual(["failed", "waiting"]);
		expect(report.stopped).toBeUndefined();
	});
});

describe("a program is stopped, and it is told why, when it", () => {
	const long: CheckAction[] = [{ do: "wait", ms: 20_000 }];

	test("floods the serial line", () => expect(check(flood, long).stopped).toBe("serial_flood"));
	test("runs where no program is", () => expect(check(lostReturn, long).stopped).toBe("crashed"));
	test("begins again and again", () => expect(check(restarts, long).stopped).toBe("restarting"));

	test("takes more cycles than it is given, or more time than the host allows", () => {
		const report = check(delays, long, { cycles: 16_000_000 });
		expect(report).toMatchObject({ passed: false, stopped: "never_ends", steps: [{ state: "failed" }, {}] });
		expect(check(delays, long, { expired: () => true }).stopped).toBe("never_ends");
	});

	test("sits in an empty loop while something is expected of it", () => {
		expect(check(stuck, [{ do: "expect_pulses", pin: "13", from: 1, to: 2, during: 50 }]).stopped).toBe("never_ends");
	});

	test("turns pins over faster than any program needs", () => expect(check(flips, long).stopped).toBe("too_fast"));

	test.each([
		["by 40,000 interrupts a second", interrupts],
		["with digitalWrite and no pause at all", hurried],
	])("but not when it turns a pin over %s", (_how, hex) => {
		expect(check(hex, [{ do: "wait", ms: 5000 }])).toMatchObject({ passed: true });
	});

	test("but not when it prints a lot slowly", () => {
		expect(check(delays, long).passed).toBe(true);
	});
});

describe("what is drawn", () => {
	test("a range gives each of its steps, ends included", () => {
		const random = seededRandom(1);
		const drawn = Array.from({ length: 400 }, () => drawNumber({ from: 28.5, to: 29.5, step: 0.5 }, random));
		expect(new Set(drawn)).toEqual(new Set([28.5, 29, 29.5]));
		expect(drawNumber(7, random)).toBe(7);
	});

	const step = (id: string) => ({ id, actions: [{ do: "wait" as const, ms: 1 }] });
	const checks: Checks = {
		steps: [step("first"), { shuffled: ["a", "b", "c", "d", "e"].map(step), times: [5, 7] }],
	};
	const order = (seed: number) =>
		drawSteps(checks, seededRandom(seed))
			.map(({ id }) => id)
			.join(" ");

	test("shuffled steps come in another order and number each time, every one at least once, as the seed says", () => {
		const orders = Array.from({ length: 300 }, (_, seed) => order(seed));
		expect(new Set(orders).size).toBeGreaterThan(200);
		expect(new Set(orders.map((one) => one.split(" ").length))).toEqual(new Set([6, 7, 8]));
		for (const one of orders) {
			expect(one.startsWith("first ")).toBe(true);
			for (const id of ["a", "b", "c", "d", "e"]) expect(one).toContain(id);
		}
		expect(order(42)).toBe(order(42));
	});

	test("random numbers spread evenly, and another seed gives others", () => {
		const random = seededRandom(9);
		const tenths = Array.from({ length: 10 }, () => 0);
		for (let time = 0; time < 10_000; time++) {
			const tenth = Math.floor(random() * 10);
			tenths[tenth] = (tenths[tenth] ?? 0) + 1;
		}
		for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
		expect(seededRandom(1)()).not.toBe(seededRandom(2)());
	});
});

test("the format refuses what it does not know", () => {
	const parse = (action: unknown) => checksSchema.safeParse({ steps: [{ id: "x", actions: [action] }] }).success;
	expect(parse({ do: "wait", ms: 5 })).toBe(true);
	expect(parse({ do: "wait", ms: 5, maybe: true })).toBe(false);
	expect(parse({ do: "jump" })).toBe(false);
});
