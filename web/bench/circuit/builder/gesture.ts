import type { Target } from "./hit-test.ts";
import type { Point } from "./view-port.ts";
import type { BendHandle } from "./wire-bends.ts";

/** What a hand is doing on the board. Points named `at` are in pixels of the screen, `scene` in those of the scene. */
export type Gesture =
	| { state: "idle" }
	| { state: "pressed"; at: Point; scene: Point; target: Target; hand: Hand }
	| { state: "dragging"; id: string; grabbed: Point; scene: Point }
	| { state: "panning"; at: Point }
	/** `from`: the wire that continues afterwards. */
	| { state: "pinching"; middle: Point; distance: number; from: string | null }
	/** A frame drawn around parts. */
	| { state: "framing"; start: Point; scene: Point }
	| { state: "bending"; handle: BendHandle; scene: Point }
	/** A finger looks for a pin under the loupe: the wire's end, or its beginning where `from` is null. */
	| { state: "aiming"; from: string | null; at: Point; scene: Point; over: string | null }
	/**
	 * A wire that is being drawn. `held`: the hand holds it; else it hangs on the pointer until the next press.
	 * `press`: a press has begun while it hangs.
	 */
	| {
			state: "wiring";
			from: string;
			scene: Point;
			over: string | null;
			held: boolean;
			press: { at: Point; moved: boolean; coarse: boolean } | null;
	  };

/** How a press is meant. */
export interface Hand {
	/** A finger. */
	coarse: boolean;
	/** It draws wires only. */
	pen: boolean;
	/** Shift is held: it adds to what is chosen. */
	adds: boolean;
	/** The board is seen large enough for a finger to hit a pin. */
	close: boolean;
}

export type GestureEvent =
	| { type: "down"; at: Point; scene: Point; target: Target; hand: Hand }
	| { type: "move"; at: Point; scene: Point; target: Target }
	| { type: "up"; at: Point; scene: Point; target: Target }
	/** Two fingers: their middle and their distance. */
	| { type: "pinch"; middle: Point; distance: number }
	| { type: "wire_begun"; from: string; scene: Point }
	/** A part is dragged in from outside the board. */
	| { type: "carried"; id: string; scene: Point }
	| { type: "cancelled" };

/** What is to be done besides. */
export type Effect =
	| { kind: "pan"; dx: number; dy: number }
	| { kind: "zoom"; at: Point; factor: number }
	| { kind: "drop"; id: string; by: Point }
	| { kind: "connect"; from: string; to: string }
	| { kind: "select"; target: Target; adds: boolean }
	| { kind: "frame"; start: Point; end: Point }
	| { kind: "bend"; handle: BendHandle; to: Point }
	/** A finger tapped: where the board is seen too small for it, it is shown larger; else a wire begins at the pin. */
	| { kind: "tapped"; endpoint: string | null; at: Point; scene: Point };

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
	if (event.type === "cancelled") return turn(IDLE);
	if (event.type === "wire_begun") return turn(wireFrom(event.from, event.scene, false));
	if (event.type === "carried")
		return turn({ state: "dragging", id: event.id, grabbed: event.scene, scene: event.scene });
	if (event.type === "pinch") return pinch(gesture, event);
	switch (gesture.state) {
		case "idle":
			return event.type === "down" ? begun(event, null) : turn(gesture);
		case "pressed":
			return pressed(gesture, event);
		case "dragging":
			return dragging(gesture, event);
		case "panning":
			return panning(gesture, event);
		case "framing":
			return framing(gesture, event);
		case "bending":
			return bending(gesture, event);
		case "aiming":
			return aiming(gesture, event);
		case "wiring":
			return wiring(gesture, event);
		case "pinching":
			if (event.type !== "up") return turn(gesture);
			return turn(gesture.from ? wireFrom(gesture.from, event.scene, false) : IDLE);
	}
}

/** Whether a wire is drawn further and nothing else has changed: only its free end is elsewhere. */
export function drawsOn(before: Gesture, after: Gesture): boolean {
	if (before.state !== "wiring" || after.state !== "wiring") return false;
	return (
		before.from === after.from &&
		before.over === after.over &&
		before.held === after.held &&
		before.press?.moved === after.press?.moved
	);
}

type HandEvent = Extract<GestureEvent, { type: "down" | "move" | "up" }>;
type In<State extends Gesture["state"]> = Extract<Gesture, { state: State }>;

function begun({ at, scene, target, hand }: Extract<GestureEvent, { type: "down" }>, from: string | null): Turn {
	if (hand.coarse && hand.close && (hand.pen || from)) {
		return turn({ state: "aiming", from, at, scene, over: otherThan(from, target) });
	}
	return turn({ state: "pressed", at, scene, target, hand });
}

function pressed(gesture: In<"pressed">, event: HandEvent): Turn {
	const { target, hand } = gesture;
	if (event.type === "up") return tapped(gesture);
	if (event.type === "down" || distance(event.at, gesture.at) < (hand.coarse ? STILL_FINGER : STILL)) {
		return turn(gesture);
	}
	if (target.kind === "bend") return turn({ state: "bending", handle: target.handle, scene: event.scene });
	if (hand.adds && target.kind !== "point") return turn({ state: "framing", start: gesture.scene, scene: event.scene });
	if (target.kind === "part")
		return turn({ state: "dragging", id: target.id, grabbed: gesture.scene, scene: event.scene });
	if (target.kind === "point" && !(hand.coarse && hand.pen))
		return turn({ ...wireFrom(target.endpoint, event.scene, true), over: pointOf(event.target) });
	return turn({ state: "panning", at: event.at }, pan(gesture.at, event.at));
}

function tapped({ target, hand, at, scene }: In<"pressed">): Turn {
	if (hand.coarse && (target.kind === "point" || hand.pen))
		return turn(IDLE, { kind: "tapped", endpoint: pointOf(target), at, scene });
	if (target.kind !== "point") return turn(IDLE, { kind: "select", target, adds: hand.adds });
	return turn(wireFrom(target.endpoint, scene, false));
}

function dragging(gesture: In<"dragging">, event: HandEvent): Turn {
	if (event.type === "move") return turn({ ...gesture, scene: event.scene });
	if (event.type === "down") return turn(gesture);
	const by = { x: event.scene.x - gesture.grabbed.x, y: event.scene.y - gesture.grabbed.y };
	return turn(IDLE, { kind: "drop", id: gesture.id, by });
}

function panning(gesture: In<"panning">, event: HandEvent): Turn {
	if (event.type === "up") return turn(IDLE);
	return turn({ state: "panning", at: event.at }, pan(gesture.at, event.at));
}

function framing(gesture: In<"framing">, event: HandEvent): Turn {
	if (event.type !== "up") return turn({ ...gesture, scene: event.scene });
	return turn(IDLE, { kind: "frame", start: gesture.start, end: event.scene });
}

function bending(gesture: In<"bending">, event: HandEvent): Turn {
	if (event.type !== "up") return turn({ ...gesture, scene: event.scene });
	return turn(IDLE, { kind: "bend", handle: gesture.handle, to: event.scene });
}

/** Lifting the finger joins; beside every pin it joins nothing. */
function aiming(gesture: In<"aiming">, event: HandEvent): Turn {
	const { from } = gesture;
	const over = otherThan(from, event.target);
	if (event.type !== "up") return turn({ ...gesture, at: event.at, scene: event.scene, over });
	if (!over) return turn(from ? wireFrom(from, event.scene, false) : IDLE);
	return from ? turn(IDLE, { kind: "connect", from, to: over }) : turn(wireFrom(over, event.scene, false));
}

function wiring(gesture: In<"wiring">, event: HandEvent): Turn {
	const over = pointOf(event.target);
	const moved = { ...gesture, scene: event.scene, over: over === gesture.from ? null : over };
	const { press } = gesture;
	if (event.type === "down") {
		const { coarse, close } = event.hand;
		if (coarse && close) return begun(event, gesture.from);
		return turn({ ...moved, press: { at: event.at, moved: false, coarse } });
	}
	if (event.type === "move") {
		const isAside = press?.coarse || !moved.over;
		const drawsAside = press && isAside && (press.moved || distance(event.at, press.at) >= STILL_FINGER);
		if (!drawsAside) return turn(moved);
		return turn({ ...moved, press: { ...press, at: event.at, moved: true } }, pan(press.at, event.at));
	}
	if (press?.coarse) {
		const hanging = { ...moved, over: null, press: null };
		if (press.moved) return turn(hanging);
		return turn(hanging, { kind: "tapped", endpoint: over, at: event.at, scene: event.scene });
	}
	if (moved.over) return turn(IDLE, { kind: "connect", from: gesture.from, to: moved.over });
	if (gesture.held && over !== gesture.from) return turn(IDLE);
	const gaveUp = press !== null && !press.moved && over !== gesture.from;
	return turn(gaveUp ? IDLE : { ...moved, held: false, press: null });
}

function pinch(gesture: Gesture, { middle, distance: width }: Extract<GestureEvent, { type: "pinch" }>): Turn {
	const hasWire = gesture.state === "pinching" || gesture.state === "wiring" || gesture.state === "aiming";
	const next: Gesture = { state: "pinching", middle, distance: width, from: hasWire ? gesture.from : null };
	if (gesture.state !== "pinching") return turn(next);
	const factor = width / Math.max(1, gesture.distance);
	return turn(next, pan(gesture.middle, middle), { kind: "zoom", at: middle, factor });
}

function wireFrom(from: string, scene: Point, held: boolean): In<"wiring"> {
	return { state: "wiring", from, scene, over: null, held, press: null };
}

function turn(gesture: Gesture, ...effects: Effect[]): Turn {
	return { gesture, effects };
}

function pan(from: Point, to: Point): Effect {
	return { kind: "pan", dx: to.x - from.x, dy: to.y - from.y };
}

function pointOf(target: Target): string | null {
	return target.kind === "point" ? target.endpoint : null;
}

function otherThan(from: string | null, target: Target): string | null {
	const over = pointOf(target);
	return over === from ? null : over;
}

function distance(a: Point, b: Point): number {
	return Math.hypot(a.x - b.x, a.y - b.y);
}
