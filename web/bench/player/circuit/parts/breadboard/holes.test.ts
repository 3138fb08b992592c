import { expect, test } from "vitest";
import { BREADBOARD_SIZE, HOLES, holeNamed, holesOfStrip, PITCH } from "./holes.ts";

test("a half-size breadboard has 30 rows of ten holes and four rails of 25, each name once", () => {
	expect(HOLES).toHaveLength(30 * 10 + 4 * 25);
	expect(new Set(HOLES.map((hole) => hole.name)).size).toBe(HOLES.length);
});

test("the five holes on either side of the middle are one strip, a whole rail is another", () => {
	expect(holesOfStrip("a12").map((hole) => hole.name)).toEqual(["a12", "b12", "c12", "d12", "e12"]);
	expect(holesOfStrip("f12").map((hole) => hole.name)).toEqual(["f12", "g12", "h12", "i12", "j12"]);
	expect(holesOfStrip("bn")).toHaveLength(25);
});

test("neighbours are one pitch apart, and a chip spans the middle", () => {
	const at = (name: string) => holeNamed(name) ?? { x: Number.NaN, y: Number.NaN };
	expect(at("a2").x - at("a1").x).toBeCloseTo(PITCH);
	expect(at("b1").y - at("a1").y).toBeCloseTo(PITCH);
	expect(at("f1").y - at("e1").y).toBeCloseTo(3 * PITCH);
	expect(at("tp6").x - at("tp5").x).toBeCloseTo(2 * PITCH);
});

test("every hole lies inside the breadboard", () => {
	for (const { x, y } of HOLES) {
		expect(Math.min(x, y, BREADBOARD_SIZE.width - x, BREADBOARD_SIZE.height - y)).toBeGreaterThan(PITCH);
	}
});

test("a hole that the breadboard does not have is none", () => {
	expect(holeNamed("a31")).toBeUndefined();
	expect(holeNamed("k1")).toBeUndefined();
});
