import { expect, test } from "vitest";
import { HOLES, holeNamed } from "#web/bench/player/circuit/parts/breadboard/holes.ts";
import { fitLegs } from "./fit-legs.ts";

const holes = HOLES.map(({ name, x, y }) => ({ endpoint: `bb.${name}`, x: x + 100, y: y + 50 }));
const none = new Set<string>();

/** Legs that stand at these holes, off by a few pixels. */
function legsAt(names: string[], off = { x: 0, y: 0 }) {
	return names.map((name, index) => {
		const hole = holeNamed(name);
		return { pin: String(index + 1), x: (hole?.x ?? 0) + 100 + off.x, y: (hole?.y ?? 0) + 50 + off.y };
	});
}

test("legs held near holes are drawn into them, and the part moves along", () => {
	const fit = fitLegs(legsAt(["c5", "c7"], { x: 3, y: -2 }), holes, none);
	expect(fit).toMatchObject({ kind: "plugged", legs: { 1: "bb.c5", 2: "bb.c7" } });
	expect(fit.kind === "plugged" && [fit.dx, fit.dy].map(Math.round)).toEqual([-3, 2]);
});

test("legs a little too wide or narrow for the grid are bent into it", () => {
	const [one, other] = legsAt(["d10", "d16"]);
	if (!one || !other) throw new Error("no legs");
	expect(fitLegs([one, { ...other, x: other.x + 4 }], holes, none)).toMatchObject({ legs: { 2: "bb.d16" } });
});

test("a hole in use takes no second leg: the next free one is taken where all legs fit, else none", () => {
	expect(fitLegs(legsAt(["c5", "c7"]), holes, new Set(["bb.c7"]))).toEqual({ kind: "blocked" });
	const near = fitLegs(legsAt(["c5", "c7"], { x: 4.5, y: 0 }), holes, new Set(["bb.c5"]));
	expect(near).toMatchObject({ kind: "plugged", legs: { 1: "bb.c6", 2: "bb.c8" } });
});

test("two legs never share one hole", () => {
	const [one] = legsAt(["c5"]);
	if (!one) throw new Error("no leg");
	expect(fitLegs([one, { ...one, pin: "2", x: one.x + 2 }], holes, none)).toEqual({ kind: "blocked" });
});

test("a part that hangs over the edge does not fit, and one beside the breadboard is free", () => {
	expect(fitLegs(legsAt(["c30", "c28"]).reverse(), holes, none).kind).toBe("plugged");
	const [last] = legsAt(["c30"]);
	if (!last) throw new Error("no leg");
	expect(fitLegs([last, { pin: "2", x: last.x + 40, y: last.y }], holes, none)).toEqual({ kind: "blocked" });
	expect(fitLegs([{ pin: "1", x: 0, y: 0 }], holes, none)).toEqual({ kind: "free" });
	expect(fitLegs([], holes, none)).toEqual({ kind: "free" });
});
