import type { Target } from "./hit-test.ts";
import type { Point } from "./view-port.ts";

/** What a hand is doing on the board. Points named `at` are in pixels of the screen, `scene` in those of the scene. */
export type Gesture =
	| { state: "idle" }
	| { state: "pressed"; at: Point; scene: Point; target: Target; coarse: boolean }
	| { state: "dragging"; id: string; grabbed: Point; scene: Point }
	| { state: "panning"; at: Point }
	| { state: "pinching"; middle: Point; distance: number }
	/**
	 * A wire on its way. `held`: the hand holds it; else it hangs on the pointer until the next press.
	 * `press`: a press has begun while it hangs.
	 */
	| {
			state: "wiring";
			from: string;
			scene: Point;
			over: string | null;
			held: boolean;
			press: { at: Point; moved: boolean } | null;
	  };

export type GestureEvent =
	/** `coarse`: a finger. */
	| { type: "down"; at: Point; scene: Point; target: Target; coarse: boolean }
	| { type: "move"; at: Point; scene: Point; target: Target }
	| { type: "up"; at: Point; scene: Point; target: Target }
	/** Two fingers: their middle and their distance. */
	| { type: "pinch"; middle: Point; distance: number }
	| { type: "wire_begun"; from: string; scene: Point }
	/** A part is brought along from outside the board. */
	| { type: "carried"; id: string; scene: Point }
	| { type: "cancelled" };

/** What is to be done besides. */
export type Effect =
	| { kind: "pan"; dx: number; dy: number }
	| { kind: "zoom"; at: Point; factor: number }
	| { kind: "drop"; id: string; by: Point }
	| { kind: "connect"; from: string; to: string }
	| { kind: "select"; target: Target }
	/** A finger tapped on a pin: whoever asked may look closer first. */
	| { kind: "tapped"; endpoint: string; at: Point; scene: Point };

export interface Turn {
	gesture: Gesture;
	effects: readonly Effect[];
}

export const IDLE: Gesture = { state: "idle" };
/** A hand trembles by so much, a finger by more. */
const STILL = 4;
const STILL_FINGER = 9;

/** The next state of the hand, and what is to be done. */
export function nextGesture(gesture: Gesture, event: GestureEvent): Turn {
	if (event.type === "cancelled") return become(IDLE);
	if (event.type === "wire_begun") return become(wireFrom(event.from, event.scene, false));
	if (event.type === "carried")
		return become({ state: "dragging", id: event.id, grabbed: event.scene, scene: event.scene });
	if (event.type === "pinch") return pinch(gesture, event);
	switch (gesture.state) {
		case "idle":
			if (event.type !== "down") return become(gesture);
			return become({ state: "pressed", ...where(event), target: event.target, coarse: event.coarse });
		case "pressed":
			return pressed(gesture, event);
		case "dragging":
			return dragging(gesture, event);
		case "panning":
			return panning(gesture, event);
		case "wiring":
			return wiring(gesture, event);
		case "pinching":
			return become(event.type === "up" ? IDLE : gesture);
	}
}

type HandEvent = Extract<GestureEvent, { type: "down" | "move" | "up" }>;
type In<State extends Gesture["state"]> = Extract<Gesture, { state: State }>;

function pressed(gesture: In<"pressed">, event: HandEvent): Turn {
	const { target } = gesture;
	if (event.type === "up") return tapped(gesture);
	if (event.type === "down" || distance(event.at, gesture.at) < (gesture.coarse ? STILL_FINGER : STILL)) {
		return become(gesture);
	}
	if (target.kind === "part")
		return become({ state: "dragging", id: target.id, grabbed: gesture.scene, scene: event.scene });
	if (target.kind === "point")
		return become({ ...wireFrom(target.endpoint, event.scene, true), over: pointOf(event.target) });
	return become({ state: "panning", at: event.at }, pan(gesture.at, event.at));
}

function tapped({ target, coarse, at, scene }: In<"pressed">): Turn {
	if (target.kind !== "point") return become(IDLE, { kind: "select", target });
	if (coarse) return become(IDLE, { kind: "tapped", endpoint: target.endpoint, at, scene });
	return become(wireFrom(target.endpoint, scene, false));
}

function dragging(gesture: In<"dragging">, event: HandEvent): Turn {
	if (event.type === "move") return become({ ...gesture, scene: event.scene });
	if (event.type === "down") return become(gesture);
	const by = { x: event.scene.x - gesture.grabbed.x, y: event.scene.y - gesture.grabbed.y };
	return become(IDLE, { kind: "drop", id: gesture.id, by });
}

function panning(gesture: In<"panning">, event: HandEvent): Turn {
	if (event.type === "up") return become(IDLE);
	return become({ state: "panning", at: event.at }, pan(gesture.at, event.at));
}

function wiring(gesture: In<"wiring">, event: HandEvent): Turn {
	const over = pointOf(event.target);
	const moved = { ...gesture, scene: event.scene, over: over === gesture.from ? null : over };
	const { press } = gesture;
	if (event.type === "down") return become({ ...moved, press: { at: event.at, moved: false } });
	if (event.type === "move") {
		const drawsAside = press && !moved.over && (press.moved || distance(event.at, press.at) >= STILL_FINGER);
		if (!drawsAside) return become(moved);
		return become({ ...moved, press: { at: event.at, moved: true } }, pan(press.at, event.at));
	}
	if (moved.over) return become(IDLE, { kind: "connect", from: gesture.from, to: moved.over });
	if (gesture.held && over !== gesture.from) return become(IDLE);
	const gaveUp = press !== null && !press.moved && over !== gesture.from;
	return become(gaveUp ? IDLE : { ...moved, held: false, press: null });
}

function pinch(gesture: Gesture, { middle, distance: width }: Extract<GestureEvent, { type: "pinch" }>): Turn {
	const next: Gesture = { state: "pinching", middle, distance: width };
	if (gesture.state !== "pinching") return become(next);
	const factor = width / Math.max(1, gesture.distance);
	return become(next, pan(gesture.middle, middle), { kind: "zoom", at: middle, factor });
}

function wireFrom(from: string, scene: Point, held: boolean): In<"wiring"> {
	return { state: "wiring", from, scene, over: null, held, press: null };
}

function become(gesture: Gesture, ...effects: Effect[]): Turn {
	return { gesture, effects };
}

function where({ at, scene }: { at: Point; scene: Point }) {
	return { at, scene };
}

function pan(from: Point, to: Point): Effect {
	return { kind: "pan", dx: to.x - from.x, dy: to.y - from.y };
}

function pointOf(target: Target): string | null {
	return target.kind === "point" ? target.endpoint : null;
}

function distance(a: Point, b: Point): number {
	return Math.hypot(a.x - b.x, a.y - b.y);
}
