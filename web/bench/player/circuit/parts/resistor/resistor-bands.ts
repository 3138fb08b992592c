/** IEC 60062, table 1: the colours of 0 to 9. */
const DIGITS = [
	"#1b1b1b",
	"#7a4a1f",
	"#c62f1d",
	"#e88a1a",
	"#f0d22b",
	"#2f8f3e",
	"#2c5bc4",
	"#7b3fb0",
	"#8a8f98",
	"#f4f4f4",
];
const GOLD = "#c9a13b";
const SILVER = "#b9bfc8";

/** The four bands of a resistor of 5 %: two digits, multiplier, tolerance. 4,700 Ω is yellow, violet, red, gold. */
export function bandsOf(ohms: number): readonly [string, string, string, string] {
	const exponent = ohms > 0 ? Math.floor(Math.log10(ohms) + 1e-9) - 1 : 0;
	const value = Math.round(ohms / 10 ** exponent);
	const colour = (digit: number) => DIGITS[digit] ?? SILVER;
	const multiplier = exponent === -1 ? GOLD : exponent === -2 ? SILVER : colour(exponent);
	return [colour(Math.floor(value / 10)), colour(value % 10), multiplier, GOLD];
}
