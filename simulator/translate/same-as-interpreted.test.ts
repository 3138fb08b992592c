import { expect, test } from "vitest";
import { seededRandom } from "../checks/seeded-random.ts";
import { translated } from "../fixtures/processors.ts";
import { firstDifference } from "../fixtures/side-by-side.ts";

const PROGRAMS = import.meta.glob<string>("../fixtures/*.hex", { query: "?raw", import: "default", eager: true });
const MILLISECOND = 16_000;
/** Milliseconds: the slowest takes ten seconds alone, and many times that beside others. */
const MOST = 120_000;

/** Slices of one cycle up to 20 ms, evenly over the orders of magnitude. */
function slices(seed: number, count: number): number[] {
	const random = seededRandom(seed);
	return Array.from({ length: count }, () => Math.ceil((20 * MILLISECOND) ** random()));
}

test.each(Object.entries(PROGRAMS))(
	"%s runs translated as it does interpreted, to the byte and cycle",
	{
		timeout: MOST,
	},
	(_, hex) => {
		expect(firstDifference(hex, translated, slices(1, 120))).toBe(undefined);
	},
);
