import { expect, test } from "vitest";
import { bentWire, curvedWire } from "./wire-path.ts";
import { wireLine, wireLines } from "./wire-route.ts";

test("a wire goes from pin to pin and leaves each the way it points", () => {
	const up = { x: 10, y: 10, outX: 0, outY: -1 };
	const left = { x: 110, y: 10, outX: -1, outY: 0 };
	const { path, curve } = curvedWire(up, left, 0);
	expect(path).toBe("M10 10C10 -26 74 10 110 10");
	expect(curve[0]).toEqual({ x: 10, y: 10 });
	expect(curve.at(-1)).toEqual({ x: 110, y: 10 });
});

test("a bent wire runs through its points with round corners", () => {
	const { path, curve } = bentWire([
		{ x: 0, y: 0 },
		{ x: 0, y: 40 },
		{ x: 60, y: 40 },
	]);
	expect(path).toBe("M0 0L0 32Q0 40 8 40L60 40");
	expect(curve).toContainEqual({ x: 0, y: 40 });
});

test("a wire from below the board goes around it to the breadboard", () => {
	const power = { x: 160, y: 191.5, outX: 0, outY: 1 };
	const hole = { x: 200, y: -60, outX: 0, outY: 0 };
	const { curve } = wireLine(power, hole, []);
	const onBoard = curve.filter(({ x, y }) => x > 4 && x < 270 && y > 0 && y < 186);
	expect(onBoard).toEqual([]);
	expect(curve.at(-1)).toEqual({ x: 200, y: -60 });
});

test("a learner's bends come first", () => {
	const power = { x: 160, y: 191.5, outX: 0, outY: 1 };
	const hole = { x: 200, y: -60, outX: 0, outY: 0 };
	expect(wireLine(power, hole, [{ x: 300, y: 100 }]).curve).toContainEqual({ x: 300, y: 100 });
});

test("so does one from a part beside the board", () => {
	const lead = { x: 280, y: 142, outX: 0, outY: 1 };
	const hole = { x: 180, y: -60, outX: 0, outY: 0 };
	for (const { curve } of [wireLine(lead, hole, []), wireLine(hole, lead, [])]) {
		expect(curve.filter(({ x, y }) => x > 4 && x < 270 && y > 0 && y < 186)).toEqual([]);
	}
	expect(wireLine(hole, lead, []).curve[0]).toMatchObject({ x: 180, y: -60 });
});

test("wires around one side of the board do not cross below it, in whichever order they were drawn", () => {
	const pinAt = (x: number) => ({ x, y: 191.5, outX: 0, outY: 1 });
	const holeAt = (x: number) => ({ x, y: -60, outX: 0, outY: 0 });
	const lowest = (x: number, others: readonly number[]) => {
		const lines = wireLines([x, ...others].map((at) => ({ a: pinAt(at), b: holeAt(200), bends: [] })));
		return Math.max(...(lines[0]?.curve.map(({ y }) => y) ?? []));
	};
	expect(lowest(240, [220, 200])).toBeLessThan(lowest(220, [200, 240]));
	expect(lowest(220, [240, 200])).toBeLessThan(lowest(200, [240, 220]));
});
