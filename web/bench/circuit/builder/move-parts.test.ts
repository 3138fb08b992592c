import { expect, test } from "vitest";
import type { Circuit } from "#simulator/circuit.ts";
import { sceneOf } from "#web/bench/player/circuit/circuit-scene.ts";
import { layoutOf } from "#web/bench/player/circuit/parts/layouts.ts";
import { unoLayout } from "#web/bench/player/circuit/uno-layout.ts";
import { putPart } from "./edit-circuit.ts";
import { addedPart, droppedAt, movedBy, turnedParts } from "./move-parts.ts";
import { partAt } from "./new-part.ts";
import { coversAnother } from "./overlap.ts";

const files = import.meta.glob<Circuit>("../../../../content/projects/*/bench.json", {
	eager: true,
	import: "circuit",
});
const monitor = files["../../../../content/projects/water-temp-monitor/bench.json"];
if (!monitor) throw new Error("The project has no circuit");
const within = { circuit: monitor, scene: sceneOf(monitor, unoLayout, layoutOf) };

function partCalled(id: string) {
	const part = monitor?.parts.find((one) => one.id === id);
	if (!part) throw new Error(id);
	return part;
}

test("a part that would hide another lies next to it", () => {
	const board = partCalled("bb");
	const added = addedPart(within, partAt(monitor, { kind: "uno-r3" }, { x: board.x + 40, y: board.y + 40 }));
	if (typeof added === "string") throw new Error(added);
	expect(coversAnother(within.scene, added, layoutOf(added))).toBe(false);
});

test("a dropped part lies next to what it would hide, or is refused where its legs find no free holes", () => {
	const probe = partCalled("probe");
	const placing = droppedAt(within, probe, { ...probe, x: 40, y: 20 });
	if (typeof placing === "string") throw new Error(placing);
	const moved = { ...probe, ...placing };
	expect(coversAnother(within.scene, moved, layoutOf(probe))).toBe(false);
	expect({ x: placing.x, y: placing.y }).not.toEqual({ x: 40, y: 20 });

	const { legs: _legs, ...pullup } = partCalled("pullup");
	expect(addedPart(within, { ...pullup, id: "second" })).toBe("no_room");
});

test("what is plugged into a moved breadboard moves with it, and is no move of its own", () => {
	const ids = monitor.parts.map(({ id }) => id);
	const moves = movedBy(monitor, ids, 0, 500);
	if (typeof moves === "string") throw new Error(moves);
	expect(moves.map(({ id }) => id)).toContain("bb");
	expect(moves.map(({ id }) => id)).not.toContain("buzzer");
	const after = moves.reduce((now, { id, placing }) => putPart(now, id, placing), monitor);
	expect(after.parts.find(({ id }) => id === "buzzer")).toEqual({
		...partCalled("buzzer"),
		y: partCalled("buzzer").y + 500,
	});
	expect(movedBy(monitor, ["probe"], 40 - partCalled("probe").x, 20 - partCalled("probe").y)).toBe("covered");
});

test("four quarters bring a loose part back, and each is one move", () => {
	const loose = partAt(monitor, { kind: "led" }, { x: 1400, y: 100 });
	let circuit: Circuit = { ...monitor, parts: [...monitor.parts, loose] };
	const seen: number[] = [];
	for (let quarter = 0; quarter < 4; quarter++) {
		const moves = turnedParts(circuit, [loose.id]);
		if (typeof moves === "string") throw new Error(moves);
		expect(moves).toHaveLength(1);
		circuit = moves.reduce((now, { id, placing }) => putPart(now, id, placing), circuit);
		seen.push(circuit.parts.at(-1)?.rotation ?? 0);
	}
	expect(seen).toEqual([90, 180, 270, 0]);
});
