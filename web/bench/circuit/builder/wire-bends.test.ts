import { expect, test } from "vitest";
import type { SceneWire } from "#web/bench/player/circuit/circuit-scene.ts";
import { bendHandles, bentTo, withoutBend } from "./wire-bends.ts";

const end = (x: number) => ({ x, y: 0, outX: 0, outY: 0, endpoint: "", partId: "", pin: "", label: "", hole: false });
const wire = (bends: { x: number; y: number }[]): SceneWire => ({
	id: "a b",
	path: "",
	curve: [0, 50, 100].map((x) => ({ x, y: 0 })),
	bends,
	color: "red",
	from: end(0),
	to: end(100),
});

test("a straight wire has a handle in its middle, a bent one at each bend and between", () => {
	expect(bendHandles(wire([]))).toEqual([{ key: "a b", index: 0, isNew: true, x: 50, y: 0 }]);
	const handles = bendHandles(wire([{ x: 40, y: 60 }]));
	expect(handles.map(({ index, isNew, x, y }) => [index, isNew, x, y])).toEqual([
		[0, false, 40, 60],
		[0, true, 20, 30],
		[1, true, 70, 30],
	]);
});

test("a handle that is drawn aside makes a bend or moves its own, and a bend can be removed", () => {
	const bends = [{ x: 40, y: 60 }];
	const [own, before, after] = bendHandles(wire(bends));
	if (!own || !before || !after) throw new Error("three handles");
	expect(bentTo(bends, own, { x: 1.23, y: 4 })).toEqual([{ x: 1.2, y: 4 }]);
	expect(bentTo(bends, before, { x: 9, y: 9 })).toEqual([{ x: 9, y: 9 }, ...bends]);
	expect(bentTo(bends, after, { x: 9, y: 9 })).toEqual([...bends, { x: 9, y: 9 }]);
	expect(withoutBend(bends, own)).toEqual([]);
});
