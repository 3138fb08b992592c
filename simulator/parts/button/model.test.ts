import { expect, test } from "vitest";
import { rigFor } from "../../fixtures/part-rig.ts";
import { part as button } from "./model.ts";

test("a pressed button joins its two sides, and its legs of one side are always one", () => {
	expect(button.joined).toEqual([
		["1.l", "1.r"],
		["2.l", "2.r"],
	]);
	const rig = rigFor(button.pins, button.create, {
		supplies: { "2.l": 0 },
		wire: (network, net, supply) => network.branch(supply, net("1.l"), { ohms: 35_000 }),
	});
	const levels = [0, 1, 0].map((pressed) => {
		rig.part.setControl?.("pressed", pressed);
		return rig.network.isHigh(rig.net("1.l"));
	});
	expect(levels).toEqual([true, false, true]);
});

/** How often the contact opens or closes, and whether it is closed after 2 ms. */
function edges(bounces: number, presses: readonly number[]) {
	const rig = rigFor(button.pins, button.create, {
		supplies: { "2.l": 0 },
		wire: (network, net, supply) => network.branch(supply, net("1.l"), { ohms: 35_000 }),
	});
	let count = 0;
	rig.network.onLevel(rig.net("1.l"), () => count++);
	rig.part.setControl?.("bounces", bounces);
	for (const pressed of presses) {
		rig.part.setControl?.("pressed", pressed);
		rig.pass(2000);
	}
	return [count, rig.network.isHigh(rig.net("1.l"))];
}

test("it bounces at a press and at its end, and is still afterwards; without bouncing it does neither", () => {
	expect(edges(1, [1])).toEqual([7, false]);
	expect(edges(1, [1, 0])).toEqual([14, true]);
	expect(edges(0, [1, 0])).toEqual([2, true]);
});

test("it may be one that never bounces, without a switch for that", () => {
	expect(button.controls({}).map(({ id, initial }) => [id, initial])).toEqual([
		["pressed", 0],
		["bounces", 1],
	]);
	expect(button.controls({ bounces: 0 }).map(({ id }) => id)).toEqual(["pressed"]);
	const rig = rigFor(button.pins, button.create, {
		props: { bounces: 0 },
		supplies: { "2.l": 0 },
		wire: (network, net, supply) => network.branch(supply, net("1.l"), { ohms: 35_000 }),
	});
	let count = 0;
	rig.network.onLevel(rig.net("1.l"), () => count++);
	rig.part.setControl?.("pressed", 1);
	rig.pass(2000);
	expect(count).toBe(1);
});
