import type { CircuitScene, ScenePin } from "#web/bench/player/circuit/circuit-scene.ts";
import { holeNamed } from "#web/bench/player/circuit/parts/breadboard/holes.ts";
import { partOf, pinOf } from "./edit-circuit.ts";

export type Way = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

/** The points that the keyboard goes through: every pin, and of each strip of holes the one in its middle. */
export function keyPoints(scene: CircuitScene): ScenePin[] {
	const strips = new Map<string, ScenePin[]>();
	const pins = scene.points.filter((point) => {
		if (!point.hole) return true;
		const strip = `${partOf(point.endpoint)}.${holeNamed(pinOf(point.endpoint))?.strip}`;
		strips.set(strip, [...(strips.get(strip) ?? []), point]);
		return false;
	});
	const middles = [...strips.values()].flatMap((holes) => holes[Math.floor(holes.length / 2)] ?? []);
	return [...pins, ...middles];
}

/** The next point in a direction: near, and rather straight ahead than aside. Undefined where there is none. */
export function pointInWay(points: readonly ScenePin[], from: ScenePin, way: Way): ScenePin | undefined {
	let best: ScenePin | undefined;
	let least = Number.POSITIVE_INFINITY;
	for (const point of points) {
		const [dx, dy] = [point.x - from.x, point.y - from.y];
		const [ahead, aside] =
			way === "ArrowRight" ? [dx, dy] : way === "ArrowLeft" ? [-dx, dy] : way === "ArrowDown" ? [dy, dx] : [-dy, dx];
		if (ahead < 1) continue;
		const cost = ahead + 3 * Math.abs(aside);
		if (cost >= least) continue;
		best = point;
		least = cost;
	}
	return best;
}
