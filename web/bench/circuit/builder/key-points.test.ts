import { expect, test } from "vitest";
import type { CircuitScene, ScenePin } from "#web/bench/player/circuit/circuit-scene.ts";
import { HOLES } from "#web/bench/player/circuit/parts/breadboard/holes.ts";
import { keyPoints, pointInWay } from "./key-points.ts";

function point(endpoint: string, x: number, y: number, hole = false): ScenePin {
	const [partId = "", pin = ""] = endpoint.split(".");
	return { endpoint, partId, pin, label: pin, hole, x, y, outX: 0, outY: 0 };
}

const holes = HOLES.map(({ name, x, y }) => point(`bb.${name}`, x, y, true));

test("the keyboard goes through pins and strips, not through 400 holes", () => {
	const points = keyPoints({ points: [point("uno.8", 0, -50), ...holes] } as unknown as CircuitScene);
	expect(points).toHaveLength(1 + 60 + 4);
	expect(points.map(({ endpoint }) => endpoint)).toContain("bb.c12");
});

test("an arrow key goes to the nearest point that way, and nowhere where there is none", () => {
	const [a, b, far, above] = [point("u.1", 0, 0), point("u.2", 10, 0), point("u.3", 40, 1), point("u.4", 4, -30)];
	const all = [a, b, far, above];
	expect(pointInWay(all, a, "ArrowRight")).toBe(b);
	expect(pointInWay(all, b, "ArrowRight")).toBe(far);
	expect(pointInWay(all, a, "ArrowUp")).toBe(above);
	expect(pointInWay(all, a, "ArrowLeft")).toBeUndefined();
	expect(pointInWay(all, above, "ArrowDown")).toBe(a);
});
