import { expect, test } from "vitest";
import { rigFor } from "../../fixtures/part-rig.ts";
import { KEYS, part } from "./model.ts";

const LINES = [1, 2, 3, 4];

/** The rows that a low column pulls down, by column, with pull-ups at the rows. */
function scanned(keys: readonly string[]): string[] {
	const rig = rigFor(part.pins, part.create, {
		wire: (network, net, supply) => {
			for (const row of LINES) network.branch(net(`R${row}`), supply, { ohms: 35_000 });
		},
	});
	for (const key of keys) rig.part.setControl?.(key, 1);
	return LINES.flatMap((column) => {
		rig.outside(`C${column}`).drive(0, 25);
		const low = LINES.filter((row) => !rig.network.isHigh(rig.net(`R${row}`)));
		rig.outside(`C${column}`).release();
		return low.map((row) => KEYS[row - 1]?.[column - 1] ?? "");
	});
}

test.each(KEYS.flat())("%s joins its row with its column", (key) => {
	expect(scanned([key])).toEqual([key]);
});

test("two keys are told apart; with three corners of a rectangle the fourth seems down too", () => {
	expect(scanned([])).toEqual([]);
	expect(scanned(["key_1", "key_5"])).toEqual(["key_1", "key_5"]);
	expect(scanned(["key_1", "key_2", "key_4"])).toEqual(["key_1", "key_4", "key_2", "key_5"]);
});
