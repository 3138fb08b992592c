import { expect, test } from "vitest";
import { ohmsText, stripesOf } from "./resistor.ts";

test("the stripes of a resistor are its two digits and its zeros", () => {
	expect([220, 4700, 10_000, 1000, 47, 1_000_000].map(stripesOf)).toEqual([
		[2, 2, 1],
		[4, 7, 2],
		[1, 0, 3],
		[1, 0, 2],
		[4, 7, 0],
		[1, 0, 5],
	]);
});

test("a resistance reads as people write it", () => {
	expect([220, 4700, 10_000, 1_000_000].map(ohmsText)).toEqual(["220 Ω", "4.7 kΩ", "10 kΩ", "1 MΩ"]);
});
