import { describe, expect, test } from "vitest";
import { UnknownEndpoint } from "../../circuit/nets.ts";
import { type Circuit, circuitSchema } from "../../circuit.ts";
import { kindsIn, netsOf } from "../../circuit-nets.ts";
import { createSimulation } from "../../create-simulation.ts";
import echo from "../../fixtures/echo.hex?raw";
import { PART_KINDS } from "../registry.ts";
import { part as breadboard } from "./model.ts";

const bare: Circuit = { board: "uno", parts: [], wires: [] };
const board = { id: "bb", kind: "breadboard", x: 0, y: 0 };
const wire = (from: string, to: string) => ({ from, to, color: "red" as const });

function netOf(circuit: Circuit) {
	const nets = netsOf(circuit, kindsIn(circuit, PART_KINDS));
	return (endpoint: string) => nets.netOf(endpoint);
}

test("it has 400 holes, each in one conductor", () => {
	expect(breadboard.pins.length).toBe(400);
	expect(breadboard.joined?.flat().toSorted()).toEqual(breadboard.pins.toSorted());
	expect(breadboard.pins).toEqual(expect.arrayContaining(["a1", "e30", "f1", "j30", "tp1", "tn25", "bp1", "bn25"]));
});

test("five holes of a column are one; the groove parts them; a rail is one from end to end", () => {
	const parts = [
		board,
		{ id: "one", kind: "resistor", x: 0, y: 0, legs: { "1": "bb.a5", "2": "bb.f5" } },
		{ id: "two", kind: "resistor", x: 0, y: 0, legs: { "1": "bb.e5", "2": "bb.e6" } },
	];
	const at = netOf({ ...bare, parts, wires: [wire("uno.5V", "bb.tp1"), wire("bb.tp25", "bb.j5")] });
	expect(at("one.1")).toBe(at("two.1"));
	expect(at("one.2")).toBe(at("uno.5V"));
	expect(new Set(["one.1", "one.2", "two.2"].map(at)).size).toBe(3);
});

test("holes that nothing reaches make no net", () => {
	const alone = netsOf(bare, []).count;
	const circuit = { ...bare, parts: [board], wires: [wire("uno.5V", "bb.a1")] };
	expect(netsOf(circuit, kindsIn(circuit, PART_KINDS)).count).toBe(alone);
});

test("a leg in a hole lets the program reach the part as a wire does", () => {
	const led = { id: "led", kind: "led", x: 0, y: 0, legs: { A: "bb.a3", C: "bb.a4" } };
	const resistor = {
		id: "r",
		kind: "resistor",
		x: 0,
		y: 0,
		props: { ohms: 220 },
		legs: { "1": "bb.d4", "2": "bb.tn4" },
	};
	const circuit = circuitSchema.parse({
		...bare,
		parts: [board, led, resistor],
		wires: [wire("uno.5V", "bb.b3"), wire("uno.GND.1", "bb.tn1")],
	});
	const simulation = createSimulation({ hex: echo, circuit });
	simulation.advance(30);
	expect(simulation.partStates().led).toEqual({ kind: "led", brightness: expect.closeTo(1, 3) });
	expect(simulation.partStates().bb).toEqual({ kind: "breadboard" });
});

describe("what cannot be is refused", () => {
	test("a leg in a hole that is not there, and a leg the part does not have", () => {
		const withLegs = (legs: Record<string, string>) => () =>
			netOf({ ...bare, parts: [board, { id: "r", kind: "resistor", x: 0, y: 0, legs }] });
		expect(withLegs({ "1": "bb.a31" })).toThrow(UnknownEndpoint);
		expect(withLegs({ "9": "bb.a1" })).toThrow(UnknownEndpoint);
		expect(withLegs({ "1": "bb.a30" })).not.toThrow();
	});

	test("two parts of one name", () => {
		expect(circuitSchema.safeParse({ ...bare, parts: [board, board] }).success).toBe(false);
	});
});
