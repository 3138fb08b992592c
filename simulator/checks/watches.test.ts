import { describe, expect, test } from "vitest";
import { firstFailed } from "#domain/bench/check-report.ts";
import { celsiusOf } from "../parts/amg8833/scene.ts";
import type { DisplayState, PartState } from "../parts/part.ts";
import type { Simulation } from "../simulation.ts";
import { checkBoard } from "./check-board.ts";
import { type Checks, checksSchema, type Expectation } from "./format.ts";
import { seededRandom } from "./seeded-random.ts";

const ROOM = { part: "room", id: "celsius", kind: "slider", unit: "celsius", min: 0, max: 50, step: 0.5 } as const;

interface Shown {
	part?: PartState;
	high?: readonly string[];
	/** What is printed at the moment. */
	prints?: string;
}

/** A board that shows what a function of the milliseconds and of the sensor `room` says. */
function board(show: (milliseconds: number, celsius: number) => Shown): Simulation {
	let milliseconds = 0;
	let celsius = 20;
	let print = (_text: string) => {};
	const shown = () => show(milliseconds, celsius);
	const simulation: Partial<Simulation> = {
		actions: 0,
		limitActions: () => undefined,
		advance(passed) {
			milliseconds += passed;
			const { prints } = shown();
			if (prints !== undefined) print(`${prints}\n`);
		},
		partStates: () => {
			const { part } = shown();
			return part ? { it: part } : {};
		},
		pinLevel: (pin) => ({ mode: "output", high: shown().high?.includes(pin) ?? false, volts: 0 }),
		controls: () => [{ ...ROOM, initial: 20, value: celsius }],
		setControl(_part, _id, value) {
			celsius = value;
		},
		onSerial(listener) {
			print = (text) => listener(text, text);
			return () => undefined;
		},
		health: () => ({ restarts: 0, crashes: 0 }),
		isStuck: () => false,
	};
	return Object.defineProperties(simulation, {
		milliseconds: { get: () => milliseconds },
		cycles: { get: () => milliseconds * 16_000 },
	}) as Simulation;
}

/** `passed`, or what was seen. */
function verdict(show: Parameters<typeof board>[0], checks: Checks, seed = 1) {
	const checking = checkBoard(board(show), { checks: checksSchema.parse(checks), random: seededRandom(seed) });
	for (;;) {
		const slice = checking.next();
		if (!slice.done) continue;
		return slice.value.passed ? "passed" : firstFailed(slice.value.steps)?.seen;
	}
}

/** One scene of a second at 21.5 °C. */
function outcome(it: (milliseconds: number) => PartState, expected: Expectation) {
	const set = { "room.celsius": 21.5 };
	return verdict((at) => ({ part: it(at) }), { settle: 0.1, scenes: { one: { set, lasts: 1, expect: [expected] } } });
}

/** Scenes in which the sensor has another value each time. */
const following = (expected: Expectation): Checks => ({
	settle: 0.5,
	scenes: {
		one: { repeat: 5, set: { "room.celsius": "10..40" }, expect: [expected] },
		other: { repeat: 5, expect: [expected] },
	},
});

function showing(first: string, second = "", more: Partial<DisplayState> = {}): PartState {
	const row = (text: string) => Array.from({ length: 16 }, (_, at) => text.charCodeAt(at) || 0x20);
	const state = { rows: [row(first), row(second)], glyphs: [], on: true, cursor: null, backlight: 1, contrast: 1 };
	return { kind: "lcd1602_i2c", ...state, ...more };
}

/** An OLED display with the digits 2 and 1 in one of its rows, and nothing else. */
function oled(row: number, more: { on?: false } = {}): PartState {
	const columns = [0x42, 0x61, 0x51, 0x49, 0x46, 0, 0, 0x42, 0x7f, 0x40, 0];
	const line = (bit: number) =>
		Array.from({ length: 32 }, (_, digit) =>
			[0, 1, 2, 3].reduce((dots, dot) => dots * 2 + (((columns[digit * 4 + dot] ?? 0) >> bit) & 1), 0).toString(16),
		).join("");
	const lines = Array.from({ length: 64 }, (_, at) => (Math.floor(at / 8) === row - 1 ? line(at % 8) : "0".repeat(32)));
	return { kind: "ssd1306", image: more.on === false ? null : lines.join("") };
}

describe("a display", () => {
	const text = (contains: string, row?: 1 | 2): Expectation => ({ display: "it", text: contains, ...(row && { row }) });
	const near = "room.celsius";
	const number: Expectation = { display: "it", near, tolerance: 1 };

	test("shows a text at the end of a scene, in any row or in one", () => {
		const late = (milliseconds: number) => showing("Hello", milliseconds >= 300 ? "Temp: 21" : "");
		expect(outcome(late, text("temp:"))).toBe("passed");
		expect(outcome(late, text("temp:", 2))).toBe("passed");
		expect(outcome(late, text("temp:", 1))).toEqual({
			code: "other_text",
			values: { celsius: 21.5, wanted: "temp:", first: "Hello", second: "Temp: 21" },
		});
	});

	test("a text that is being cleared and written again is still there, and one that stays cleared is not", () => {
		const writtenBy = (length: number) =>
			outcome((at) => showing(at > 910 ? "NO ECHO".slice(0, length) : "NO ECHO"), text("no echo"));
		for (const length of [0, 3, 7]) expect(writtenBy(length)).toBe("passed");
		expect(outcome((at) => showing(at > 700 ? "NO" : "NO ECHO"), text("no echo"))).toMatchObject({
			code: "other_text",
		});
		expect(outcome((at) => showing(at > 900 ? "Level: 25" : "NO ECHO"), text("no echo"))).toMatchObject({
			code: "other_text",
		});
	});

	test("shows one word and not the other beside it", () => {
		const near: Expectation = { display: "it", text: "NEAR", without: "FAR", row: 2 };
		expect(outcome(() => showing("21", "It is near"), near)).toBe("passed");
		expect(outcome(() => showing("21", "NEAR FAR"), near)).toMatchObject({
			code: "other_text",
			values: { wanted: "NEAR", second: "NEAR FAR" },
		});
	});

	test("may be cleared before each writing, but a text that is seldom there does not count", () => {
		const cleared = (share: number) => (milliseconds: number) => showing(milliseconds % 100 < share ? "" : "Temp: 21");
		expect(outcome(cleared(30), text("temp:"))).toBe("passed");
		expect(outcome(cleared(70), text("temp:"))).toMatchObject({ code: "display_empty" });
	});

	test("with dots is read where its letters are known, in one of its 8 rows or in any", () => {
		expect(outcome(() => oled(3), number)).toBe("passed");
		expect(outcome(() => oled(3), { ...number, row: 3 })).toBe("passed");
		expect(outcome(() => oled(3), { ...number, row: 2 })).toMatchObject({ code: "display_empty" });
		expect(outcome(() => oled(8), { display: "it", text: "21", row: 8 })).toBe("passed");
		expect(outcome(() => oled(2), { display: "it", text: "--", numberless: true })).toMatchObject({
			code: "other_text",
		});
		expect(outcome(() => oled(3, { on: false }), number)).toMatchObject({ code: "display_empty" });
	});

	test("shows a text and no number", () => {
		const dashes: Expectation = { display: "it", text: "--", numberless: true };
		expect(outcome(() => showing("Pulse: --"), dashes)).toBe("passed");
		for (const both of [showing("Pulse: 72 --"), showing("Pulse: --", "72")])
			expect(outcome(() => both, dashes)).toMatchObject({ code: "other_text", values: { wanted: "--" } });
		expect(outcome(() => showing("Pulse: --", "72"), { ...dashes, row: 1 })).toBe("passed");
	});

	test("that is off, without contrast or empty says nothing", () => {
		const empty = { code: "display_empty", values: { celsius: 21.5 } };
		for (const expected of [text("a"), number]) {
			expect(outcome(() => showing("a 21", "", { on: false }), expected)).toEqual(empty);
			expect(outcome(() => showing("a 21", "", { contrast: 0.1 }), expected)).toEqual(empty);
			expect(outcome(() => showing("", ""), expected)).toEqual(empty);
		}
	});

	test("shows a number near where a control stands, in its row, with no label of another quantity", () => {
		expect(outcome(() => showing("Humidity 40", "T=22 C"), number)).toBe("passed");
		expect(outcome(() => showing("Humidity 40", "T=24 C"), number)).toMatchObject({ code: "other_number" });
		expect(outcome(() => showing("Hello", ""), number)).toMatchObject({ code: "no_number" });
		expect(outcome(() => showing("", "22"), { ...number, row: 1 })).toMatchObject({ code: "display_empty" });
		expect(outcome(() => showing("Humidity 22"), { ...number, neverLabelled: ["hum"] })).toMatchObject({
			code: "other_label",
			values: { text: "Humidity 22" },
		});
	});

	test("shows what follows from a control: the altitude for a pressure", () => {
		const altitude: Expectation = { display: "it", near: "room.celsius", as: "altitude", tolerance: 10 };
		// The control of this board is read as 21.5 hPa.
		expect(outcome(() => showing("H 23035 m"), altitude)).toBe("passed");
		expect(outcome(() => showing("H 23055 m"), altitude)).toMatchObject({
			code: "other_number",
			values: { number: 23_055, wanted: 23_035 },
		});
		expect(outcome(() => showing("21.5"), altitude)).toMatchObject({ code: "other_number" });
	});

	test("shows how far one climbed since the run began, and a price for a value", () => {
		const climb: Expectation = { display: "it", near, as: "climb", tolerance: 1 };
		// The run begins at 20 hPa, the second scene is at 10 hPa.
		const checks: Checks = {
			settle: 0.1,
			scenes: {
				start: { set: { "room.celsius": 20 }, lasts: 1, expect: [climb] },
				up: { set: { "room.celsius": 10 }, lasts: 1, expect: [climb] },
			},
		};
		const shows = (high: string) =>
			verdict((_at, hectopascals) => ({ part: showing(hectopascals > 15 ? "0" : high) }), checks);
		expect(shows("5478")).toBe("passed");
		expect(shows("0")).toMatchObject({ code: "other_number", values: { number: 0, wanted: 5478 } });
		const price: Expectation = { display: "it", near, times: 2, tolerance: 0.5 };
		expect(outcome(() => showing("43"), price)).toBe("passed");
		expect(outcome(() => showing("21.5"), price)).toMatchObject({ code: "other_number", values: { wanted: 43 } });
	});

	test("shows the smallest value since the run began, whatever came before it or after", () => {
		const lowest: Expectation = { display: "it", near, as: "lowest", tolerance: 0.5 };
		const at = (celsius: number) => ({ set: { "room.celsius": celsius }, lasts: 1, expect: [lowest] });
		// The room is at 20 before the run.
		const checks: Checks = {
			settle: 0.1,
			scenes: { begins: at(40), falls: at(30), rises: at(45), falls_a_little: at(35), falls_again: at(25) },
		};
		const least = { 40: "40", 30: "30", 45: "30", 35: "30", 25: "25" };
		const shows = (other: Record<number, string>) => {
			const shown: Record<number, string> = { ...least, ...other };
			return verdict((_at, celsius) => ({ part: showing(`least ${shown[celsius]}`) }), checks);
		};
		expect(shows({})).toBe("passed");
		for (const [wrong, celsius, wanted] of [
			["20", 40, 40],
			["40", 30, 30],
			["45", 45, 30],
			["35", 35, 30],
			["30", 25, 25],
		] as const)
			expect(shows({ [celsius]: wrong })).toMatchObject({
				code: "other_number",
				values: { celsius, number: Number(wrong), wanted },
			});
	});

	test("shows the smallest value of a control that moved only after the start", () => {
		const lowest: Expectation = { display: "it", near, as: "lowest", tolerance: 0.5 };
		const checks: Checks = {
			settle: 0.1,
			scenes: {
				still: { lasts: 1, expect: [lowest] },
				rises: { set: { "room.celsius": 30 }, lasts: 1, expect: [lowest] },
			},
		};
		expect(verdict(() => ({ part: showing("20") }), checks)).toBe("passed");
		expect(verdict((_at, celsius) => ({ part: showing(`${celsius}`) }), checks)).toMatchObject({
			values: { number: 30, wanted: 20 },
		});
	});

	test("that is cleared before each writing, letter by letter, still shows it", () => {
		const written = (at: number) => showing("Temp: 22 C".slice(0, at % 200 < 50 ? (at % 200) / 5 : 16));
		expect(outcome(written, number)).toBe("passed");
	});

	test("that flickers between two numbers, both near, shows it", () => {
		const flickering = (at: number) => showing(at % 100 < 50 ? "21.0 C" : "22.0 C");
		expect(outcome(flickering, number)).toBe("passed");
		const half = (at: number) => showing(at % 100 < 55 ? "22.0 C" : "31.0 F");
		expect(outcome(half, number)).not.toBe("passed");
	});

	test("that changes while the sensor is still does not", () => {
		const cycling = (at: number) => showing(`T ${[22, 30, 40][Math.floor(at / 30) % 3]}`);
		expect(outcome(cycling, number)).toMatchObject({ code: "other_number" });
		const turning = (at: number) => showing(at % 100 < 50 ? "22" : "wait");
		expect(outcome(turning, number)).toMatchObject({ code: expect.stringMatching("unsteady|no_number") });
	});

	test("follows, with a label that may change with the state; many numbers, one of which is right, do not", () => {
		const honest = (_at: number, celsius: number) => ({
			part: showing(celsius > 25 ? `HOT ${celsius}` : `ok ${celsius}`, "limit 25"),
		});
		expect(verdict(honest, following(number))).toBe("passed");
		const many = () => ({ part: showing("11 14 17 20 23", "26 29 32 35 38") });
		expect(verdict(many, following(number))).toMatchObject({ code: "other_number" });
		const labels = (at: number) => ({
			part: showing(`${"abcdefghij"[Math.floor(at / 400) % 10]} ${10 + ((at / 400) % 30)}`),
		});
		for (let seed = 0; seed < 20; seed++) expect(verdict(labels, following(number), seed)).not.toBe("passed");
	});
});

describe("a buzzer's beeps", () => {
	const slow: Expectation = { buzzer: "it", perSecond: "0.5..1.2", after: 1 };
	/** Beeps so long, one every `period`, and before the first second's end every 100 ms where it is `hasty`. */
	const beeping = (period: number, length: number, { hasty = false, expected = slow } = {}) =>
		verdict(
			(at) => {
				const every = hasty && at < 900 ? 100 : period;
				return { part: { kind: "buzzer", sounding: at % every < length, hertz: null } };
			},
			{ settle: 0.1, scenes: { one: { lasts: 5, expect: [expected] } } },
		);

	test("are counted once the program had time to settle", () => {
		expect(beeping(1000, 100)).toBe("passed");
		expect(beeping(1000, 900)).toBe("passed");
		expect(beeping(1000, 50, { hasty: true })).toBe("passed");
	});

	test("may be too many or too few, or there is none, or one that does not end", () => {
		expect(beeping(250, 100)).toMatchObject({ code: "other_rate", values: { count: 16, seconds: 4 } });
		expect(beeping(1000, 100, { expected: { ...slow, perSecond: "2..9" } })).toMatchObject({ code: "other_rate" });
		expect(beeping(1000, 0)).toMatchObject({ code: "stayed_silent", values: { seconds: 4 } });
		expect(beeping(1000, 1000)).toMatchObject({ code: "sounded_steadily" });
	});
});

describe("the serial line", () => {
	const number: Expectation = { serial: "number", near: "room.celsius", tolerance: 1, every: 0.4 };
	const every = (ms: number, print: (celsius: number, at: number) => string) => (at: number, celsius: number) =>
		at % ms === 0 ? { prints: print(celsius, at) } : {};

	test.each([
		["four lines a round", every(200, (c) => `Raw: ${c * 7}\nT: ${c} C\nF: ${c * 1.8 + 32}\nMax: 60`)],
		["a hyphen that is no minus", every(200, (c) => `Temp-${c}`)],
		["a counter before it", every(200, (c, at) => `Measurement ${at}: ${c}`)],
		["other words when it is hot", every(200, (c) => (c > 25 ? `ALARM ${c}` : `ok ${c}`))],
		["a decimal comma", every(200, (c) => `T=${String(c).replace(".", ",")} °C`)],
		["a whole number behind the time", every(200, (c, at) => `${at},${Math.round(c)}`)],
	])("tells the value: %s", (_name, show) => {
		for (let seed = 0; seed < 10; seed++) expect(verdict(show, following(number), seed)).toBe("passed");
	});

	test.each([
		["one number for ever", "other_number", every(200, () => "T: 22")],
		["every number there is", "other_number", every(20, (_c, at) => `T: ${10 + ((at / 20) % 31)}`)],
		[
			"every number there is, each with its own label",
			"other_number",
			every(20, (_c, at) => `T${at}: ${10 + ((at / 20) % 31)}`),
		],
		[
			"every two numbers there are",
			"other_number",
			every(20, (_c, at) => `${10 + ((at / 20) % 31)},${40 - ((at / 20) % 31)}`),
		],
		["words", "no_number", every(200, () => "Hello")],
		["too seldom", "printed_nothing", every(900, (c) => `${c}`)],
		["a minus that is one", "other_number", every(200, (c) => `T: -${c}`)],
	])("does not: %s", (_name, code, show) => {
		for (let seed = 0; seed < 10; seed++) expect(verdict(show, following(number), seed)).toMatchObject({ code });
	});

	test("nor where it stops after a while, or says another quantity", () => {
		const stops = (at: number, c: number) => (at < 15_000 && at % 200 === 0 ? { prints: `${c}` } : {});
		for (let seed = 0; seed < 10; seed++) {
			expect(verdict(stops, { ...following(number), settle: 1.5 }, seed)).toMatchObject({ code: "printed_nothing" });
			const kelvin = every(200, (c) => `Kelvin: ${c}`);
			expect(verdict(kelvin, following({ ...number, neverLabelled: ["kelvin"] }), seed)).toMatchObject({
				code: "other_label",
			});
		}
	});
});

describe("a name on the serial line", () => {
	type Line = readonly [at: number, line: string];
	const printing = (without: string[] | undefined, ...lines: readonly Line[]) =>
		printingBy(without && { without }, ...lines);
	const printingBy = (
		limits: { without?: string[]; forbidden?: string[]; once?: true } | undefined,
		...lines: Line[]
	) => {
		const expected: Expectation = { serial: "text", text: "ripe", ...limits };
		const at = new Map(lines);
		const show = (milliseconds: number) => {
			const prints = at.get(milliseconds);
			return prints === undefined ? {} : { prints };
		};
		return verdict(show, { settle: 0.1, scenes: { one: { lasts: 1, expect: [expected] } } });
	};

	test("is printed at any time of the scene, in capitals or not", () => {
		expect(printing(undefined, [100, "It is RIPE"], [200, "green"])).toBe("passed");
		expect(printing(undefined, [100, "12"])).toMatchObject({ code: "other_line", values: { line: "12" } });
		expect(printing(undefined)).toMatchObject({ code: "printed_nothing" });
	});

	test("where others exclude it, is the last name, and alone in its line", () => {
		const others = ["green", "nothing"];
		expect(printing(others, [100, "green"], [200, "ripe"], [300, "12"])).toBe("passed");
		for (const line of ["green", "ripe or green"])
			expect(printing(others, [100, "ripe"], [200, line], [300, "12"])).toMatchObject({
				code: "other_line",
				values: { wanted: "ripe", line },
			});
	});

	test("may be forbidden beside it in all lines, and to come again", () => {
		const only = { forbidden: ["Neema"], once: true as const };
		expect(printingBy(only, [100, "12"], [200, "ripe"], [300, "13"])).toBe("passed");
		expect(printingBy(only, [100, "neema"], [200, "ripe"])).toMatchObject({
			code: "other_line",
			values: { line: "neema" },
		});
		expect(printingBy(only, [100, "ripe"], [200, "ripe"])).toMatchObject({ code: "repeated", values: { many: 2 } });
	});
});

describe("a lamp", () => {
	const lamp = (is: "on" | "off" | "lit", high: (at: number) => boolean) =>
		verdict((at) => ({ high: high(at) ? ["9"] : [] }), {
			settle: 0.1,
			scenes: { one: { lasts: 4, expect: [{ pin: "9", is }] } },
		});

	test("is on when it shines without a break, dimmed or not, and lit when it blinks", () => {
		const blinks = (at: number) => at % 1000 < 300;
		const dimmed = (at: number) => at % 10 === 0;
		expect([lamp("on", () => true), lamp("on", dimmed), lamp("lit", blinks), lamp("off", () => false)]).toEqual(
			Array(4).fill("passed"),
		);
		for (const other of [lamp("on", blinks), lamp("off", blinks), lamp("lit", () => false), lamp("on", () => false)])
			expect(other).toMatchObject({ code: "other_duty", values: { pin: "9" } });
	});

	test("that blinks rests no longer than its pause", () => {
		const rests = (at: number) => at % 2500 < 300;
		const resting = (pause?: number) =>
			verdict((at) => ({ high: rests(at) ? ["9"] : [] }), {
				settle: 0.1,
				scenes: { one: { lasts: 6, expect: [{ pin: "9", is: "lit", ...(pause && { pause }) }] } },
			});
		expect([resting(2.2), resting(2.8)]).toEqual(["passed", "passed"]);
		for (const shorter of [resting(), resting(2)]) expect(shorter).toMatchObject({ code: "other_duty" });
	});

	test("may take its time to follow, but then stays as it is", () => {
		expect(lamp("on", (at) => at > 90)).toBe("passed");
		expect(lamp("on", (at) => at > 300)).toMatchObject({ code: "other_duty" });
		expect(lamp("off", (at) => at > 3800)).toMatchObject({ code: "other_duty" });
	});
});

describe("a lamp that must stay as it is", () => {
	const kept = (high: (at: number) => boolean) =>
		verdict((at) => ({ high: high(at) ? ["9"] : [] }), {
			settle: 1,
			scenes: { one: { lasts: 4, expect: [{ pin: "9", is: "kept" }] } },
		});

	test("was on or off, and an eye sees no change from the scene's beginning on", () => {
		expect([kept(() => true), kept(() => false), kept((at) => at === 300)]).toEqual(Array(3).fill("passed"));
		for (const other of [kept((at) => at > 100 && at < 300), kept((at) => at > 3000), kept((at) => at < 500)])
			expect(other).toMatchObject({ code: "other_duty", values: { pin: "9" } });
	});
});

describe("a phone", () => {
	const phone = (expected: Expectation, ...lines: readonly (readonly [at: number, line: string])[]) =>
		outcome((at) => {
			const come = lines.filter(([when]) => when <= at);
			return { kind: "hc05", powered: true, sent: "", line: come.at(-1)?.[1] ?? "", lines: come.length };
		}, expected);
	const answer: Expectation = { phone: "it", text: "lit", without: ["dark", "unknown"] };

	test("has the answer as the last line of the scene, in capitals or not, and no other answer before it", () => {
		expect(phone(answer, [100, "The lamp is LIT."])).toBe("passed");
		expect(phone(answer, [100, "I got a word"], [200, "It is lit"])).toBe("passed");
		expect(phone(answer)).toMatchObject({ code: "no_answer" });
		expect(phone(answer, [-5, "It is lit"])).toMatchObject({ code: "no_answer" });
		expect(phone(answer, [100, "It is lit"], [200, "Bye"])).toMatchObject({
			code: "other_answer",
			values: { line: "Bye" },
		});
		expect(phone(answer, [100, "Dark"], [200, "It is lit"])).toMatchObject({ values: { line: "Dark" } });
		const once: Expectation = { phone: "it", text: "lit", once: true };
		expect(phone(once, [100, "It is lit"])).toBe("passed");
		expect(phone(once, [100, "It is lit"], [200, "It is lit"])).toMatchObject({
			code: "repeated",
			values: { many: 2 },
		});
	});

	test("gets a line with the control's value again and again, and no other number under its label", () => {
		const lines = (text: (at: number) => string, every: number) =>
			outcome(
				(at) => {
					const lines = Math.floor(Math.max(0, at) / every);
					return { kind: "hc05", powered: true, sent: "", line: text(at), lines };
				},
				{ phone: "it", near: "room.celsius", tolerance: 2, every: 0.6 },
			);
		expect(lines(() => "air=21 fan=0", 400)).toBe("passed");
		expect(lines(() => "air=31 fan=0", 400)).toMatchObject({ code: "other_number", values: { number: 31 } });
		expect(lines(() => "air=21 fan=0", 1500)).toMatchObject({ code: "printed_nothing" });
		expect(lines(() => "air", 400)).toMatchObject({ code: "no_number" });
	});

	test("is quiet where no line comes, whatever stands on it", () => {
		const quiet: Expectation = { phone: "it", is: "quiet" };
		expect([phone(quiet), phone(quiet, [-5, "It is lit"])]).toEqual(["passed", "passed"]);
		expect(phone(quiet, [-5, "It is lit"], [300, "It is lit"])).toMatchObject({ code: "unasked" });
	});
});

describe("a card", () => {
	const card = (expected: Expectation, lineAt: (at: number) => readonly [line: string, lines: number]) =>
		outcome((at) => {
			const [line, lines] = lineAt(at);
			return { kind: "sd_card", inserted: true, files: [], accesses: 0, line, lines };
		}, expected);
	const every = (milliseconds: number, at: number) => 5 + Math.floor(Math.max(0, at) / milliseconds);

	test("gets a line with the control's value again and again, in its column, and loses none", () => {
		const near: Expectation = { card: "it", near: "room.celsius", tolerance: 2, every: 0.6 };
		expect(card(near, (at) => [`${every(400, at)},21.0,55.5`, every(400, at)])).toBe("passed");
		expect(card(near, (at) => [`${every(400, at)},31.0,55.5`, every(400, at)])).toMatchObject({ code: "other_number" });
		expect(card(near, (at) => [`${every(1500, at)},21.0,55.5`, every(1500, at)])).toMatchObject({
			code: "printed_nothing",
		});
		expect(card(near, (at) => ["21.0,55.5", at < 500 ? every(400, at) : every(400, at) - 5])).toMatchObject({
			code: "lines_lost",
		});
	});

	test("is quiet where no line comes, after the time to follow", () => {
		const quiet: Expectation = { card: "it", is: "quiet", after: 0.4 };
		const lineAt = (when: number) => card(quiet, (at) => ["21.0,55.5", at < when ? 5 : 6]);
		expect([lineAt(-5), lineAt(200), lineAt(1e9)]).toEqual(["passed", "passed", "passed"]);
		expect(lineAt(600)).toMatchObject({ code: "written", values: { line: "21.0,55.5" } });
		expect(card(quiet, (at) => ["21.0,55.5", at < 200 ? 5 : 1])).toMatchObject({ code: "lines_lost" });
	});
});

describe("patterns that must never be", () => {
	const lamps = (never: string | string[], high: (at: number) => readonly string[]) =>
		verdict((at) => ({ high: high(at) }), {
			settle: 0.1,
			always: { safe: { pins: ["2", "3"], never, after: 0 } },
			scenes: {
				first: { lasts: 4, expect: [{ pin: "3", before: ["4"], within: "0..2" }] },
				second: { lasts: 0.5, expect: [{ pin: "3", is: "on" }] },
			},
		});

	test("one of several is enough, but not between two changes", () => {
		expect(lamps("11", (at) => (at > 500 ? ["3"] : ["2"]))).toBe("passed");
		expect(lamps(["11", "00"], (at) => (at > 500 ? ["2", "3"] : ["2"]))).toMatchObject({ code: "forbidden_levels" });
		expect(lamps(["11", "00"], (at) => (at > 500 ? ["3"] : []))).toMatchObject({ code: "forbidden_levels" });
		expect(lamps("00", (at) => (at > 505 ? ["3"] : at < 500 ? ["2"] : []))).toBe("passed");
	});

	test("they do not keep a scene from ending when its own events have come", () => {
		expect(lamps("11", (at) => (at > 500 && at < 1300 ? ["3"] : ["2"]))).toBe("passed");
	});
});

describe("a servo and a motor", () => {
	const angle: Expectation = { servo: "it", degrees: "85..95" };
	const speed: Expectation = { motor: "it", percent: "40..60" };

	test("are at an angle or a speed at the end of a scene", () => {
		expect(outcome((at) => ({ kind: "servo", angle: Math.min(90, at / 2) }), angle)).toBe("passed");
		expect(outcome((at) => ({ kind: "dc_motor", speed: Math.min(0.5, at / 300) }), speed)).toBe("passed");
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

	test("of a robot count by its motors' voltage; it must not lean or lie once there was time to settle", () => {
		const robot = (tilt: number, drive = 0.5): PartState => ({
			kind: "balancing_robot",
			tilt,
			drive,
			speed: 0,
			distance: 0,
			held: false,
			push: 0,
			powered: true,
			lying: Math.abs(tilt) === 60,
		});
		const upright: Expectation = { robot: "it", tilt: "-5..5" };
		expect(outcome(() => robot(0), speed)).toBe("passed");
		expect(outcome(() => robot(0, -0.2), speed)).toMatchObject({ code: "other_speed", values: { percent: -20 } });
		expect(outcome((at) => robot(at < 50 ? 20 : -5), upright)).toBe("passed");
		expect(outcome(() => robot(5.4), upright)).toMatchObject({ code: "leaned", values: { tilt: 5 } });
		expect(outcome((at) => robot(at > 800 && at < 850 ? -7 : 5), upright)).toMatchObject({
			code: "leaned",
			values: { tilt: -7 },
		});
		expect(outcome(() => robot(60), upright)).toMatchObject({ code: "fell" });
	});

	test("of a car count by its motors' voltage; at the end it must be near a flag", () => {
		const car = (red: number, drive = 0.5): PartState => ({
			kind: "gps_car",
			controls: { east: 20, north: 10, heading: 0 },
			at: { east: 20, north: 10, heading: 0 },
			from: { red, blue: 30 },
			...{ drive, fix: null, trail: [], go: true, roof: false, powered: true },
		});
		const near: Expectation = { car: "it", flag: "red", within: 6 };
		expect(outcome(() => car(0), speed)).toBe("passed");
		expect(outcome(() => car(0, 0), speed)).toMatchObject({ code: "stands_still" });
		expect(outcome((at) => car(Math.max(6, 20 - at / 20)), near)).toBe("passed");
		expect(outcome(() => car(6.1), near)).toMatchObject({ code: "elsewhere", values: { metres: 6 } });
		expect(outcome(() => car(1), { ...near, flag: "blue" })).toMatchObject({ values: { metres: 30 } });
	});

	test("of another kind are a mistake of the checks", () => {
		expect(() => outcome(() => ({ kind: "tilt", tilted: false }), { car: "it", flag: "red", within: 6 })).toThrow(
			"no car",
		);
		expect(() => outcome(() => ({ kind: "tilt", tilted: false }), angle)).toThrow("no servo");
		expect(() => outcome(() => ({ kind: "tilt", tilted: false }), speed)).toThrow("no motor");
		expect(() => outcome(() => ({ kind: "tilt", tilted: false }), { robot: "it", tilt: "0..1" })).toThrow("no robot");
	});
});

describe("a panel that shows warmth", () => {
	const warmth: Expectation = { pixels: "it", warmth: "room" };
	const CONTROLS = { x: 3, y: 6, degrees: 60, room: 25 };
	/** What is seen of a panel whose colours a function makes of temperatures. */
	function judged(colorOf: (celsius: number, index: number) => number, moved: Partial<typeof CONTROLS> = {}) {
		const scene = { ...CONTROLS, ...moved };
		const pixels = celsiusOf(scene).map(colorOf);
		const simulation = Object.assign(
			board(() => ({ part: { kind: "neopixel_matrix", pixels } })),
			{ controls: () => Object.entries(scene).map(([id, value]) => ({ ...ROOM, initial: 0, id, value })) },
		);
		const checks = checksSchema.parse({ settle: 0.1, scenes: { one: { lasts: 1, expect: [warmth] } } });
		const checking = checkBoard(simulation, { checks, random: seededRandom(1) });
		for (;;) {
			const slice = checking.next();
			if (slice.done) return slice.value.passed ? "passed" : firstFailed(slice.value.steps)?.seen;
		}
	}
	const share = (celsius: number, from = 20, to = 40) => Math.min(1, Math.max(0, (celsius - from) / (to - from)));
	const blend = (celsius: number, from?: number, to?: number, bright = 255) =>
		(Math.round(share(celsius, from, to) * bright) << 16) | Math.round((1 - share(celsius, from, to)) * bright);

	test.each([
		["a blend", (celsius: number) => blend(celsius)],
		["a dim blend", (celsius: number) => blend(celsius, 20, 40, 20)],
		["another range", (celsius: number) => blend(celsius, 22, 60)],
		["black to red", (celsius: number) => Math.round(share(celsius) * 200) << 16],
		["by way of green", (celsius: number) => (share(celsius) === 0.5 ? 0x00ff00 : blend(celsius))],
	])("passes: %s", (_, colorOf) => {
		for (const moved of [{}, { x: -1 }, { degrees: 5, room: 32 }, { degrees: 36, room: 22 }, { x: 1, y: 8 }])
			expect(judged((celsius) => colorOf(celsius), moved)).toBe("passed");
	});

	test("tells what is wrong", () => {
		expect(judged(() => 0x020202)).toMatchObject({ code: "panel_dark" });
		expect(judged(() => 0x0000ff)).toMatchObject({ code: "panel_flat" });
		expect(judged((celsius) => blend(celsius, -100, 200))).toMatchObject({ code: "panel_flat" });
		expect(judged((celsius) => blend(60 - celsius))).toMatchObject({ code: "panel_wrong" });
		expect(judged((celsius, index) => blend(celsius + (index % 2) * 9), { x: -1 })).toMatchObject({
			code: "panel_uneven",
		});
		const hot = { row: 6, column: 3 };
		expect(judged((_, index) => (index === 5 * 8 + 2 ? 0xff0000 : 0x0000ff))).toMatchObject({
			code: "panel_wrong",
			values: hot,
		});
	});

	test("of another kind is a mistake of the checks", () => {
		expect(() => outcome(() => ({ kind: "tilt", tilted: false }), warmth)).toThrow("no panel");
	});
});

describe("a pin that rises", () => {
	const lamp: Expectation = { pin: "9", rises: "2..4", first: "0.3..0.5", span: "0.6..0.9" };
	const lit = (...times: readonly [number, number][]) =>
		verdict((at) => ({ high: times.some(([from, to]) => at >= from && at < to) ? ["9"] : [] }), {
			settle: 0.1,
			scenes: { one: { lasts: 1.5, expect: [lamp] } },
		});

	test("so often, at first for so long, and for so long in all", () => {
		expect(lit([200, 600], [700, 800], [900, 950])).toBe("passed");
		expect(lit([200, 600])).toMatchObject({ code: "other_pulses", values: { count: 1, least: 2, most: 4 } });
		expect(lit([200, 300], [400, 800])).toMatchObject({ code: "other_first", values: { seconds: 0.1 } });
		expect(lit([200, 600], [1200, 1300])).toMatchObject({ code: "other_span", values: { seconds: 1.1 } });
	});
});

describe("a pin that rises as often as a control says", () => {
	/** Rises with this period in milliseconds, for a tenth of a second each time. */
	const every = (milliseconds: number, from = 0) =>
		verdict((at) => ({ high: at >= from && at % milliseconds < 100 ? ["9"] : [] }), {
			settle: 1,
			scenes: {
				one: { set: { "room.celsius": 50 }, lasts: 13, expect: [{ pin: "9", near: "room.celsius", tolerance: 0.15 }] },
			},
		});

	test("a minute, give or take a share and one", () => {
		for (const right of [1000, 1200, 1400]) expect(every(right)).toBe("passed");
		expect(every(1200, 900)).toBe("passed");
		expect(every(800)).toMatchObject({ code: "other_pulses", values: { pin: "9", count: 15, least: 8, most: 13 } });
		expect(every(2000)).toMatchObject({ code: "other_pulses", values: { count: 6 } });
		expect(every(600)).toMatchObject({ code: "other_pulses" });
		expect(every(1200, 20_000)).toMatchObject({ code: "other_pulses", values: { count: 0 } });
	});
});

describe("beeps", () => {
	/** Sounds in these times; the pin 11 is high in those. */
	const beeping = (
		parted: number | string,
		sounds: readonly [number, number][],
		blinks: readonly [number, number][] = [],
		beeps: number | string = 2,
	) => {
		const within = (at: number, times: readonly [number, number][]) =>
			times.some(([from, to]) => at >= from && at < to);
		const show = (at: number): Shown => ({
			part: { kind: "buzzer", sounding: within(at, sounds), hertz: null },
			high: within(at, blinks) ? ["11"] : [],
		});
		return verdict(show, { settle: 0.1, scenes: { one: { lasts: 4, expect: [{ buzzer: "it", beeps, parted }] } } });
	};

	test("come in groups of a number, with silence between the groups", () => {
		expect(
			beeping(1, [
				[100, 200],
				[400, 500],
				[2000, 2100],
				[2400, 2500],
			]),
		).toBe("passed");
		expect(
			beeping(1, [
				[100, 500],
				[2000, 2500],
			]),
		).toMatchObject({ code: "other_beeps", values: { count: 1 } });
		expect(
			beeping(1, [
				[100, 200],
				[400, 500],
				[800, 900],
				[3500, 3600],
			]),
		).toMatchObject({ values: { count: 3 } });
		expect(beeping(1, [])).toMatchObject({ code: "other_beeps", values: { count: 0 } });
	});

	test("of a range each group has as many as the first", () => {
		const groups = (...counts: readonly number[]) =>
			beeping(
				0.5,
				counts.flatMap((count, group) =>
					Array.from({ length: count }, (_, beep): [number, number] => {
						const from = 100 + group * 1300 + beep * 150;
						return [from, from + 75];
					}),
				),
				[],
				"2..4",
			);
		expect([groups(2, 2), groups(4, 4)]).toEqual(["passed", "passed"]);
		expect(groups(1, 1)).toMatchObject({ code: "other_beeps", values: { count: 1 } });
		expect(groups(5, 5)).toMatchObject({ values: { count: 5 } });
		expect(groups(3, 3, 2)).toMatchObject({ values: { count: 2 } });
		expect(groups()).toMatchObject({ values: { count: 0 } });
	});

	test("or with a pin that rises between them", () => {
		expect(
			beeping(
				"11",
				[
					[100, 200],
					[400, 500],
					[1000, 1100],
				],
				[[600, 900]],
			),
		).toBe("passed");
		expect(
			beeping(
				"11",
				[
					[100, 200],
					[400, 500],
				],
				[
					[20, 90],
					[600, 900],
				],
			),
		).toMatchObject({ values: { count: 0 } });
		expect(
			beeping("11", [
				[100, 200],
				[400, 500],
			]),
		).toMatchObject({ code: "other_beeps", values: { count: 2 } });
	});
});

describe("a pattern that comes before another", () => {
	const driven = (...steps: readonly [until: number, high: readonly string[]][]) =>
		verdict((at) => ({ high: steps.find(([until]) => at < until)?.[1] ?? [] }), {
			settle: 0.1,
			scenes: { one: { lasts: 4, expect: [{ pins: ["4", "5"], reached: ["01"], held: 0.8, before: ["10"] }] } },
		});

	test("holds for its time first", () => {
		expect(driven([500, []], [1400, ["5"]], [2000, ["4"]])).toBe("passed");
		expect(driven([500, []], [1000, ["5"]], [2000, ["4"]], [4000, ["5"]])).toMatchObject({ code: "levels_early" });
		expect(driven([500, []], [1000, ["5"]])).toMatchObject({ code: "other_levels" });
	});
});
