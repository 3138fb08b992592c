import type { BlockDevices } from "#domain/bench/block-program/devices.ts";
import type { Circuit } from "#simulator/circuit.ts";
import { sceneOf } from "#web/bench/player/circuit/circuit-scene.ts";
import { layoutOf } from "#web/bench/player/circuit/parts/layouts.ts";
import { unoLayout } from "#web/bench/player/circuit/uno-layout.ts";

/** Of a tag in English, in scene pixels. */
export const TAG = { width: 84, height: 28 };
/** What gives light; its legs are below. */
export const HEAD = 54;
const GAP = 6;
/** The rays of a lit LED reach out of its drawing by so much. */
const RAYS = 12;

interface LightTag {
	/** The light, and the id of its LED. */
	id: string;
	pin: string;
	/** Where it is seen from its LED; below is on the LED's own legs. */
	side: "left" | "below" | "right";
	/** The middle of the edge that faces the LED. */
	x: number;
	y: number;
}

/**
 * Where it is said which pin lights an LED: left of it; where there is no room or another LED is too near, on its legs, or
 * right of it if the tag before is on legs too near. Never above, where the switch between board and program is.
 */
export function lightTags({ lights }: BlockDevices, circuit: Circuit): LightTag[] {
	const { left } = sceneOf(circuit, unoLayout, layoutOf).box;
	const lit = circuit.parts
		.flatMap((part) => {
			const pin = part.kind === "led" ? lights[part.id] : undefined;
			return pin === undefined ? [] : [{ id: part.id, pin, x: part.x, y: part.y, width: layoutOf(part)?.width ?? 0 }];
		})
		.sort((one, other) => one.x - other.x);
	const areNear = lit.some(({ x }, index) => x - (lit[index - 1]?.x ?? Number.NEGATIVE_INFINITY) < TAG.width + GAP);
	const tags: LightTag[] = [];
	for (const [index, { id, pin, x, y, width }] of lit.entries()) {
		const before = lit[index - 1];
		const tag = tags.at(-1);
		const middle = x + width / 2;
		const from = before ? before.x + before.width + RAYS : areNear ? Number.NEGATIVE_INFINITY : left;
		if (x - GAP - TAG.width >= from) tags.push({ id, pin, side: "left", x: x - GAP, y: y + 2 * RAYS });
		else if (tag?.side !== "below" || middle - tag.x >= TAG.width + GAP)
			tags.push({ id, pin, side: "below", x: middle, y: y + HEAD + GAP });
		else tags.push({ id, pin, side: "right", x: x + width + GAP, y: y + 2 * RAYS });
	}
	return tags;
}
