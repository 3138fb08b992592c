import { expect, test } from "vitest";
import { loupeAt } from "./loupe-position.ts";

const pane = { width: 360, height: 500 };

test("the loupe is above the thumb, beside it at the top edge, and always inside the pane", () => {
	expect(loupeAt({ x: 180, y: 400 }, pane)).toEqual({ x: 180, y: 282 });
	expect(loupeAt({ x: 80, y: 60 }, pane)).toEqual({ x: 198, y: 76 });
	expect(loupeAt({ x: 300, y: 60 }, pane)).toEqual({ x: 182, y: 76 });
	expect(loupeAt({ x: 5, y: 400 }, pane).x).toBe(76);
	expect(loupeAt({ x: 355, y: 400 }, pane).x).toBe(284);
});
