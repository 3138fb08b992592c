import { expect, test } from "vitest";
import type { Circuit, PlacedPart } from "#simulator/circuit.ts";
import { PART_KINDS } from "#simulator/parts/registry.ts";
import { sceneOf } from "#web/bench/player/circuit/circuit-scene.ts";
import { connectionsOf } from "#web/bench/player/circuit/connections.ts";
import { layoutOf } from "#web/bench/player/circuit/parts/layouts.ts";
import type { PartLayout } from "#web/bench/player/circuit/parts/part-layout.ts";
import { putPart } from "./edit-circuit.ts";
import { hitAt } from "./hit-test.ts";
import { freeMiddle, newPartId } from "./new-part.ts";
import { colorFor, wireEndAt } from "./new-wire.ts";
import { landAt, landInHole, landTurned } from "./plug.ts";
import { projectParts } from "./tray-parts.ts";

const DRAWINGS = Object.keys(import.meta.glob("../../player/circuit/parts/*/{Drawing.tsx,element.ts}"));
const uno: PartLayout = {
	width: 274,
	height: 202,
	name: "Uno",
	pins: { "8": { x: 160, y: 9, outX: 0, outY: -1, label: "8" } },
};
const resistor: PlacedPart = {
	id: "r",
	kind: "resistor",
	x: 0,
	y: 0,
	props: { ohms: 220 },
	legs: { "1": "bb.c5", "2": "bb.c11" },
};
const circuit: Circuit = {
	board: "uno",
	parts: [{ id: "bb", kind: "breadboard", x: 0, y: 300 }, resistor],
	wires: [{ from: "uno.8", to: "bb.a5", color: "yellow" }],
};
const scene = sceneOf(circuit, uno, layoutOf);
const within = { circuit, scene };
const layout = layoutOf(resistor);
const at = (endpoint: string) => {
	const point = scene.pointAt(endpoint);
	if (!point || !layout) throw new Error(endpoint);
	return point;
};

test("a part of a kind that is not known has a place, and keeps its wires when it is moved", () => {
	const strange = { id: "strange", kind: "constructor", x: 400, y: 20 };
	const wire = { from: "strange.OUT", to: "bb.a20", color: "red" } as const;
	const kept: Circuit = { ...circuit, parts: [...circuit.parts, strange], wires: [...circuit.wires, wire] };
	const seen = sceneOf(kept, uno, layoutOf);
	expect(seen.parts.map(({ part }) => part.id)).toEqual(["bb", "r", "strange"]);
	const put = landAt({ circuit: kept, scene: seen }, { ...strange, x: 500 }, layoutOf(strange));
	if (put.kind !== "placed") throw new Error("not placed");
	const moved = putPart(kept, "strange", put.placing);
	expect(moved.parts.at(-1)).toEqual({ ...strange, x: 500 });
	expect(moved.wires).toEqual(kept.wires);
	expect(projectParts(kept).map(({ kind }) => kind)).not.toContain("constructor");
});

test("every kind of the registry has a drawing with all of its pins", () => {
	for (const { kind, pins } of PART_KINDS.values()) {
		expect(Object.keys(layoutOf({ kind })?.pins ?? {}).toSorted(), kind).toEqual([...pins].toSorted());
		const files = DRAWINGS.filter((path) => path.startsWith(`../../player/circuit/parts/${kind}/`));
		expect(files, `${kind} has a Drawing.tsx or an element.ts`).toHaveLength(1);
	}
});

test("a part let go over holes is plugged in, and a turned one keeps a leg where it was", () => {
	if (!layout) throw new Error("no layout");
	const put = landInHole(within, resistor, layout, "bb.h20");
	expect(put).toMatchObject({ kind: "placed", placing: { legs: { 1: "bb.h20", 2: "bb.h26" } } });
	if (put.kind !== "placed") throw new Error("not placed");
	const there = { ...resistor, ...put.placing };
	expect(landAt(within, { ...there, x: there.x + 3 }, layout)).toEqual(put);
	expect(landAt(within, { ...there, y: there.y - 250 }, layout)).toMatchObject({ placing: { y: there.y - 250 } });
	expect(landInHole(within, resistor, layout, "bb.h28")).toEqual({ kind: "blocked" });
	const turned = landTurned(within, there, layout);
	expect(turned).toMatchObject({ kind: "placed", placing: { rotation: 90 } });
	expect(turned.kind === "placed" && Object.keys(turned.placing.legs ?? {})).toEqual(["1", "2"]);
});

test("a press means the pin under it, else the wire, the part, a pin within reach, or nothing", () => {
	const pin = at("uno.8");
	expect(hitAt(scene, { x: pin.x + 2, y: pin.y }, { pin: 8, wire: 4 })).toEqual({ kind: "point", endpoint: "uno.8" });
	const wire = scene.wires[0];
	const middle = wire?.curve[20] ?? { x: 0, y: 0 };
	expect(hitAt(scene, { x: middle.x, y: middle.y }, { pin: 2, wire: 4 })).toEqual({ kind: "wire", key: "bb.a5 uno.8" });
	expect(hitAt(scene, { x: 32, y: 7 }, { pin: 8, wire: 4 })).toEqual({ kind: "part", id: "r" });
	const hole = at("bb.j30");
	expect(hitAt(scene, { x: hole.x + 4, y: hole.y + 3 }, { pin: 8, wire: 4 })).toEqual({
		kind: "point",
		endpoint: "bb.j30",
	});
	expect(hitAt(scene, { x: 3, y: 303 }, { pin: 5, wire: 4 })).toEqual({ kind: "part", id: "bb" });
	expect(hitAt(scene, { x: -200, y: -200 }, { pin: 20, wire: 4 })).toEqual({ kind: "ground" });
});

test("a wire to a hole in use ends in the nearest free one of the same strip, and in a full strip nowhere", () => {
	expect(wireEndAt(circuit, scene, "bb.a5")).toBe("bb.b5");
	expect(wireEndAt(circuit, scene, "bb.c5")).toMatch(/^bb\.[bd]5$/);
	expect(wireEndAt(circuit, scene, "bb.e9")).toBe("bb.e9");
	const full = ["b", "d", "e"].map((letter) => ({ from: `bb.${letter}5`, to: "bb.tp1", color: "red" as const }));
	expect(wireEndAt({ ...circuit, wires: [...circuit.wires, ...full] }, scene, "bb.a5")).toBeNull();
	expect(wireEndAt(circuit, scene, "uno.8")).toBe("uno.8");
});

test("what is connected follows from wires, legs, strips and the board itself", () => {
	const joined = connectionsOf(circuit, PART_KINDS).joinedWith("uno.8");
	expect([...joined].toSorted()).toEqual(["bb.a5", "bb.b5", "bb.c5", "bb.d5", "bb.e5", "r.1", "uno.8"]);
	expect(connectionsOf(circuit, PART_KINDS).joinedWith("uno.GND.1").has("uno.GND.3")).toBe(true);
	expect([...connectionsOf(circuit, new Map()).joinedWith("nobody.1")]).toEqual(["nobody.1"]);
});

test("a wire to ground is black, one to 5 V red, a signal takes the colour that is used least", () => {
	const connections = connectionsOf(circuit, PART_KINDS);
	expect(colorFor(circuit, connections, "uno.GND.2", "bb.a1")).toBe("black");
	expect(colorFor(circuit, connections, "bb.a1", "uno.IOREF")).toBe("red");
	expect(colorFor(circuit, connections, "uno.9", "bb.a1")).toBe("green");
	expect(colorFor(circuit, connections, "uno.9", "bb.c5")).toBe("yellow");
});

test("a new part has a name of its own and lies on nothing", () => {
	expect([newPartId(circuit, "led"), newPartId(circuit, "r"), newPartId(circuit, "uno")]).toEqual([
		"led",
		"r2",
		"uno2",
	]);
	const { x, y } = freeMiddle(scene, { kind: "led" }, { x: 137, y: 100 });
	expect(hitAt(scene, { x, y }, { pin: 4, wire: 4 })).toEqual({ kind: "ground" });
	expect(x < 0 || x > 274 || y < 0 || y > 202).toBe(true);
});
