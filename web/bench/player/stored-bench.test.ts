import { expect, test } from "vitest";
import type { Circuit } from "#simulator/circuit.ts";
import { PART_KINDS } from "#simulator/parts/registry.ts";
import { loadBench, readCircuit, readProgram, withoutLooseEnds } from "./stored-bench.ts";

const BARE: Circuit = { board: "uno", parts: [], wires: [] };
const lights = { lights: { white: "9" }, outputs: [], sensors: {} };
const flag = (next?: object) => ({
	blocks: { blocks: [{ type: "when_flag_clicked", id: "flag", ...(next ? { next: { block: next } } : {}) }] },
});
const turnOn = (light: string) => flag({ type: "light_on", id: "on", fields: { LIGHT: light } });

test("a sketch is its text, with line ends of one kind", () => {
	const stored = { kind: "sketch", projectId: null, program: "int a;\r\nint b;" } as const;
	expect(readProgram(stored, undefined)).toEqual({ kind: "sketch", source: "int a;\nint b;" });
});

test.each([
	["no text", 17],
	["nothing", null],
	["longer than a sketch can be", "x".repeat(64_001)],
])("a sketch that is %s is not read", (_, program) => {
	expect(readProgram({ kind: "sketch", projectId: null, program }, undefined)).toBe(null);
});

test("blocks are read from an object and from JSON", () => {
	const read = (program: unknown) => readProgram({ kind: "blocks", projectId: "p", program }, lights);
	expect(read(turnOn("white"))).toMatchObject({ kind: "blocks", program: { statements: [{ do: "light_on" }] } });
	expect(read(JSON.stringify(turnOn("white")))).toEqual(read(turnOn("white")));
});

test("blocks that name what the project does not have are shown and cannot run", () => {
	const read = readProgram({ kind: "blocks", projectId: "p", program: turnOn("constructor") }, lights);
	expect(read).toMatchObject({ state: turnOn("constructor"), program: null });
});

const deep = () => {
	let inner: object = { type: "forever", id: "x" };
	for (let depth = 0; depth < 20_000; depth++) inner = { type: "forever", id: "x", next: { block: inner } };
	return flag(inner);
};

test.each([
	["broken JSON", "[[[["],
	["a list", []],
	["a block that does not exist", flag({ type: "explode", id: "x" })],
	["nested without end", deep()],
	["too long", JSON.stringify({ blocks: { blocks: [] }, padding: "x".repeat(400_000) })],
])("blocks that are %s are not read", (_, program) => {
	expect(readProgram({ kind: "blocks", projectId: "p", program }, lights)).toBe(null);
});

test("blocks of an unknown project are not read: nobody knows their parts", () => {
	expect(readProgram({ kind: "blocks", projectId: "gone", program: turnOn("white") }, undefined)).toBe(null);
});

test.each([
	["another board", { board: "mega", parts: [], wires: [] }],
	["a word", "hello"],
	["too many wires", { ...BARE, wires: Array(301).fill({ from: "uno.1", to: "uno.2", color: "red" }) }],
	["a part with an odd name", { ...BARE, parts: [{ id: "<b>", kind: "led", x: 0, y: 0 }] }],
	["a part at no number", { ...BARE, parts: [{ id: "a", kind: "led", x: "0", y: 0 }] }],
])("a circuit with %s cannot be read", (_, circuit) => {
	expect(readCircuit(circuit)).toBe(null);
	expect(readCircuit(JSON.stringify(circuit))).toBe(null);
});

test("where no circuit was stored none is shown, unless it is known what was there", async () => {
	const sketch = { kind: "sketch", projectId: "water-temp-monitor", program: "", circuit: null } as const;
	expect((await loadBench(sketch)).circuit).toBe(null);
	const wired = (await loadBench({ ...sketch, unbuilt: "wired" })).circuit;
	expect(wired?.wires.length).toBeGreaterThan(0);
	expect((await loadBench({ ...sketch, unbuilt: "start" })).circuit).toEqual({ ...wired, wires: [] });
	const demo = { kind: "sketch", projectId: "../../etc", program: "", unbuilt: "wired" } as const;
	expect((await loadBench(demo)).circuit).toEqual(BARE);
});

test("wires and legs that end nowhere are left out; those of unknown parts stay", () => {
	const led = { id: "led", kind: "led", x: 0, y: 0, legs: { A: "uno.13", Z: "uno.12", C: "gone.1" } };
	const ghost = { id: "ghost", kind: "ghost", x: 0, y: 0 };
	const wire = (from: string, to: string) => ({ from, to, color: "red" }) as const;
	const circuit: Circuit = {
		board: "uno",
		parts: [led, ghost],
		wires: [wire("uno.5V", "ghost.plus"), wire("uno.99", "led.A"), wire("uno.GND.1", "led.C"), wire("gone.1", "uno.2")],
	};
	const left = withoutLooseEnds(circuit, PART_KINDS);
	expect(left.parts).toEqual([{ ...led, legs: { A: "uno.13" } }, ghost]);
	expect(left.wires).toEqual([wire("uno.5V", "ghost.plus"), wire("uno.GND.1", "led.C")]);
});

test("blocks run on the project's own circuit, whatever was wired for practice", async () => {
	const { circuit } = await loadBench({ kind: "blocks", projectId: "touch-light", program: "{}", circuit: BARE });
	expect(circuit?.parts.map(({ kind }) => kind)).toContain("touch");
});
