import { expect, test } from "vitest";
import { boxAround, wireCurve, wirePath } from "./wire-path.ts";

const boardPin = { x: 100, y: 50, outX: 0, outY: -1 };
const partPin = { x: 300, y: 50, outX: 0, outY: -1 };

test("a wire starts and ends at its pins and leaves both the way they point", () => {
	expect(wirePath(boardPin, partPin, 0)).toBe("M100 50C100 -34 300 -34 300 50");
});

test("later wires reach further, up to a limit", () => {
	expect(wirePath(boardPin, partPin, 2)).toBe("M100 50C100 -52 300 -52 300 50");
	expect(wirePath(boardPin, partPin, 50)).toBe("M100 50C100 -100 300 -100 300 50");
});

test("the box of a wire holds its pins and its bow", () => {
	expect(boxAround(wireCurve(boardPin, partPin, 0))).toEqual({ left: 100, right: 300, bottom: 50, top: -13 });
});
