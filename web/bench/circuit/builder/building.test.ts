import { expect, test } from "vitest";
import type { Circuit } from "#simulator/circuit.ts";
import { type BuildEvent, beginBuilding, nextBuilding } from "./building.ts";
import { takenSpots, wireKey } from "./edit-circuit.ts";

const empty: Circuit = { board: "uno", parts: [], wires: [] };
const board = { id: "bb", kind: "breadboard", x: 0, y: 220 };
const led = { id: "led", kind: "led", x: 20, y: 150, legs: { A: "bb.a3", C: "bb.a1" } };
const wire = { from: "uno.13", to: "bb.b3", color: "red" as const };

function built(...events: BuildEvent[]) {
	return events.reduce(nextBuilding, beginBuilding(empty));
}

const all: BuildEvent[] = [
	{ type: "part_added", part: board },
	{ type: "part_added", part: led },
	{ type: "wire_drawn", wire },
];

test("parts are placed and wires are drawn, each once", () => {
	const { circuit } = built(...all, ...all, { type: "wire_drawn", wire: { ...wire, from: wire.to, to: wire.from } });
	expect(circuit.parts.map(({ id }) => id)).toEqual(["bb", "led"]);
	expect(circuit.wires).toEqual([wire]);
});

test("a wire from a point to itself is none", () => {
	expect(built({ type: "wire_drawn", wire: { ...wire, to: wire.from } }).circuit.wires).toEqual([]);
});

test("a breadboard takes along what is plugged into it", () => {
	const { circuit } = built(...all, { type: "part_put", id: "bb", placing: { x: 10, y: 200 } });
	expect(circuit.parts).toEqual([
		{ ...board, x: 10, y: 200 },
		{ ...led, x: 30, y: 130 },
	]);
});

test("a part that is put elsewhere leaves its holes, and a turned one remembers it", () => {
	const { circuit } = built(...all, { type: "part_put", id: "led", placing: { x: 400, y: 0, rotation: 90 } });
	expect(circuit.parts[1]).toEqual({ id: "led", kind: "led", x: 400, y: 0, rotation: 90 });
	expect(takenSpots(circuit).has("bb.a3")).toBe(false);
});

test("a part that is taken away takes its wires, and unplugs what sat in it", () => {
	const { circuit } = built(...all, { type: "removed", what: { parts: ["bb"], wires: [] } });
	expect(circuit).toEqual({ ...empty, parts: [{ id: "led", kind: "led", x: 20, y: 150 }] });
});

test("a wire is coloured and taken away whichever end is named first", () => {
	const key = wireKey({ from: wire.to, to: wire.from });
	const colored = built(...all, { type: "wires_colored", keys: [key], color: "blue" });
	expect(colored.circuit.wires[0]?.color).toBe("blue");
	expect(nextBuilding(colored, { type: "removed", what: { parts: [], wires: [key] } }).circuit.wires).toEqual([]);
});

test("what is printed on a part can be changed", () => {
	const { circuit } = built(...all, { type: "props_set", id: "led", props: { color: "green" } });
	expect(circuit.parts[1]?.props).toEqual({ color: "green" });
});

test("every step can be taken back and done again, in order", () => {
	const done = built(...all);
	const back = [1, 2, 3].reduce((state) => nextBuilding(state, { type: "undone" }), done);
	expect(back.circuit).toEqual(empty);
	expect(nextBuilding(back, { type: "undone" })).toBe(back);
	const forth = [1, 2, 3, 4].reduce((state) => nextBuilding(state, { type: "redone" }), back);
	expect(forth).toEqual(done);
});

test("a new step after taking back forgets what was taken back", () => {
	const back = nextBuilding(built(...all), { type: "undone" });
	const other = nextBuilding(back, { type: "removed", what: { parts: ["led"], wires: [] } });
	expect(nextBuilding(other, { type: "redone" })).toBe(other);
});

test("a step that changes nothing is no step", () => {
	const state = built(...all);
	expect(nextBuilding(state, { type: "removed", what: { parts: ["nobody"], wires: [] } })).toBe(state);
	expect(nextBuilding(state, { type: "part_put", id: "nobody", placing: { x: 0, y: 0 } })).toBe(state);
	expect(nextBuilding(state, { type: "removed", what: { parts: [], wires: ["no wire"] } })).toBe(state);
});

test("a hundred steps can be taken back, not more", () => {
	const moves = Array.from(
		{ length: 150 },
		(_, x): BuildEvent => ({ type: "part_put", id: "led", placing: { x, y: 0 } }),
	);
	expect(built(...all, ...moves).past).toHaveLength(100);
});
