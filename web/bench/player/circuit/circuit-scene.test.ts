import { expect, test } from "vitest";
import type { Circuit } from "#simulator/circuit.ts";
import { sceneOf } from "./circuit-scene.ts";
import type { PartLayout } from "./parts/part-layout.ts";

const board: PartLayout = {
	width: 274,
	height: 202,
	name: "Uno",
	pins: {
		"2": { x: 236, y: 9, outX: 0, outY: -1, label: "2" },
		"GND.1": { x: 115, y: 9, outX: 0, outY: -1, label: "" },
	},
};
const resistor: PartLayout = {
	width: 64,
	height: 14,
	name: "Resistor",
	pins: { "1": { x: 2, y: 7, outX: -1, outY: 0, label: "" }, "2": { x: 62, y: 7, outX: 1, outY: 0, label: "" } },
};
const layoutOf = (part: { kind: string }) => (part.kind === "resistor" ? resistor : null);

const circuit: Circuit = {
	board: "uno",
	parts: [
		{ id: "pullup", kind: "resistor", x: 300, y: 60 },
		{ id: "mystery", kind: "unknown", x: 900, y: 0 },
	],
	wires: [
		{ from: "uno.2", to: "pullup.1", color: "yellow" },
		{ from: "uno.GND.1", to: "mystery.1", color: "black" },
	],
};

test("a wire runs from the board's pin to the part's pin where the part lies", () => {
	const [wire, ...others] = sceneOf(circuit, board, layoutOf).wires;
	expect(others).toEqual([]);
	expect(wire?.from).toMatchObject({ endpoint: "uno.2", x: 236, y: 9 });
	expect(wire?.to).toMatchObject({ endpoint: "pullup.1", partId: "pullup", pin: "1", x: 302, y: 67 });
});

test("a part without a drawing is left out, and its wires with it", () => {
	const scene = sceneOf(circuit, board, layoutOf);
	expect(scene.parts.map(({ part }) => part.id)).toEqual(["pullup"]);
	expect(scene.pins.map((pin) => pin.endpoint)).toEqual(["uno.2", "pullup.1"]);
});

test("a turned part turns its pins and their directions about its middle", () => {
	const turned: Circuit = { ...circuit, parts: [{ id: "pullup", kind: "resistor", x: 300, y: 60, rotation: 90 }] };
	const pin = sceneOf(turned, board, layoutOf).wires[0]?.to;
	expect(pin?.x).toBeCloseTo(332);
	expect(pin?.y).toBeCloseTo(37);
	expect(pin?.outY).toBeCloseTo(-1);
});

test("the box holds the board, the parts and the bows of the wires", () => {
	const { box } = sceneOf(circuit, board, layoutOf);
	expect(box.left).toBeLessThanOrEqual(0);
	expect(box.top).toBeLessThan(0);
	expect(box.left + box.width).toBeGreaterThan(364);
	expect(box.left + box.width).toBeLessThan(500);
});
