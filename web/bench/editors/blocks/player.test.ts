import { expect, test } from "vitest";
import type { BlockProgram, Statement } from "#domain/bench/block-program/block-program.ts";
import type { Circuit } from "#simulator/circuit.ts";
import { createBlockSimulation } from "#simulator/interpreter/block-simulation.ts";
import type {} from "#simulator/parts/photoresistor/model.ts";
import { PART_KINDS } from "#simulator/parts/registry.ts";
import { createBlockPlayer } from "./player.ts";

const circuit: Circuit = {
	board: "uno",
	parts: [
		{ id: "red", kind: "led", x: 0, y: 0, props: { color: "red" } },
		{ id: "r", kind: "resistor", x: 0, y: 0, props: { ohms: 220 } },
	],
	wires: [
		{ from: "uno.11", to: "r.1", color: "red" },
		{ from: "r.2", to: "red.A", color: "red" },
		{ from: "red.C", to: "uno.GND.1", color: "black" },
	],
};
const board = {
	devices: { lights: { red: "11" }, sensors: {}, outputs: [] },
	circuit,
	kinds: PART_KINDS,
	simulate: createBlockSimulation,
};
const blink: Statement = { do: "light_blink", id: "blink", light: "red" };
const program = (...statements: Statement[]): BlockProgram => ({ version: 1, statements });

function start(played: BlockProgram) {
	let waiting: ((now: number) => void) | undefined;
	let now = 1000;
	let ended = 0;
	const player = createBlockPlayer((callback) => {
		waiting = callback;
		return () => {
			waiting = undefined;
		};
	});
	const step = (milliseconds: number) => {
		now += milliseconds;
		waiting?.(now);
	};
	player.play(played, board, () => ended++);
	step(0);
	return { player, step, ended: () => ended, waits: () => waiting !== undefined };
}

const brightness = (state: unknown) => (state as { brightness: number } | undefined)?.brightness ?? 0;

test("blocks play in real time, and the one that has its turn is known", () => {
	const { player, step, ended } = start(program(blink, { do: "wait", id: "wait", milliseconds: 90 }));
	for (let frames = 0; frames < 10; frames++) step(20);
	expect(player.reading()).toMatchObject({ running: true, milliseconds: 200, current: "blink" });
	expect(brightness(player.reading().parts.red)).toBeGreaterThan(0.9);
	for (let frames = 0; frames < 17; frames++) step(20);
	expect(player.reading()).toMatchObject({ current: "wait" });
	expect(ended()).toBe(0);
	step(60);
	expect(ended()).toBe(1);
	expect(player.reading()).toMatchObject({ running: false, current: null });
	expect(brightness(player.reading().parts.red)).toBe(0);
});

test("a page that slept does not catch up", () => {
	const { player, step } = start(program(blink));
	step(60_000);
	expect(player.reading()).toMatchObject({ running: true, milliseconds: 100 });
});

test("after stop nothing plays on, nothing ends, and the board is off", () => {
	const { player, step, ended, waits } = start(program(blink));
	step(50);
	player.stop();
	expect(waits()).toBe(false);
	step(5000);
	expect(ended()).toBe(0);
	expect(player.reading()).toEqual({
		running: false,
		paused: false,
		milliseconds: 0,
		parts: {},
		current: null,
		readings: {},
		variables: {},
		compared: null,
		controls: {},
	});
});

test("an endless loop without a pause leaves the page every frame", () => {
	const busy: Statement = {
		do: "forever",
		id: "f",
		body: [{ do: "repeat", id: "r", times: { kind: "number", value: 9999 }, body: [] }],
	};
	const { player, step } = start(program(busy));
	step(20);
	expect(player.reading()).toMatchObject({ running: true, milliseconds: 20 });
});

test("a control is moved while the blocks run, and stays where it was put for the next run", () => {
	const moved: Circuit = {
		board: "uno",
		parts: [{ id: "ldr", kind: "photoresistor", x: 0, y: 0 }],
		wires: [],
	};
	const player = createBlockPlayer(() => () => {});
	const lux = () => {
		const state = player.reading().parts.ldr;
		return state?.kind === "photoresistor" ? state.lux : undefined;
	};
	player.setControl("ldr", "lux", 7);
	player.play(program(blink), { ...board, circuit: moved }, () => {});
	expect(lux()).toBe(7);
	player.setControl("ldr", "lux", 900);
	player.stop();
	expect(player.reading().controls).toEqual({ "ldr.lux": 900 });
	player.play(program(blink), { ...board, circuit: moved }, () => {});
	expect(lux()).toBe(900);
});

test("paused blocks go from statement to statement, and show what they hold", () => {
	const number = (value: number) => ({ kind: "number", value }) as const;
	const { player, step, ended, waits } = start(
		program(
			{ do: "variable_set", id: "set", name: "rounds", value: number(3) },
			{
				do: "if",
				id: "if",
				condition: { kind: "compare", operator: "more", left: { kind: "variable", name: "rounds" }, right: number(2) },
				whenTrue: [blink],
				whenFalse: [],
			},
		),
	);
	player.pause();
	expect(waits()).toBe(false);
	expect(player.reading()).toMatchObject({ running: true, paused: true, current: "set", variables: {} });
	step(5000);
	expect(player.reading().current).toBe("set");
	player.step();
	expect(player.reading()).toMatchObject({ current: "if", variables: { rounds: 3 }, compared: null });
	player.step();
	const compared = { left: 3, operator: "more", right: 2, holds: true };
	expect(player.reading()).toMatchObject({ current: "blink", compared });
	expect(brightness(player.reading().parts.red)).toBe(0);
	player.resume();
	step(0);
	step(100);
	expect(player.reading()).toMatchObject({ paused: false, current: "blink" });
	expect(brightness(player.reading().parts.red)).toBeGreaterThan(0.9);
	player.pause();
	player.step();
	expect(player.reading()).toMatchObject({ running: false, paused: false, current: null });
	expect(ended()).toBe(1);
});

test("a statement that never ends is left by a step after ten seconds of the board", () => {
	const { player } = start(program({ do: "wait_until", id: "w", condition: { kind: "always_false" } }));
	player.pause();
	player.step();
	expect(player.reading()).toMatchObject({ paused: true, current: "w", milliseconds: 10_000 });
});

const touchCircuit: Circuit = {
	board: "uno",
	parts: [...circuit.parts, { id: "pad", kind: "touch", x: 0, y: 0 }],
	wires: [
		...circuit.wires,
		{ from: "uno.5V", to: "pad.VCC", color: "red" },
		{ from: "uno.GND.1", to: "pad.GND", color: "black" },
		{ from: "uno.2", to: "pad.SIG", color: "green" },
	],
};

test("a tap is sensed by blocks that look every 50 ms, also while they are stepped through", () => {
	const touched = { kind: "sensed", sensor: "pad" } as const;
	const look: Statement = {
		do: "forever",
		id: "loop",
		body: [
			{ do: "if", id: "if", condition: touched, whenTrue: [{ do: "light_on", id: "on", light: "red" }], whenFalse: [] },
			{ do: "wait", id: "wait", milliseconds: 50 },
		],
	};
	let waiting = (_now: number) => {};
	const player = createBlockPlayer((callback) => {
		waiting = callback;
		return () => {};
	});
	const devices = { ...board.devices, sensors: { pad: { kind: "switched", pin: "2" } as const } };
	const isOn = () => brightness(player.reading().parts.red) > 0.9;
	const pad = () => player.reading().parts.pad;
	player.play(program(look), { ...board, devices, circuit: touchCircuit }, () => {});
	for (const now of [0, 90, 180]) waiting(now);
	expect(isOn()).toBe(false);
	player.setControl("pad", "touched", 1);
	player.setControl("pad", "touched", 0);
	for (let now = 270; now < 1600; now += 90) waiting(now);
	expect(isOn()).toBe(true);
	expect(pad()).toMatchObject({ touched: false });
	expect(player.reading().readings).toEqual({ pad: 0 });
	player.pause();
	player.setControl("pad", "touched", 1);
	player.setControl("pad", "touched", 0);
	for (let steps = 0; steps < 8; steps++) player.step();
	expect(pad()).toMatchObject({ touched: false });
});

test("a held run stands where it is, and is resumed there; a paused one stays paused", () => {
	const { player, step, waits } = start(program(blink, blink));
	step(0);
	step(100);
	const before = player.reading();
	const resume = player.hold();
	expect(waits()).toBe(false);
	step(5000);
	expect(player.reading()).toEqual(before);
	resume();
	expect(waits()).toBe(true);
	step(0);
	step(100);
	expect(player.reading().milliseconds).toBeGreaterThan(before.milliseconds);

	player.pause();
	player.hold()();
	expect(player.reading().paused).toBe(true);
	player.resume();
	const late = player.hold();
	player.stop();
	late();
	expect(waits()).toBe(false);
});
