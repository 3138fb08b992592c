import { expect, test } from "vitest";
import type { PartState } from "../parts/part.ts";
import { type Condition, type SeenBoard, watchGoal } from "./goal.ts";

const BOARD: SeenBoard = {
	seconds: 1,
	parts: { red: { kind: "led", brightness: 0.9 }, window: { kind: "servo", angle: 120 } },
	pins: {},
	controls: { "pad.touched": 1 },
	printed: "Touched: 1\nTouched: 2\nTou",
};
const row = (text: string) => [...text.padEnd(16)].map((letter) => letter.charCodeAt(0));
const LCD: PartState = {
	kind: "lcd1602",
	on: true,
	rows: [row("Hello"), row("")],
	glyphs: [],
	cursor: null,
	backlight: 1,
	contrast: 1,
};

test.each<[Condition, boolean]>([
	[{ lit: "red", above: 0.5 }, true],
	[{ lit: "red", below: 0.5 }, false],
	[{ lit: "blue", above: 0.5 }, false],
	[{ shows: "window.angle", above: 100, below: 130 }, true],
	[{ shows: "window.angle", above: 130 }, false],
	[{ control: "pad.touched", above: 0.5 }, true],
	[{ printed: "Touched: 1\nTouched: 2\n" }, true],
	[{ line: "Touched: 2" }, true],
	[{ line: "Touched: 1" }, false],
	[{ line: "Tou" }, false],
	[{ seconds: 1 }, true],
	[{ seconds: 0.5, until: 0.9 }, false],
	[{ display: "lcd", text: "ell" }, true],
	[{ display: "lcd", text: "Bye" }, false],
])("%j is %s of a board", (condition, met) => {
	const board = { ...BOARD, parts: { ...BOARD.parts, lcd: LCD } };
	expect(watchGoal({ goal: [condition] })(board)).toBe(met);
});

const at = (seconds: number, touched: number) => ({ ...BOARD, seconds, controls: { "pad.touched": touched } });
const TOUCHED: Condition = { control: "pad.touched", above: 0.5 };
const RELEASED: Condition = { control: "pad.touched", below: 0.5 };

test("a goal with something first is met only after it, and a board that begins again shows it again", () => {
	const isMet = watchGoal({ first: [TOUCHED], goal: [RELEASED] });
	const moments = [at(0.1, 0), at(0.2, 1), at(0.3, 0), at(0.1, 0), at(0.2, 0)];
	expect(moments.map(isMet)).toEqual([false, false, true, false, false]);
});

test("what must hold is met once it has held for so long at a stretch", () => {
	const isMet = watchGoal({ goal: [TOUCHED], holds: 0.5 });
	const moments = [at(0.1, 1), at(0.4, 1), at(0.5, 0), at(0.6, 1), at(1, 1), at(1.2, 1)];
	expect(moments.map(isMet)).toEqual([false, false, false, false, false, true]);
});
