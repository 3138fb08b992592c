import { expect, test } from "vitest";
import { type Gesture, type GestureEvent, IDLE, nextGesture } from "./gesture.ts";
import type { Target } from "./hit-test.ts";

const ground: Target = { kind: "ground" };
const pin = (endpoint: string): Target => ({ kind: "point", endpoint });
const part: Target = { kind: "part", id: "led" };

/** Scene and screen are the same here. */
function hand(type: "down" | "move" | "up", x: number, y: number, target: Target, coarse = false): GestureEvent {
	const at = { x, y };
	return type === "down" ? { type, at, scene: at, target, coarse } : { type, at, scene: at, target };
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
	expect(effects).toEqual([{ kind: "select", target: part }]);
	expect(played([hand("down", 10, 10, ground), hand("up", 10, 10, ground)]).effects).toEqual([
		{ kind: "select", target: ground },
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
	const { effects, gesture } = played([hand("down", 5, 5, pin("bb.a1"), true), hand("up", 9, 9, ground)]);
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
		hand("down", 0, 0, part, true),
		{ type: "pinch", middle: { x: 50, y: 50 }, distance: 100 },
		{ type: "pinch", middle: { x: 60, y: 50 }, distance: 150 },
	]);
	expect(effects).toEqual([
		{ kind: "pan", dx: 10, dy: 0 },
		{ kind: "zoom", at: { x: 60, y: 50 }, factor: 1.5 },
	]);
	expect(nextGesture(gesture, hand("up", 0, 0, part)).gesture).toEqual(IDLE);
});
