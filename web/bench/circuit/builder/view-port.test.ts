import { expect, test } from "vitest";
import {
	fitted,
	fittedBeside,
	lookingAt,
	movedBy,
	NOTHING_TAKEN,
	showing,
	takenBy,
	toScene,
	zoomedAt,
} from "./view-port.ts";

const pane = { left: 60, top: 50, width: 500, height: 300 };

test("a fitted box is seen whole, in the middle of its pane", () => {
	const view = fitted({ left: -100, top: -50, width: 1000, height: 400 }, pane);
	expect(view.scale).toBe(0.5);
	expect(toScene(view, { x: 60 + 250, y: 50 + 150 })).toEqual({ x: 400, y: 150 });
});

test("a small circuit is not blown up beyond measure", () => {
	expect(fitted({ left: 0, top: 0, width: 10, height: 10 }, pane).scale).toBe(2.2);
});

test("zooming keeps what lies under the pointer, up to the largest and smallest scale", () => {
	const view = { x: 12, y: -7, scale: 1.2 };
	const pointer = { x: 200, y: 90 };
	const before = toScene(view, pointer);
	const after = toScene(zoomedAt(view, pointer, 1.7), pointer);
	expect(after.x).toBeCloseTo(before.x);
	expect(after.y).toBeCloseTo(before.y);
	expect(zoomedAt(view, pointer, 1000).scale).toBe(6);
	expect(zoomedAt(view, pointer, 0.0001).scale).toBe(0.3);
});

test("a moved view shows what lies beside", () => {
	expect(toScene(movedBy({ x: 0, y: 0, scale: 2 }, 20, -10), { x: 20, y: -10 })).toEqual({ x: 0, y: 0 });
});

test("a point outside is brought in just so far, one inside moves nothing", () => {
	const view = { x: 0, y: 0, scale: 1 };
	expect(showing(view, { x: 300, y: 200 }, pane, 40)).toEqual(view);
	expect(showing(view, { x: 700, y: 20 }, pane, 40)).toEqual({ x: -180, y: 70, scale: 1 });
});

test("controls at the right leave the circuit beside them, or cover only what is no part of it", () => {
	const pane = { left: 0, top: 0, width: 608, height: 608 };
	const column = { width: 160, cards: { left: 448, top: 66, right: 598, bottom: 260 } };
	const edgesOf = (width: number, height: number) => [{ left: 0, top: 0, right: width, bottom: height }];
	const seen = (width: number, height: number, parts = edgesOf(width, height)) => {
		const box = { left: 0, top: 0, width, height };
		const taken = takenBy({ box, parts }, pane, column, 190);
		return { taken, view: fittedBeside(box, pane, taken) };
	};
	expect(seen(300, 480).view).toMatchObject({ scale: 1.25, x: 4 + (440 - 375) / 2 });
	// Too wide for both: the cards lie over what is free at the right.
	const free = seen(480, 480, edgesOf(340, 480));
	expect(free.taken.over).toBe(true);
	expect(free.view).toMatchObject({ scale: 1.25, x: 4 });
	// A part is there: the cards lie above a low circuit, and beside a high one.
	const low = seen(680, 300, [{ left: 500, top: 0, right: 680, bottom: 300 }]);
	expect(low.taken).toEqual({ column: 0, row: 190, over: false });
	expect(low.view.y).toBeGreaterThanOrEqual(190);
	expect(seen(600, 600).taken).toEqual({ column: 160, row: 0, over: false });
	expect(fittedBeside({ left: 0, top: 0, width: 480, height: 480 }, pane, NOTHING_TAKEN)).toMatchObject({
		scale: 1.25,
	});
});

test("a closer look has its point in the middle", () => {
	expect(toScene(lookingAt({ x: 30, y: 7 }, pane, 3), { x: 310, y: 200 })).toEqual({ x: 30, y: 7 });
});
