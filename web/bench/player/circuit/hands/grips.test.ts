import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Circuit, circuitSchema } from "#simulator/circuit.ts";
import { PART_KINDS } from "#simulator/parts/registry.ts";
import { layoutOf } from "#web/bench/player/circuit/parts/layouts.ts";
import { beginDrag, draggedTo, setByDrag } from "./drag.ts";
import { type Grip, gripsOf, placedArea } from "./grips.ts";

function gripsOfKind(kind: string): Grip[] {
	return gripsOf({ kind }, layoutOf({ kind }), PART_KINDS.get(kind)?.controls({}) ?? []);
}

const waysOf = (kind: string) =>
	gripsOfKind(kind).map(({ controls }) => controls.map(({ way, control }) => `${way} ${control.id}`));

/** Their other controls are no matter of the hand: contacts that bounce, a broken wire. */
const BESIDE = ["button.bounces", "ds18b20.broken"];

describe("every part is worked where it is drawn", () => {
	const kinds = [...PART_KINDS.values()].filter((kind) => kind.controls({}).length > 0 && kind.kind !== "ir_receiver");

	test.each(kinds.map(({ kind }) => kind))("%s: all of its controls, each once", (kind) => {
		const worked = gripsOfKind(kind).flatMap(({ controls }) => controls.map(({ control }) => control.id));
		const declared =
			PART_KINDS.get(kind)
				?.controls({})
				.map(({ id }) => id) ?? [];
		expect(worked.sort()).toEqual(declared.filter((id) => !BESIDE.includes(`${kind}.${id}`)).sort());
	});

	test.each(kinds.map(({ kind }) => kind))("%s: on its drawing, each apart from the others", (kind) => {
		const layout = layoutOf({ kind });
		const areas = gripsOfKind(kind).map(({ area }) => area);
		for (const { left, top, right, bottom } of areas) {
			expect(left).toBeGreaterThanOrEqual(0);
			expect(right).toBeLessThanOrEqual(layout.width);
			expect(bottom).toBeLessThanOrEqual(layout.height + 1);
			expect(right - left).toBeGreaterThan(20);
			expect(bottom - top).toBeGreaterThan(20);
		}
		const apart = areas.flatMap((one, index) =>
			areas
				.slice(index + 1)
				.map(
					(other) =>
						one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom,
				),
		);
		expect(apart).not.toContain(false);
	});
});

test("what is momentary is pressed, sliders are dragged, and what latches is switched over", () => {
	expect(waysOf("touch")).toEqual([["press touched"]]);
	expect(waysOf("tilt")).toEqual([["toggle tilted"]]);
	expect(waysOf("dht11")).toEqual([["up celsius", "right humidity"]]);
	expect(waysOf("hall_sensor")).toEqual([["right field"]]);
	expect(waysOf("flex_sensor")).toEqual([["right bend"]]);
	expect(waysOf("potentiometer")).toEqual([["around position"]]);
	expect(waysOf("joystick")).toEqual([["press pressed", "up y", "right x"]]);
});

test("in no project's circuit is a part worked through another one", () => {
	for (const id of readdirSync("content/projects")) {
		const circuit: Circuit = circuitSchema.parse(
			JSON.parse(readFileSync(`content/projects/${id}/bench.json`, "utf8")).circuit,
		);
		const areas = circuit.parts.flatMap((part) => {
			const layout = layoutOf(part);
			const controls = PART_KINDS.get(part.kind)?.controls(part.props ?? {}) ?? [];
			return gripsOf(part, layout, controls).map((grip) => placedArea(part, layout, grip.area));
		});
		for (const [index, one] of areas.entries())
			for (const other of areas.slice(index + 1))
				expect(
					one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom,
					id,
				).toBe(true);
	}
});

const placed = { scale: 2, rotation: 0, middle: { x: 0, y: 0 } };

function drag(kind: string, values: number[], to: { x: number; y: number }, where = placed) {
	const [grip] = gripsOfKind(kind);
	if (!grip) throw new Error(kind);
	const moved = draggedTo(beginDrag({ x: 0, y: 10 }, values), { x: to.x, y: 10 + to.y }, grip, where);
	return setByDrag(moved, grip, where).map(([{ id }, value]) => `${id} ${value}`);
}

test("a drag upwards raises, sideways it moves the second control, and a trembling hand moves nothing", () => {
	expect(drag("dht11", [20, 50], { x: 3, y: -2 })).toEqual([]);
	expect(drag("photoresistor", [0], { x: 20, y: -90 })).toEqual(["lux 500"]);
	expect(drag("dht11", [20, 50], { x: 4, y: -18 })).toEqual(["celsius 27"]);
	expect(drag("dht11", [20, 50], { x: 18, y: 4 })).toEqual(["humidity 60"]);
});

test("a drag follows what is drawn: a hand above its sensor, the magnets beside theirs, a part that lies on its side", () => {
	// 11 pixels of the scene are 20 cm.
	expect(drag("hc_sr04", [50], { x: 0, y: -22 })).toEqual(["centimetres 70"]);
	expect(drag("hall_sensor", [0], { x: 32, y: 5 })).toEqual(["field 50"]);
	expect(drag("hall_sensor", [0], { x: -32, y: 5 })).toEqual(["field -50"]);
	expect(drag("photoresistor", [0], { x: 90, y: 0 }, { ...placed, rotation: 90 })).toEqual(["lux 500"]);
});

test("a stick goes both ways at once, up to its ends", () => {
	expect(drag("joystick", [0, 0, 0], { x: 40, y: -300 })).toEqual(["y 100", "x 50"]);
});

test("a car is set down anywhere on its field: both ways at once", () => {
	// 4 pixels of the scene are a metre.
	expect(drag("gps_car", [10, 10], { x: 40, y: -24 })).toEqual(["north 13", "east 15"]);
});

test("a knob turns with the hand around it", () => {
	const [grip] = gripsOfKind("potentiometer");
	if (!grip) throw new Error("no grip");
	const points = [0, 45, 90, 135].map((degrees) => ({
		x: 30 * Math.cos((degrees * Math.PI) / 180),
		y: 30 * Math.sin((degrees * Math.PI) / 180),
	}));
	const [first = { x: 0, y: 0 }, ...others] = points;
	const turned = others.reduce((now, at) => draggedTo(now, at, grip, placed), beginDrag(first, [10]));
	expect(setByDrag(turned, grip, placed).map(([, value]) => value)).toEqual([60]);
});
