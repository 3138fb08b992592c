import { expect, test } from "vitest";
import type { Circuit } from "#simulator/circuit.ts";
import { besideBoard } from "./beside-board.ts";

const layout = { name: "box", width: 100, height: 50, pins: {} };
const circuit: Circuit = {
	board: "uno",
	parts: [
		{ id: "upper", kind: "breadboard", x: -20, y: -200 },
		{ id: "lower", kind: "led", x: 30, y: -180 },
	],
	wires: [{ from: "uno.5", to: "lower.A", color: "red", bends: [{ x: 1, y: 2 }] }],
};

test("parts move together to the right of the board and to the middle of its height, and wires lose their bends", () => {
	const { parts, wires } = besideBoard(circuit, { width: 274, height: 200 }, () => layout);
	const [upper, lower] = parts;
	expect(upper?.x).toBeGreaterThan(274);
	expect(lower && upper && [lower.x - upper.x, lower.y - upper.y]).toEqual([50, 20]);
	expect(upper && lower && upper.y + lower.y + 50).toBe(200);
	expect(wires).toEqual([{ from: "uno.5", to: "lower.A", color: "red" }]);
});

test("a circuit without parts, or with parts that have no drawing, stays as it is", () => {
	expect(besideBoard(circuit, { width: 274, height: 200 }, () => null)).toBe(circuit);
});
