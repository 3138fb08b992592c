import { expect, test } from "vitest";
import { bandsOf } from "./resistor-bands.ts";

const [black, brown, red, , yellow, , , violet] = [..."01234567"].map((digit) => bandsOf(Number(`1${digit}`))[1]);
const gold = bandsOf(220)[3];

test("4.7 kΩ is yellow, violet, red, gold", () => {
	expect(bandsOf(4700)).toEqual([yellow, violet, red, gold]);
});

test("220 Ω is red, red, brown; 10 Ω is brown, black, black; 1 Ω has a golden multiplier", () => {
	expect(bandsOf(220)).toEqual([red, red, brown, gold]);
	expect(bandsOf(10)).toEqual([brown, black, black, gold]);
	expect(bandsOf(1)).toEqual([brown, black, gold, gold]);
});
