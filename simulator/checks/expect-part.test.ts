import { describe, expect, test } from "vitest";
import type { DisplayState, PartState } from "../parts/part.ts";
import type { Simulation } from "../simulation.ts";
import { checkBoard } from "./check-board.ts";
import { type CheckAction, checksSchema } from "./format.ts";
import { seededRandom } from "./seeded-random.ts";

/** A board whose part `it` shows what a function of the milliseconds says, beside a sensor `room` at 21.5 °C. */
function board(it: (milliseconds: number) => PartState): Simulation {
	let milliseconds = 0;
	const simulation: Partial<Simulation> = {
		actions: 0,
		limitActions: () => undefined,
		advance(passed) {
			milliseconds += passed;
		},
		partStates: () => ({ it: it(milliseconds) }),
		controls: () => [
			{
				part: "room",
				id: "celsius",
				kind: "slider",
				unit: "celsius",
				min: 0,
				max: 50,
				step: 0.5,
				initial: 20,
				value: 21.5,
			},
		],
		onSerial: () => () => undefined,
		health: () => ({ restarts: 0, crashes: 0 }),
		isStuck: () => false,
	};
	return Object.defineProperties(simulation, {
		milliseconds: { get: () => milliseconds },
		cycles: { get: () => milliseconds * 16_000 },
	}) as Simulation;
}

/** `passed`, or what was seen. */
function outcome(it: (milliseconds: number) => PartState, action: CheckAction) {
	const checks = checksSchema.parse({ steps: [{ id: "one", actions: [action] }] });
	const checking = checkBoard(board(it), { checks, random: seededRandom(1) });
	for (;;) {
		const slice = checking.next();
		if (!slice.done) continue;
		const [step] = slice.value.steps;
		return step?.state === "passed" ? "passed" : step?.seen;
	}
}

function showing(first: string, second: string, more: Partial<DisplayState> = {}): PartState {
	const row = (text: string) => Array.from({ length: 16 }, (_, at) => text.charCodeAt(at) || 0x20);
	return {
		kind: "lcd1602_i2c",
		rows: [row(first), row(second)],
		glyphs: [],
		on: true,
		cursor: null,
		backlight: 1,
		contrast: 1,
		...more,
	};
}

describe("a display", () => {
	const text = (contains: string, row?: 1 | 2): CheckAction => ({
		do: "expect_text",
		part: "it",
		contains,
		...(row ? { row } : {}),
		during: 500,
	});

	test("shows a text within the time, in any row or in one", () => {
		const late = (milliseconds: number) => showing("Hello", milliseconds >= 300 ? "Temp: 21" : "");
		expect(outcome(late, text("temp:"))).toBe("passed");
		expect(outcome(late, text("temp:", 2))).toBe("passed");
		expect(outcome(late, text("temp:", 1))).toEqual({
			code: "other_text",
			values: { celsius: 21.5, wanted: "temp:", first: "Hello", second: "Temp: 21" },
		});
	});

	test("that is off, without contrast or empty says nothing", () => {
		const empty = { code: "display_empty", values: { celsius: 21.5 } };
		expect(outcome(() => showing("a", "", { on: false }), text("a"))).toEqual(empty);
		expect(outcome(() => showing("a", "", { contrast: 0.1 }), text("a"))).toEqual(empty);
		expect(outcome(() => showing("", ""), text("a"))).toEqual(empty);
	});

	test("shows a number near where a control stands", () => {
		const near = { part: "room", control: "celsius" };
		const action: CheckAction = { do: "expect_display_number", part: "it", near, tolerance: 1, during: 100 };
		expect(outcome(() => showing("Humidity 40", "T=22 C"), action)).toBe("passed");
		expect(outcome(() => showing("Humidity 40", "T=24 C"), action)).toEqual({
			code: "other_number",
			values: { celsius: 21.5, number: 24 },
		});
		expect(outcome(() => showing("Hello", ""), action)).toMatchObject({ code: "no_number" });
	});
});

describe("a servo and a motor", () => {
	const angle: CheckAction = { do: "expect_angle", part: "it", from: 85, to: 95, during: 200 };
	const speed: CheckAction = { do: "expect_speed", part: "it", from: 0.4, to: 0.6, during: 200 };

	test("come to an angle or a speed within the time", () => {
		expect(outcome((at) => ({ kind: "servo", angle: at / 2 }), angle)).toBe("passed");
		expect(outcome((at) => ({ kind: "dc_motor", speed: at / 300 }), speed)).toBe("passed");
	});

	test("or are told with where they ended", () => {
		expect(outcome(() => ({ kind: "servo", angle: 179.6 }), angle)).toEqual({
			code: "other_angle",
			values: { celsius: 21.5, angle: 180, from: 85, to: 95 },
		});
		expect(outcome(() => ({ kind: "dc_motor", speed: -0.5 }), speed)).toEqual({
			code: "other_speed",
			values: { celsius: 21.5, percent: -50 },
		});
		expect(outcome(() => ({ kind: "dc_motor", speed: 0 }), speed)).toMatchObject({ code: "stands_still" });
	});

	test("of another kind are a mistake of the checks", () => {
		expect(() => outcome(() => ({ kind: "tilt", tilted: false }), angle)).toThrow("no servo");
		expect(() => outcome(() => ({ kind: "tilt", tilted: false }), speed)).toThrow("no motor");
	});
});
