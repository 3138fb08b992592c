import { describe, expect, test } from "vitest";
import type { Circuit } from "#simulator/circuit.ts";
import { circuitSchema } from "#simulator/circuit.ts";
import { sceneOf } from "#web/bench/player/circuit/circuit-scene.ts";
import { layoutOf } from "#web/bench/player/circuit/parts/layouts.ts";
import { unoLayout } from "#web/bench/player/circuit/uno-layout.ts";
import { copiesOf } from "./copies.ts";
import { addCopies } from "./edit-circuit.ts";
import { penAt } from "./hit-test.ts";
import { coversAnother } from "./overlap.ts";
import { FINGER_SCALE } from "./use-hand.ts";

const files = import.meta.glob<Circuit>("../../../../content/projects/*/bench.json", {
	eager: true,
	import: "circuit",
});
const circuits = Object.entries(files).map(([file, circuit]) => ({ id: file.split("/").at(-2), circuit }));
const monitor = circuits.find(({ id }) => id === "water-temp-monitor")?.circuit;
if (!monitor) throw new Error("The project has no circuit");
const sceneOfCircuit = (circuit: Circuit) => sceneOf(circuit, unoLayout, layoutOf);
const scene = sceneOfCircuit(monitor);

describe("a part never lies under another", () => {
	test.each(circuits)("$id as it is drawn", ({ circuit }) => {
		const drawn = sceneOfCircuit(circuit);
		const covering = drawn.parts.filter(({ part, layout }) => coversAnother(drawn, part, layout));
		expect(covering.map(({ part }) => part.id)).toEqual([]);
	});

	test("on the board, on a breadboard without its legs in holes, or on a part it is in the way", () => {
		const probe = monitor.parts.find(({ id }) => id === "probe");
		if (!probe) throw new Error("no probe");
		const layout = layoutOf(probe);
		expect(coversAnother(scene, { ...probe, x: 40, y: 20 }, layout)).toBe(true);
		expect(coversAnother(scene, { ...probe, x: 40, y: -220 }, layout)).toBe(true);
		expect(coversAnother(scene, { ...probe, x: 900, y: 0 }, layout)).toBe(false);
		expect(coversAnother(scene, { ...probe, id: "second", x: probe.x + 10 }, layout)).toBe(true);
	});
});

test("copied parts have names of their own, lie on nothing and keep the wires among them", () => {
	const copies = copiesOf(monitor, scene, { parts: ["bb", "buzzer", "pullup"], wires: [] });
	expect(copies.parts.map(({ id }) => id)).toEqual(["breadboard", "resistor", "buzzer2"]);
	expect(copies.parts.find(({ id }) => id === "buzzer2")?.legs).toEqual({
		"-": "breadboard.g8",
		"+": "breadboard.g10",
	});
	expect(copies.wires).toEqual([]);
	const grown = addCopies(monitor, copies);
	expect(circuitSchema.parse(grown)).toEqual(grown);
	const drawn = sceneOfCircuit(grown);
	for (const { part, layout } of drawn.parts) expect(coversAnother(drawn, part, layout), part.id).toBe(false);

	const loose = copiesOf(monitor, scene, { parts: ["buzzer"], wires: [] });
	expect(loose.parts[0]?.legs).toBeUndefined();
});

test("100 of 100 presses of a trembling finger mean the pin that was aimed at", () => {
	// A small generator of our own: the same trembling each time.
	let seed = 7;
	const random = () => {
		seed = (seed * 16_807) % 2_147_483_647;
		return seed / 2_147_483_647;
	};
	const trembling = () => ((random() * 2 - 1) * 5) / FINGER_SCALE;
	const missed = Array.from({ length: 100 }, () => {
		const pin = scene.points[Math.floor(random() * scene.points.length)];
		if (!pin) throw new Error("There are pins");
		const target = penAt(scene, { x: pin.x + trembling(), y: pin.y + trembling() }, 24 / FINGER_SCALE);
		return target.kind === "point" && target.endpoint === pin.endpoint ? null : pin.endpoint;
	}).filter((endpoint) => endpoint !== null);
	expect(missed).toEqual([]);
});
