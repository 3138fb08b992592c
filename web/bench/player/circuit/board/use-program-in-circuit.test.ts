import { expect, test } from "vitest";
import type { Circuit } from "#simulator/circuit.ts";
import { electricOf } from "./use-program-in-circuit.ts";

const circuit: Circuit = {
	board: "uno",
	parts: [{ id: "led", kind: "led", x: 0, y: 0, legs: { A: "bb.a1", C: "bb.a3" } }],
	wires: [{ from: "uno.13", to: "bb.b1", color: "red" }],
};
const [led] = circuit.parts;
if (!led) throw new Error("no part");

test("a program does not notice where a part lies nor what colour a wire has", () => {
	const moved: Circuit = {
		...circuit,
		parts: [{ ...led, x: 90, rotation: 90 }],
		wires: [{ from: "uno.13", to: "bb.b1", color: "blue" }],
	};
	expect(electricOf(moved)).toBe(electricOf(circuit));
});

test("it notices other holes, other wires and another value", () => {
	const others: Circuit[] = [
		{ ...circuit, parts: [{ ...led, legs: { A: "bb.a1", C: "bb.a4" } }] },
		{ ...circuit, wires: [] },
		{ ...circuit, parts: [{ ...led, props: { color: "blue" } }] },
	];
	for (const other of others) expect(electricOf(other)).not.toBe(electricOf(circuit));
});
