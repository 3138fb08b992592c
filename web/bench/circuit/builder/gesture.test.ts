import { expect, test } from "vitest";
import { drawsOn, type Gesture, type GestureEvent, type Hand, IDLE, nextGesture } from "./gesture.ts";
import type { Target } from "./hit-test.ts";

const ground: Target = { kind: "ground" };
const pin = (endpoint: string): Target => ({ kind: "point", endpoint });
const part: Target = { kind: "part", id: "led" };

const MOUSE: Hand = { coarse: false, pen: false, adds: false, close: false };
const FINGER: Hand = { ...MOUSE, coarse: true };
const AIMING: Hand = { coarse: true, pen: true, adds: false, close: true };

/** Scene and screen are the same here. */
function hand(type: "down" | "move" | "up", x: number, y: number, target: Target, meant = MOUSE): GestureEvent {
	const at = { x, y };
	return type === "down" ? { type, at, scene: at, target, hand: meant } : { type, at, scene: at, target };
}

function played(events: GestureEvent[], from: Gesture = IDLE) {
	let gesture = from;
	const effects = events.flatMap((event) => {
		const turn = nextGesture(gesture, event);
		gesture = turn.gesture;
		return turn.effects;
	});
	return { gesture, effects };
}

test("a part is dragged by as much as the hand moves, and dropped once", () => {
	const { gesture, effects } = played([
		hand("down", 10, 10, part),
		hand("move", 12, 11, part),
		hand("move", 40, 30, ground),
		hand("up", 50, 30, ground),
	]);
	expect(effects).toEqual([{ kind: "drop", id: "led", by: { x: 40, y: 20 } }]);
	expect(gesture).toEqual(IDLE);
});

test("a press without a move selects what lies there; a trembling hand is no move", () => {
	const { effects } = played([hand("down", 10, 10, part), hand("move", 12, 12, part), hand("up", 12, 12, part)]);
	expect(effects).toEqual([{ kind: "select", target: part, adds: false }]);
	expect(played([hand("down", 10, 10, ground), hand("up", 10, 10, ground)]).effects).toEqual([
		{ kind: "select", target: ground, adds: false },
	]);
});

test("a wire is drawn by a drag from pin to pin", () => {
	const { gesture, effects } = played([
		hand("down", 0, 0, pin("uno.8")),
		hand("move", 30, 0, ground),
		hand("move", 60, 0, pin("bb.a1")),
		hand("up", 60, 0, pin("bb.a1")),
	]);
	expect(effects).toEqual([{ kind: "connect", from: "uno.8", to: "bb.a1" }]);
	expect(gesture).toEqual(IDLE);
});

test("a wire that is dropped on nothing is no wire", () => {
	const { gesture, effects } = played([
		hand("down", 0, 0, pin("uno.8")),
		hand("move", 30, 0, ground),
		hand("up", 30, 0, ground),
	]);
	expect(effects).toEqual([]);
	expect(gesture).toEqual(IDLE);
});

test("a wire is drawn by a press on one pin and a press on another, with the pointer showing where it would go", () => {
	const begun = played([hand("down", 0, 0, pin("uno.8")), hand("up", 0, 0, pin("uno.8"))]);
	expect(begun.gesture).toMatchObject({ state: "wiring", from: "uno.8", over: null });
	const over = played([hand("move", 60, 0, pin("bb.a1"))], begun.gesture);
	expect(over.gesture).toMatchObject({ over: "bb.a1" });
	const done = played([hand("down", 60, 0, pin("bb.a1")), hand("up", 60, 0, pin("bb.a1"))], over.gesture);
	expect(done.effects).toEqual([{ kind: "connect", from: "uno.8", to: "bb.a1" }]);
});

test("a hanging wire is given up by a press on nothing, and stays while the board is drawn aside", () => {
	const hanging = played([{ type: "wire_begun", from: "uno.8", scene: { x: 0, y: 0 } }]).gesture;
	expect(played([hand("down", 90, 0, ground), hand("up", 90, 0, ground)], hanging).gesture).toEqual(IDLE);
	const aside = played([hand("down", 90, 0, ground), hand("move", 50, 0, ground), hand("up", 50, 0, ground)], hanging);
	expect(aside.effects).toEqual([{ kind: "pan", dx: -40, dy: 0 }]);
	expect(aside.gesture).toMatchObject({ state: "wiring", from: "uno.8" });
	expect(played([{ type: "cancelled" }], hanging).gesture).toEqual(IDLE);
});

test("a finger's tap on a pin is told apart, so that a small one can be shown larger first", () => {
	const { effects, gesture } = played([hand("down", 5, 5, pin("bb.a1"), FINGER), hand("up", 9, 9, ground)]);
	expect(effects).toMatchObject([{ kind: "tapped", endpoint: "bb.a1" }]);
	expect(gesture).toEqual(IDLE);
});

test("a drag on nothing moves the view", () => {
	const { effects } = played([
		hand("down", 0, 0, ground),
		hand("move", 10, 0, ground),
		hand("move", 10, 5, ground),
		hand("up", 10, 5, ground),
	]);
	expect(effects).toEqual([
		{ kind: "pan", dx: 10, dy: 0 },
		{ kind: "pan", dx: 0, dy: 5 },
	]);
});

test("two fingers zoom and move the view, and end whatever one finger began", () => {
	const { effects, gesture } = played([
		hand("down", 0, 0, part, FINGER),
		{ type: "pinch", middle: { x: 50, y: 50 }, distance: 100 },
		{ type: "pinch", middle: { x: 60, y: 50 }, distance: 150 },
	]);
	expect(effects).toEqual([
		{ kind: "pan", dx: 10, dy: 0 },
		{ kind: "zoom", at: { x: 60, y: 50 }, factor: 1.5 },
	]);
	expect(nextGesture(gesture, hand("up", 0, 0, part)).gesture).toEqual(IDLE);
});

test("with Shift, a press adds to what is chosen and a drag frames parts", () => {
	const adds = { ...MOUSE, adds: true };
	expect(played([hand("down", 0, 0, part, adds), hand("up", 0, 0, part)]).effects).toEqual([
		{ kind: "select", target: part, adds: true },
	]);
	const framed = played([hand("down", 0, 0, ground, adds), hand("move", 50, 40, part), hand("up", 60, 50, ground)]);
	expect(framed.effects).toEqual([{ kind: "frame", start: { x: 0, y: 0 }, end: { x: 60, y: 50 } }]);
});

test("a wire is bent by a drag at one of its handles", () => {
	const handle = { key: "a b", index: 0, isNew: true, x: 5, y: 5 };
	const { effects, gesture } = played([
		hand("down", 5, 5, { kind: "bend", handle }),
		hand("move", 20, 5, ground),
		hand("up", 30, 9, ground),
	]);
	expect(effects).toEqual([{ kind: "bend", handle, to: { x: 30, y: 9 } }]);
	expect(gesture).toEqual(IDLE);
});

test("a finger with the pen looks closer first, then aims: lifting joins, beside a pin it joins nothing", () => {
	const far = { ...AIMING, close: false };
	expect(played([hand("down", 5, 5, ground, far), hand("up", 5, 5, ground)]).effects).toMatchObject([
		{ kind: "tapped", endpoint: null },
	]);
	const first = played([
		hand("down", 0, 0, pin("uno.7"), AIMING),
		hand("move", 4, 0, pin("uno.8")),
		hand("up", 4, 0, pin("uno.8")),
	]);
	expect(first.gesture).toMatchObject({ state: "wiring", from: "uno.8" });
	const aimed = played([hand("down", 60, 0, ground, AIMING), hand("move", 62, 0, pin("bb.a1"))], first.gesture);
	expect(aimed.gesture).toMatchObject({ state: "aiming", from: "uno.8", over: "bb.a1" });
	expect(played([hand("up", 62, 0, pin("bb.a1"))], aimed.gesture).effects).toEqual([
		{ kind: "connect", from: "uno.8", to: "bb.a1" },
	]);
	expect(played([hand("up", 62, 0, ground)], aimed.gesture)).toMatchObject({
		effects: [],
		gesture: { state: "wiring", from: "uno.8" },
	});
	expect(played([{ type: "cancelled" }], aimed.gesture)).toEqual({ effects: [], gesture: IDLE });
});

test("a wire begun by a finger stays while two fingers move the view, and while a tap looks closer elsewhere", () => {
	const hanging = played([{ type: "wire_begun", from: "uno.8", scene: { x: 0, y: 0 } }]).gesture;
	const far = { ...AIMING, close: false };
	const closer = played([hand("down", 9, 9, pin("bb.a1"), far), hand("up", 9, 9, pin("bb.a1"))], hanging);
	expect(closer.effects).toMatchObject([{ kind: "tapped" }]);
	expect(closer.gesture).toMatchObject({ state: "wiring", from: "uno.8" });
	const moved = played(
		[{ type: "pinch", middle: { x: 5, y: 5 }, distance: 90 }, hand("up", 9, 9, ground)],
		closer.gesture,
	);
	expect(moved.gesture).toMatchObject({ state: "wiring", from: "uno.8", over: null });
});

test("a wire is only drawn further until it reaches a pin, leaves one, is pressed aside or ends", () => {
	const wiring = (scene: number, over: string | null): Gesture => ({
		...{ state: "wiring", from: "uno.2", scene: { x: scene, y: 0 }, over, held: false, press: null },
	});
	const pressed = (moved: boolean): Gesture => ({
		...{ state: "wiring", from: "uno.2", scene: { x: 1, y: 0 }, over: null, held: false },
		press: { at: { x: 1, y: 0 }, moved, coarse: false },
	});
	expect(drawsOn(wiring(1, null), wiring(2, null))).toBe(true);
	expect(drawsOn(wiring(1, "uno.3"), wiring(2, "uno.3"))).toBe(true);
	expect(drawsOn(wiring(1, null), wiring(2, "uno.3"))).toBe(false);
	expect(drawsOn(wiring(1, null), pressed(false))).toBe(false);
	expect(drawsOn(pressed(false), pressed(true))).toBe(false);
	expect(drawsOn(wiring(1, null), IDLE)).toBe(false);
	expect(drawsOn(IDLE, wiring(1, null))).toBe(false);
});
