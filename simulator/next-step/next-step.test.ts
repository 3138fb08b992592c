import { describe, expect, test } from "vitest";
import type { BlockProgram, Statement, Value } from "#domain/bench/block-program/block-program.ts";
import type { BlockDevices } from "#domain/bench/block-program/devices.ts";
import type { Measured } from "#domain/bench/next-step/work-facts.ts";
import type { Checks, Scene } from "../checks/format.ts";
import type { Circuit, Wire } from "../circuit.ts";
import { createBlockSimulation } from "../interpreter/block-simulation.ts";
import { PART_KINDS } from "../parts/registry.ts";
import { CATALOGUE, viewOf } from "../wiring/wiring-view.ts";
import { drivenBy, gatherFacts } from "./gather-facts.ts";
import { studyProgram } from "./study.ts";
import { wiredParts } from "./wired-parts.ts";

const wire = (from: string, to: string): Wire => ({ from, to, color: "red" });
const placed = (id: string, kind: string, props: Record<string, string | number> = {}) => ({
	...{ id, kind, props, x: 0, y: 0 },
});

/** An LED behind a resistor on pin 9, a button from pin 2 to ground, a photoresistor on A0. */
const CIRCUIT: Circuit = {
	board: "uno",
	parts: [
		placed("red", "led", { color: "red" }),
		placed("r_red", "resistor", { ohms: 220 }),
		placed("button", "button"),
		placed("ldr", "photoresistor"),
		placed("r_ldr", "resistor", { ohms: 10_000 }),
	],
	wires: [
		...[wire("uno.9", "r_red.1"), wire("r_red.2", "red.A"), wire("red.C", "uno.GND.1")],
		...[wire("uno.2", "button.1.l"), wire("button.2.l", "uno.GND.2")],
		...[wire("uno.5V", "ldr.1"), wire("ldr.2", "uno.A0"), wire("uno.A0", "r_ldr.1"), wire("r_ldr.2", "uno.GND.3")],
	],
};
const DEVICES: BlockDevices = { lights: { red: "9" }, sensors: { light: { kind: "analog", pin: "A0" } }, outputs: [] };
const CHECKS: Checks = {
	/** A block that switches a light takes a second. */
	settle: 2.1,
	scenes: {
		dark: { set: { "ldr.lux": "0..5" }, expect: [{ pin: "9", is: "on" }] },
		bright: { set: { "ldr.lux": "300..400" }, expect: [{ pin: "9", is: "off" }] },
	},
};

const again = (...body: Statement[]): BlockProgram => ({ version: 1, statements: [{ do: "forever", id: "a", body }] });
const on: Statement = { do: "light_on", id: "b", light: "red" };
const off: Statement = { do: "light_off", id: "c", light: "red" };

function study(program: BlockProgram, checks: Checks | null = CHECKS) {
	const open = () =>
		createBlockSimulation({ program, devices: DEVICES, circuit: CIRCUIT, kinds: PART_KINDS }).simulation;
	const studying = studyProgram(open, { checks, pinsOf: drivenBy(CIRCUIT), seed: 3 });
	for (;;) {
		const slice = studying.next();
		if (slice.done) return slice.value;
	}
}

const facts = (circuit: Circuit, more: Partial<Parameters<typeof gatherFacts>[0]> = {}) =>
	gatherFacts({
		...{ source: "", language: "blocks", diagnostics: [], circuit, wanted: CIRCUIT, checks: CHECKS },
		...{ report: null, measured: null, ...more },
	});

describe("what is wired", () => {
	test("a part behind a resistor is on the pin, the resistor is not", () => {
		const wired = wiredParts(viewOf(CIRCUIT, CATALOGUE));
		expect(Object.keys(wired).toSorted()).toEqual(["2", "9", "A0"]);
		expect(wired["9"]).toEqual([{ id: "red", kind: "led", pin: "A", signal: "taken", needsPullUp: false }]);
		expect(wired.A0?.map(({ id, signal }) => [id, signal])).toEqual([["ldr", "analog"]]);
	});

	test("a button to ground needs a pull-up, unless a resistor pulls its pin up", () => {
		const buttonIn = (circuit: Circuit) => wiredParts(viewOf(circuit, CATALOGUE))["2"]?.[0];
		expect(buttonIn(CIRCUIT)).toMatchObject({ id: "button", signal: "digital", needsPullUp: true });
		const pulled = {
			...CIRCUIT,
			parts: [...CIRCUIT.parts, placed("r_up", "resistor", { ohms: 10_000 })],
			wires: [...CIRCUIT.wires, wire("uno.2", "r_up.1"), wire("r_up.2", "uno.5V")],
		};
		expect(buttonIn(pulled)?.needsPullUp).toBe(false);
	});

	test("nothing is on the supply's way: parts that share only 5 V or ground are not on a pin", () => {
		expect(drivenBy(CIRCUIT)).toMatchObject({ red: ["9"], button: ["2"], ldr: ["A0"] });
	});
});

describe("what was measured", () => {
	const levels = ({ moments }: Measured) => moments.map(({ step, high }) => [step, Math.round(high["9"] ?? 0)]);

	test("each situation of the checks at its lowest and highest value, and the first once more", () => {
		const { measured } = study(again(on));
		expect(measured.moments.map(({ step, controls }) => [step, controls["ldr.lux"]])).toEqual([
			["dark", 0],
			["dark", 5],
			["bright", 300],
			["bright", 400],
			["dark", 0],
		]);
	});

	test("last the first one again in which a pin matters", () => {
		const shown: Scene = { set: { "ldr.lux": 200 }, expect: [{ serial: "text", text: "light" }] };
		const dark: Scene = { set: { "ldr.lux": 5 }, expect: [{ pin: "9", is: "on" }] };
		const { measured } = study(again(on), { settle: 2.1, scenes: { shown, dark } });
		expect(measured.moments.map(({ step }) => step)).toEqual(["shown", "dark", "dark"]);
	});

	test("how long a pin was high, what the checks want of it, and what a sensor's pin reads", () => {
		const [left, right]: [Value, Value] = [
			{ kind: "sensor", sensor: "light" },
			{ kind: "number", value: 500 },
		];
		const condition = { kind: "compare", operator: "less", left, right } as const;
		const works = again({ do: "if", id: "d", condition, whenTrue: [on], whenFalse: [off] });
		const { report, measured } = study(works);
		expect(report?.passed).toBe(true);
		expect(levels(measured)).toEqual([
			["dark", 1],
			["dark", 1],
			["bright", 0],
			["bright", 0],
			["dark", 1],
		]);
		expect(measured.moments.map(({ expected }) => expected["9"])).toEqual([true, true, false, false, true]);
		const [dark, , bright] = measured.moments.map(({ analog }) => analog.A0 ?? -1);
		expect(dark).toBeLessThan(500);
		expect(bright).toBeGreaterThan(500);
	});

	test("whether several pins are at the levels that a scene wants, and another one does not", () => {
		const dark = { set: { "ldr.lux": "0..5" }, expect: [{ pins: ["9", "8"], mostly: "10" }] };
		const bright = { set: { "ldr.lux": 400 }, expect: [{ pins: ["9", "8"], never: "10" }] };
		const { measured } = study(again(on), { settle: 2.1, scenes: { dark, bright } });
		expect(measured.moments.map(({ step, ways }) => [step, ways])).toEqual([
			["dark", { "9,8=10": { wanted: true, share: 1 } }],
			["dark", { "9,8=10": { wanted: true, share: 1 } }],
			["bright", { "9,8=10": { wanted: false, share: 1 } }],
			["dark", { "9,8=10": { wanted: true, share: 1 } }],
		]);
	});

	test("a pin that never changes has no changes; one that is switched on and off has some, and is high for a part of the time", () => {
		expect(study({ version: 1, statements: [] }).measured.changes["9"]).toBeUndefined();
		const { measured } = study(again(on, off));
		expect(measured.changes["9"]).toBeGreaterThan(10);
		for (const { high } of measured.moments) {
			expect(high["9"]).toBeGreaterThan(0);
			expect(high["9"]).toBeLessThan(1);
		}
	});

	test("without checks each control goes to its ends, after a first look at all of them as they begin", () => {
		const { report, measured } = study(again(on), null);
		expect(report).toBeNull();
		expect(measured.moments[0]?.controls).toEqual({});
		const moved = measured.moments.flatMap(({ controls }) => Object.keys(controls));
		expect(moved.filter((name) => name === "ldr.lux")).toHaveLength(2);
		expect(moved).toContain("button.pressed");
		expect(moved).not.toContain("button.bounces");
	});
});

describe("what a next step is found from", () => {
	test("the first failed step, and what of the board it looks at", () => {
		const { report, measured } = study(again(on));
		const found = facts(CIRCUIT, { report, measured });
		expect(found.passed).toBe(false);
		expect(found.failed).toMatchObject({ step: { id: "bright", state: "failed" }, looksAt: "pin" });
	});

	test("a wire on another pin than the project's is a problem; the project's own circuit has none", () => {
		expect(facts(CIRCUIT).wiring).toEqual([]);
		const moved = { ...CIRCUIT, wires: [wire("uno.8", "r_red.1"), ...CIRCUIT.wires.slice(1)] };
		expect(facts(moved).wiring[0]).toMatchObject({ code: "wrong_pin" });
	});

	test("without a report nothing has passed, and a wire to nowhere faults nothing", () => {
		expect(facts(CIRCUIT)).toMatchObject({ passed: false, failed: null, stopped: null });
		const broken = { ...CIRCUIT, wires: [wire("uno.9", "nothing.A")] };
		expect(facts(broken)).toMatchObject({ wiring: [], wired: {} });
	});
});
