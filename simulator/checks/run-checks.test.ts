import { describe, expect, test } from "vitest";
import analog from "../fixtures/analog.hex?raw";
import delays from "../fixtures/delays.hex?raw";
import echo from "../fixtures/echo.hex?raw";
import flickers from "../fixtures/flickers.hex?raw";
import flips from "../fixtures/flips.hex?raw";
import flood from "../fixtures/flood.hex?raw";
import hurried from "../fixtures/hurried.hex?raw";
import interrupts from "../fixtures/interrupts.hex?raw";
import lostReturn from "../fixtures/lost-return.hex?raw";
import pwm from "../fixtures/pwm.hex?raw";
import restarts from "../fixtures/restarts.hex?raw";
import stuck from "../fixtures/stuck.hex?raw";
import tones from "../fixtures/tones.hex?raw";
import type { CheckBudget } from "./board-under-test.ts";
import { drawNumber, drawScenes, longestRun } from "./draw.ts";
import { type Checks, checksSchema, type Expectation, type Scene } from "./format.ts";
import { readingsIn } from "./readings.ts";
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

/** One scene, then another in which nothing is asked. */
function check(hex: string, scene: Scene, budget?: CheckBudget) {
	const checks: Checks = {
		settle: 0.02,
		scenes: { one: scene, two: { lasts: 0.1, expect: [{ pin: "3", is: "off" }] } },
	};
	return runChecks({ hex, circuit, checks, random: seededRandom(3), ...(budget ? { budget } : {}) });
}

/** `passed`, or what was seen in the first seconds, this many. */
function outcome(hex: string, expected: Expectation, lasts = 0.2) {
	const [step] = check(hex, { lasts, expect: [expected] }).steps;
	return step?.state === "passed" ? "passed" : step?.seen;
}

describe("expectations", () => {
	test("a sound and its pitch", () => {
		expect(outcome(tones, { buzzer: "buzzer", is: "sounding" })).toBe("passed");
		expect(outcome(tones, { buzzer: "buzzer", hertz: 440, tolerance: 0.03 }, 0.05)).toBe("passed");
		expect(outcome(tones, { buzzer: "buzzer", hertz: 523, tolerance: 0.03 }, 0.05)).toEqual({
			code: "other_tone",
			values: { celsius: 20, broken: 0, hertz: 523, measured: 440 },
		});
		expect(outcome(delays, { buzzer: "buzzer", is: "sounding" }, 2)).toEqual({
			code: "stayed_silent",
			values: { celsius: 20, broken: 0, seconds: 2 },
		});
		expect(outcome(tones, { buzzer: "buzzer", is: "silent" })).toEqual({
			code: "sounded",
			values: { celsius: 20, broken: 0, seconds: 0.1 },
		});
	});

	test("a pin that is dimmed is on, and how often it rises", () => {
		expect(outcome(pwm, { pin: "10", is: "on" })).toBe("passed");
		expect(outcome(pwm, { pin: "10", is: "off" })).toMatchObject({ code: "other_duty", values: { pin: "10" } });
		expect(outcome(delays, { pin: "12", rises: 1 })).toEqual({
			code: "other_pulses",
			values: { celsius: 20, broken: 0, pin: "12", count: 0, least: 1, most: 1 },
		});
	});

	test("a printed line, after something was typed", () => {
		const answers = (send: string) => {
			const ready: Scene = { lasts: 0.1, expect: [{ pin: "3", is: "off" }] };
			const asked: Scene = { send, lasts: 0.1, expect: [{ serial: "text", text: "LINE 2" }] };
			const checks: Checks = { settle: 0.02, scenes: { ready, asked } };
			return runChecks({ hex: echo, circuit, checks, random: seededRandom(3) }).steps[1];
		};
		expect(answers("a\na\n")).toEqual({ id: "asked", state: "passed" });
		expect(answers("a\n")?.seen).toMatchObject({ code: "other_line", values: { wanted: "LINE 2" } });
	});

	test("a printed number near a control's value", () => {
		const near = (celsius: number): Scene => ({
			set: { "probe.celsius": celsius },
			lasts: 0.3,
			expect: [{ serial: "number", near: "probe.celsius", tolerance: 1, every: 2 }],
		});
		expect(check(analog, near(50)).steps[0]?.seen?.code).toBe("other_number");
		expect(check(stuck, near(1)).steps[0]?.seen?.code).toBe("no_number");
		expect(check(echo, near(1)).steps[0]?.seen).toMatchObject({ code: "no_number", values: { line: "ready °C" } });
	});

	test("a scene that follows on from a failed one is not judged, and says for which", () => {
		const report = check(delays, { lasts: 2, expect: [{ buzzer: "buzzer", is: "sounding" }] });
		expect(report).toMatchObject({
			passed: false,
			steps: [{ state: "failed" }, { state: "waiting", waitsFor: "one" }],
		});
		expect(report.stopped).toBeUndefined();
	});

	test("each step is judged by itself, whatever another one shows", () => {
		const quiet: Expectation = { buzzer: "buzzer", is: "silent" };
		const sounds: Expectation = { buzzer: "buzzer", is: "sounding", pause: 0.3 };
		const at = (celsius: number, expected: Expectation): Scene => ({
			...{ repeat: 2, set: { "probe.celsius": celsius }, expect: [expected] },
		});
		const checks: Checks = { settle: 0.5, scenes: { cold: at(5, quiet), hot: at(50, sounds), cool: at(8, quiet) } };
		const verdict = (hex: string, seed: number, untilFailure = false) =>
			runChecks({ hex, circuit, checks, random: seededRandom(seed), untilFailure }).steps.map(({ state }) => state);
		for (let seed = 0; seed < 3; seed++) {
			expect(verdict(delays, seed)).toEqual(["passed", "failed", "passed"]);
			expect(verdict(tones, seed)).toEqual(["failed", "passed", "failed"]);
		}
		expect(verdict(tones, 1, true)).toContain("waiting");
	});

	test("what is always expected is a step of its own, in every scene", () => {
		const checks: Checks = {
			settle: 0.1,
			always: { quiet: { buzzer: "buzzer", is: "silent" } },
			scenes: { cold: { lasts: 0.3, expect: [{ pin: "3", is: "off" }] } },
		};
		const steps = (hex: string) => runChecks({ hex, circuit, checks, random: seededRandom(1) }).steps;
		expect(steps(delays)).toEqual([
			{ id: "quiet", state: "passed" },
			{ id: "cold", state: "passed" },
		]);
		expect(steps(tones)).toMatchObject([
			{ id: "quiet", state: "failed" },
			{ id: "cold", state: "passed" },
		]);
	});
});

test.each([
	["T: -3.5 °C, 26,1 F", [-3.5, 26.1, 26, 1]],
	["Temp-18.5", [18.5]],
	["T=-3", [-3]],
	["5-10", [5, 10]],
	["2507,29", [2507.29, 2507, 29]],
	["2507,29.5", [2507, 29.5]],
	["2507,29.5,-3.25,84.2", [2507, 29.5, -3.25, 84.2]],
	["7,8,9", [7, 8, 9]],
	["1 2 3 4 5 6 7 8 9", []],
])("the numbers in %s", (text, numbers) => {
	expect(readingsIn(text).map(({ value }) => value)).toEqual(numbers);
});

test("a number's label is the text before it, whatever the numbers, the spaces and the case", () => {
	const labels = (text: string) => readingsIn(text).map(({ label }) => label);
	expect(labels("Measurement 12:  TEMP 23.5")).toEqual(labels("measurement 7: Temp  9"));
	expect(labels("Temp: 23")).not.toEqual(labels("Humid: 23"));
});

describe("a program is stopped, and it is told why, when it", () => {
	const long: Scene = { lasts: 20, expect: [{ buzzer: "buzzer", is: "silent" }] };

	test("floods the serial line", () => expect(check(flood, long).stopped).toBe("serial_flood"));
	test("runs where no program is", () => expect(check(lostReturn, long).stopped).toBe("crashed"));
	test("begins again and again", () => expect(check(restarts, long).stopped).toBe("restarting"));

	test("takes more cycles than it is given, or more time than the host allows", () => {
		const report = check(delays, long, { cycles: 16_000_000 });
		expect(report).toMatchObject({ passed: false, stopped: "never_ends", steps: [{ state: "failed" }, {}] });
		expect(check(delays, long, { expired: () => true }).stopped).toBe("never_ends");
	});

	test("sits in an empty loop while something is expected of it", () => {
		expect(check(stuck, { lasts: 0.1, expect: [{ pin: "13", rises: 1 }] }).stopped).toBe("never_ends");
	});

	test.each([
		["in one go", flips],
		["for as long as it is watched", flickers],
	])("turns pins over faster than any program needs, %s", (_how, hex) => {
		expect(check(hex, long).stopped).toBe("too_fast");
	});

	test.each([
		["by 40,000 interrupts a second", interrupts],
		["with digitalWrite and no pause at all", hurried],
	])("but not when it turns a pin over %s", (_how, hex) => {
		expect(check(hex, { lasts: 5, expect: [{ pin: "12", is: "off" }] })).toMatchObject({ passed: true });
	});

	test("but not when it prints a lot slowly", () => {
		expect(check(delays, long).passed).toBe(true);
	});
});

describe("what is drawn", () => {
	test("a range gives each of its steps, ends included", () => {
		const random = seededRandom(1);
		const drawn = Array.from({ length: 400 }, () => drawNumber("28.5..29.5/0.5", random));
		expect(new Set(drawn)).toEqual(new Set([28.5, 29, 29.5]));
		expect(drawNumber(7, random)).toBe(7);
	});

	const expected = (pin: string): Scene["expect"] => [{ pin, is: "on" }];
	const checks: Checks = {
		settle: 1,
		scenes: {
			first: { expect: expected("1") },
			...Object.fromEntries(["a", "b"].map((name) => [name, { repeat: "5..6", expect: expected(name) }])),
		},
	};
	const plans = Array.from({ length: 300 }, (_, seed) => drawScenes(checks, seededRandom(seed)));
	const namesOf = (plan: (typeof plans)[number]) => plan.map(({ name }) => name).join(" ");

	test("scenes come in another order and number each time, as the seed says, each begun at least twice", () => {
		expect(new Set(plans.map(namesOf)).size).toBeGreaterThan(200);
		expect(new Set(plans.map(({ length }) => length))).toEqual(new Set([11, 12, 13]));
		for (const names of plans.map(namesOf)) {
			expect(names).toMatch(/^first [ab]/);
			expect(names).toMatch(/a.*b.*a.*b|b.*a.*b.*a/);
		}
		expect(namesOf(drawScenes(checks, seededRandom(42)))).toBe(namesOf(drawScenes(checks, seededRandom(42))));
	});

	test("they take at most 30 s, differ widely in length, and have time to settle after a change", () => {
		for (const plan of plans) {
			expect(plan.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(longestRun(checks));
			for (const { changed, length, settle } of plan) expect(length).toBeGreaterThan(changed ? settle : 0);
			// In one of them nothing changes for a while.
			expect(Math.max(...plan.map(({ length }) => length))).toBeGreaterThan(3000);
		}
	});

	test("alternatives take turns: the first ones where there is time to settle", () => {
		const stepped: Checks = {
			...checks,
			scenes: { ...checks.scenes, b: { repeat: 5, set: { "room.celsius": [19, "30..40"] }, expect: expected("b") } },
		};
		for (let seed = 0; seed < 50; seed++) {
			const plan = drawScenes(stepped, seededRandom(seed));
			const settled = plan.filter(({ name, changed }) => name === "b" && changed);
			expect(settled[0]?.stimuli[0]?.value === 19 || plan.some(({ stimuli }) => stimuli[0]?.value === 19)).toBe(true);
		}
	});

	test("a scene may have time to settle also after one that expects the same", () => {
		const alike: Scene = { repeat: 4, expect: expected("1") };
		const scenes = { ...checks.scenes, a: alike, b: { ...alike, resettles: true as const }, c: alike };
		const plan = drawScenes({ settle: 1, scenes }, seededRandom(1)).map(({ name, changed }) => `${name} ${changed}`);
		expect(new Set(plan)).toEqual(new Set(["first true", "a false", "b true", "c false"]));
	});

	test("switches of a part may take turns", () => {
		const spoken: Scene = { repeat: 6, pulse: { "phone.a|b|c": 0.1 }, expect: expected("1") };
		const other: Scene = { repeat: 2, expect: expected("2") };
		const plan = drawScenes({ settle: 1, scenes: { spoken, other } }, seededRandom(1));
		const pressed = plan.map(({ stimuli }) => stimuli.map(({ part, control, value }) => `${part}.${control} ${value}`));
		const wanted = ["a", "b", "c"].map((one) => [`phone.${one} 1`, `phone.${one} 0`]);
		expect(pressed.filter((moves) => moves.length > 0)).toEqual([...wanted, ...wanted]);
		const parse = (key: string) =>
			checksSchema.safeParse({ settle: 1, scenes: { x: { ...spoken, pulse: { [key]: 1 } } } });
		expect(["a.b|c", "a.b|", "a|b.c"].map((key) => parse(key).success)).toEqual([true, false, false]);
	});

	test("a switch may be turned on some time after the scene has begun", () => {
		const pressed: Scene = { pulse: { "it.pressed": 0.2 }, pulseAfter: 0.5, expect: expected("1") };
		const [plan] = drawScenes({ settle: 1, scenes: { pressed } }, seededRandom(1));
		expect(plan?.stimuli.map(({ at, value }) => [at, value])).toEqual([
			[500, 1],
			[700, 0],
		]);
	});

	test("what is slow may be given up to a minute", () => {
		const slow = { ...checks, settle: 3, longest: 60 };
		const lengths = drawScenes(slow, seededRandom(1)).map(({ length }) => length);
		expect(lengths.reduce((sum, length) => sum + length, 0)).toBeGreaterThan(30_000);
		expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(60_000);
		expect(checksSchema.safeParse({ ...slow, longest: 61 }).success).toBe(false);
	});

	test("what cannot be played in the time is a mistake of the checks", () => {
		expect(() => drawScenes({ ...checks, settle: 20 }, seededRandom(1))).toThrow("cannot be played");
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
	const parse = (expected: unknown) =>
		checksSchema.safeParse({ settle: 1, scenes: { x: { expect: [expected] } } }).success;
	expect(parse({ pin: "5", is: "on" })).toBe(true);
	expect(parse({ pin: "5", is: "on", maybe: true })).toBe(false);
	expect(parse({ pin: "5", is: "blue" })).toBe(false);
});
