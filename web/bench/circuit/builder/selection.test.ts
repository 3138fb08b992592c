import { expect, test } from "vitest";
import type { Circuit, Wire } from "#simulator/circuit.ts";
import { sceneOf } from "#web/bench/player/circuit/circuit-scene.ts";
import { layoutOf } from "#web/bench/player/circuit/parts/layouts.ts";
import { unoLayout } from "#web/bench/player/circuit/uno-layout.ts";
import { wireKey } from "./edit-circuit.ts";
import { NOTHING, partsWithin, selectedAfter, stillThere } from "./selection.ts";

const wire: Wire = { from: "left.A", to: "right.A", color: "red" };
const CIRCUIT: Circuit = {
	board: "uno",
	parts: [
		{ id: "left", kind: "led", x: 0, y: 0 },
		{ id: "right", kind: "led", x: 200, y: 0 },
	],
	wires: [wire],
};
const both = { parts: ["left"], wires: [wireKey(wire)] };

test("a press selects what lies there alone, and beside nothing nothing", () => {
	expect(selectedAfter(both, { kind: "part", id: "right" }, false)).toEqual({ parts: ["right"], wires: [] });
	expect(selectedAfter(both, { kind: "wire", key: "a-b" }, false)).toEqual({ parts: [], wires: ["a-b"] });
	expect(selectedAfter(both, { kind: "ground" }, false)).toEqual(NOTHING);
});

test("a press that adds puts one beside the others, or takes it from them", () => {
	const added = selectedAfter(both, { kind: "part", id: "right" }, true);
	expect(added).toEqual({ ...both, parts: ["left", "right"] });
	expect(selectedAfter(added, { kind: "part", id: "left" }, true)).toEqual({ ...both, parts: ["right"] });
	expect(selectedAfter(both, { kind: "wire", key: both.wires[0] ?? "" }, true)).toEqual({ ...both, wires: [] });
	expect(selectedAfter(both, { kind: "ground" }, true)).toEqual(both);
});

test("a frame takes the parts that lie wholly in it", () => {
	const scene = sceneOf(CIRCUIT, unoLayout, layoutOf);
	expect(partsWithin(scene, { x: -50, y: -50 }, { x: 100, y: 150 })).toEqual(["left"]);
	expect(partsWithin(scene, { x: 400, y: 150 }, { x: -50, y: -50 })).toEqual(["left", "right"]);
	expect(partsWithin(scene, { x: 5, y: 5 }, { x: 100, y: 150 })).toEqual([]);
});

test("what is no longer there is selected no longer", () => {
	const [left] = CIRCUIT.parts;
	expect(stillThere(both, { ...CIRCUIT, parts: left ? [left] : [], wires: [] })).toEqual({
		parts: ["left"],
		wires: [],
	});
	expect(stillThere(both, { ...CIRCUIT, parts: [] })).toEqual({ ...both, parts: [] });
});
