import { expect, test } from "vitest";
import type { Circuit } from "#simulator/circuit.ts";
import { circuitFrom, circuitText } from "./circuit-text.ts";

const circuit: Circuit = {
	board: "uno",
	parts: [{ id: "led", kind: "led", x: 1.5, y: 0, rotation: 90, props: { color: "red" }, legs: { A: "bb.a1" } }],
	wires: [{ from: "uno.13", to: "bb.b1", color: "red" }],
};

test("a circuit is read back as it was kept", () => {
	expect(circuitFrom(circuitText(circuit))).toEqual(circuit);
});

test("what is no circuit is none", () => {
	expect(circuitFrom("{")).toBeNull();
	expect(circuitFrom('{"board":"mega","parts":[],"wires":[]}')).toBeNull();
});
