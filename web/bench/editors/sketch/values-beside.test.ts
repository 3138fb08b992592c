import { expect, test } from "vitest";
import { valuesBeside } from "./values-beside.ts";

const LINES = [
	"int rounds = 0;",
	"void loop() {",
	"  rounds++;",
	"  int doubled = 2 * rounds;",
	'  Serial.println("rounds"); // doubled',
	"  delay(doubled);",
];
const held = (name: string, value: string | null) => ({ name, value });

test("a variable stands once, at the last line up to the paused one that names it in its code", () => {
	const values = [held("rounds", "3"), held("doubled", "6")];
	expect([...valuesBeside(LINES, 5, values)]).toEqual([[4, "doubled = 6   rounds = 3"]]);
	expect([...valuesBeside(LINES, 3, values)]).toEqual([[3, "rounds = 3"]]);
	expect([...valuesBeside(LINES, 6, values)]).toEqual([
		[6, "doubled = 6"],
		[4, "rounds = 3"],
	]);
});

test("what was optimised away is left out, and a long value is cut", () => {
	expect(valuesBeside(LINES, 3, [held("rounds", null)]).size).toBe(0);
	expect(valuesBeside(LINES, 3, [held("rounds", "1234567890123456789012345")]).get(3)).toBe(
		"rounds = 123456789012345678901234…",
	);
});
