import { expect, test } from "vitest";
import { arrowTo, type Box, overlap, positionCard } from "./position-card.ts";

const area = { left: 0, top: 0, right: 1280, bottom: 800 };
const card = { width: 300, height: 74 };
const box = (left: number, top: number, width: number, height: number): Box => ({
	...{ left, top, right: left + width, bottom: top + height },
});
const positioned = (target: Box, taken: Box[] = [], spared: Box[] = []) => {
	const position = positionCard({ card, target, area, taken, spared });
	return position && box(position.left, position.top, card.width, card.height);
};

test("a card lies beside what it speaks of, and its arrow points at it", () => {
	const run = box(16, 735, 116, 54);
	const at = positioned(run);
	expect(at).toEqual(box(28, 649, 300, 74));
	expect(at && arrowTo(at, run)).toEqual({ side: "down", at: 52 });
});

test("it leaves the window nowhere and covers nothing that is taken, wherever its target is", () => {
	const blocks = [box(330, 140, 180, 44), box(330, 184, 320, 230)];
	for (const target of [box(0, 0, 40, 40), box(1240, 0, 40, 40), box(1240, 760, 40, 40), box(570, 240, 60, 40)]) {
		const at = positioned(target, blocks);
		if (!at) throw new Error("There is room.");
		expect(Math.min(at.left, at.top, 1280 - at.right, 800 - at.bottom)).toBeGreaterThanOrEqual(8);
		for (const one of [target, ...blocks]) expect(overlap(at, one)).toBe(0);
	}
});

test("it goes farther rather than over what is spared, and over that rather than nowhere", () => {
	const target = box(16, 735, 116, 54);
	const list = box(0, 116, 312, 606);
	const at = positioned(target, [], [list]);
	expect(at && overlap(at, list)).toBe(0);
	expect(positioned(target, [], [area])).not.toBeNull();
	expect(positioned(target, [area])).toBeNull();
});

test("from afar there is no arrow", () => {
	expect(arrowTo(box(0, 0, 300, 74), box(600, 600, 40, 40))).toBeNull();
	expect(arrowTo(box(100, 100, 300, 74), box(50, 110, 38, 38))).toEqual({ side: "left", at: 29 });
});
