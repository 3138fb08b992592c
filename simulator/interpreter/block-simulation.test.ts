import { expect, test } from "vitest";
import type { BlockProgram, Condition, Statement } from "#domain/bench/block-program/block-program.ts";
import type { BlockDevices } from "#domain/bench/block-program/devices.ts";
import type { Circuit, Wire } from "../circuit.ts";
import { PART_KINDS } from "../parts/registry.ts";
import { createBlockSimulation } from "./block-simulation.ts";

const devices: BlockDevices = {
	lights: { red: "11", green: "9" },
	sensors: {
		button: { pin: "2", kind: "button" },
		motion: { pin: "3", kind: "switched" },
		tilt: { pin: "4", kind: "opening" },
		flame: { pin: "7", kind: "switched_low" },
		distance: { kind: "distance", trigger: "12", echo: "13" },
		level: { pin: "A0", kind: "analog" },
	},
	outputs: ["5"],
	buzzer: "8",
	wheels: { left: { forward: "A1", backward: "A2" }, right: { forward: "A3", backward: "6" } },
};
const number = (value: number) => ({ kind: "number", value }) as const;
const count = { kind: "variable", name: "count" } as const;
const blink: Statement = { do: "light_blink", id: "blink", light: "red" };
const set = (high: boolean): Statement => ({ do: "pin_set", id: `set ${high}`, pin: "5", high });

/** Runs the program and returns the edges of a pin as `high at 0 ms`, rounded. */
function edges(statements: Statement[], { pin = "11", ms = 10_000, wires = [] as Wire[] } = {}): string[] {
	const circuit: Circuit = { board: "uno", parts: [], wires };
	const program: BlockProgram = { version: 1, statements };
	const { simulation } = createBlockSimulation({ program, devices, circuit, kinds: PART_KINDS });
	const found: string[] = [];
	simulation.onPin(pin, (high, cycle) => found.push(`${high ? "high" : "low"} at ${Math.round(cycle / 16_000)}`));
	simulation.advance(ms);
	return found;
}

function wire(from: string, to: string): Wire {
	return { from: `uno.${from}`, to: `uno.${to}`, color: "red" };
}

test("a light block takes a second, a blink 300 and 200 ms", () => {
	const on: Statement = { do: "light_on", id: "on", light: "red" };
	const off: Statement = { do: "light_off", id: "off", light: "red" };
	expect(edges([on, off, blink, blink])).toEqual([
		"high at 0",
		"low at 1000",
		"high at 2000",
		"low at 2300",
		"high at 2500",
		"low at 2800",
	]);
});

test("a variable block takes half a second, and a wait for a variable as many seconds as it says", () => {
	const change = (by: number): Statement => ({ do: "variable_change", id: "c", name: "count", by: number(by) });
	expect(edges([change(2), { do: "wait_for", id: "w", seconds: count }, blink])[0]).toBe("high at 2500");
	expect(edges([change(-2), { do: "wait_for", id: "w", seconds: count }, blink])[0]).toBe("high at 500");
});

test("the count of a repeat is read once, when it is reached", () => {
	const three: Statement = { do: "variable_set", id: "s", name: "count", value: number(3) };
	const more: Statement = { do: "variable_change", id: "c", name: "count", by: number(5) };
	expect(edges([three, { do: "repeat", id: "r", times: count, body: [blink, more] }])).toHaveLength(6);
	expect(edges([{ do: "repeat", id: "r", times: number(-1), body: [blink] }])).toEqual([]);
});

test.each([
	["button", wire("2", "GND.1"), true],
	["button", wire("2", "5V"), false],
	["motion", wire("3", "5V"), true],
	["motion", wire("3", "GND.1"), false],
	["tilt", wire("4", "GND.1"), false],
	["tilt", wire("4", "5V"), true],
	["flame", wire("7", "GND.1"), true],
	["flame", wire("7", "5V"), false],
])("%s, wired %o, is sensed: %s", (sensor, wired, sensed) => {
	const choice: Statement = {
		do: "if",
		id: "i",
		condition: { kind: "sensed", sensor },
		whenTrue: [blink],
		whenFalse: [],
	};
	expect(edges([choice], { wires: [wired] }).length > 0).toBe(sensed);
});

test("a button that nobody presses is held up by the board", () => {
	const condition = { kind: "sensed", sensor: "button" } as const;
	expect(edges([{ do: "if", id: "i", condition, whenTrue: [blink], whenFalse: [] }])).toEqual([]);
});

test("not turns an answer round, and wait until goes on when it is yes", () => {
	const pressed = { kind: "sensed", sensor: "button" } as const;
	const until = (condition: Condition): Statement => ({ do: "wait_until", id: "u", condition });
	expect(edges([until({ kind: "not", condition: pressed }), blink])[0]).toBe("high at 0");
	expect(edges([until(pressed), blink])).toEqual([]);
	expect(edges([until(pressed), blink], { wires: [wire("2", "GND.1")] })[0]).toBe("high at 0");
});

test("a tone moves the buzzer's pin with its pitch for its time and ends low", () => {
	const tone: Statement = { do: "tone", id: "t", hertz: 440, milliseconds: 500 };
	const found = edges([tone, blink], { pin: "8" });
	expect(found).toHaveLength(440);
	expect(found.at(-1)).toBe("low at 500");
	expect(edges([tone, blink])[0]).toBe("high at 500");
	expect(edges([{ ...tone, milliseconds: 0 }, blink], { pin: "8" })).toEqual([]);
});

test.each([
	["forward", ["A1", "A3"]],
	["backward", ["A2", "6"]],
	["left", ["A2", "A3"]],
	["right", ["A1", "6"]],
	["stop", []],
] as const)("drive %s turns the wheels by the pins %j", (way, high) => {
	const drive: Statement = { do: "drive", id: "d", way };
	const { simulation } = createBlockSimulation({
		program: { version: 1, statements: [{ do: "drive", id: "b", way: "backward" }, drive] },
		devices,
		circuit: { board: "uno", parts: [], wires: [] },
		kinds: PART_KINDS,
	});
	simulation.advance(10);
	expect(["A1", "A2", "A3", "6"].filter((pin) => simulation.pinLevel(pin).high)).toEqual(high);
});

test("a distance sensor that does not answer says 0, after a rest of 60 ms and 5 ms of waiting", () => {
	const near = { kind: "compare", operator: "less", left: { kind: "sensor", sensor: "distance" }, right: number(1) };
	const choice = { do: "if", id: "i", condition: near, whenTrue: [blink], whenFalse: [] } as Statement;
	expect(edges([choice])[0]).toBe("high at 65");
});

test.each([
	["5V", 1023],
	["3.3V", 675],
	["GND.2", 0],
])("an analog sensor at %s reads %i", (supply, reading) => {
	const condition = {
		kind: "compare",
		operator: "equal",
		left: { kind: "sensor", sensor: "level" },
		right: number(reading),
	} as const;
	const choice: Statement = { do: "if", id: "i", condition, whenTrue: [blink], whenFalse: [] };
	expect(edges([choice], { wires: [wire("A0", supply)] })).toHaveLength(2);
});

test("a forever rests for 10 ms after each round; a loop without any pause lets time pass, and ends with its slice", () => {
	const toggling = edges([{ do: "forever", id: "f", body: [set(true), set(false)] }], { pin: "5", ms: 95 });
	expect(toggling.filter((edge) => edge.startsWith("high"))).toEqual(
		[0, 10, 20, 30, 40, 50, 60, 70, 80, 90].map((at) => `high at ${at}`),
	);
	const fast: Statement = { do: "repeat", id: "r", times: number(9999), body: [set(true), set(false)] };
	expect(edges([fast], { pin: "5", ms: 10 }).length).toBeGreaterThan(500);
	const empty: Statement = { do: "repeat", id: "r", times: number(9999), body: [] };
	expect(edges([{ do: "forever", id: "f", body: [empty] }], { ms: 1000 })).toEqual([]);
	const busy: Statement = { do: "if", id: "i", condition: { kind: "always_false" }, whenTrue: [blink], whenFalse: [] };
	const nested: Statement = { do: "repeat", id: "r", times: number(9999), body: [busy] };
	expect(edges([{ do: "repeat", id: "o", times: number(9999), body: [nested] }], { ms: 1000 })).toEqual([]);
});

test("what the program last read from a sensor is known; before it reads, nothing is", () => {
	const level = { kind: "sensor", sensor: "level" } as const;
	const program: BlockProgram = {
		version: 1,
		statements: [blink, { do: "variable_set", id: "v", name: "count", value: level }],
	};
	const circuit: Circuit = { board: "uno", parts: [], wires: [wire("A0", "3.3V")] };
	const { simulation, progress } = createBlockSimulation({ program, devices, circuit, kinds: PART_KINDS });
	simulation.advance(400);
	expect(progress().readings).toEqual({});
	simulation.advance(300);
	expect(progress().readings).toEqual({ level: 675 });
});

test("which statement has its turn is known, and when the last one is over", () => {
	const program: BlockProgram = {
		version: 1,
		statements: [
			{ do: "repeat", id: "r", times: number(2), body: [blink] },
			{ do: "wait", id: "w", milliseconds: 100 },
		],
	};
	const circuit: Circuit = { board: "uno", parts: [], wires: [] };
	const { simulation, progress } = createBlockSimulation({ program, devices, circuit, kinds: PART_KINDS });
	expect(progress()).toMatchObject({ current: null, finished: false });
	simulation.advance(700);
	expect(progress()).toMatchObject({ current: "blink", finished: false });
	simulation.advance(350);
	expect(progress()).toMatchObject({ current: "w", finished: false });
	simulation.advance(100);
	expect(progress()).toMatchObject({ current: null, finished: true });
	simulation.reset();
	expect(progress()).toMatchObject({ current: null, finished: false });
});

test("slices of any length lead to the same edges", () => {
	const program: BlockProgram = { version: 1, statements: [blink, set(true), blink, set(false)] };
	const circuit: Circuit = { board: "uno", parts: [], wires: [] };
	const run = (slice: number) => {
		const { simulation } = createBlockSimulation({ program, devices, circuit, kinds: PART_KINDS });
		const cycles: number[] = [];
		for (const pin of ["11", "5"]) simulation.onPin(pin, (_, cycle) => cycles.push(cycle));
		for (let ms = 0; ms < 1200; ms += slice) simulation.advance(slice);
		return cycles;
	};
	expect(run(0.7)).toEqual(run(1200));
});
