/**
 * Codes that people copy by hand: no I, O, 0 or 1. Kept without signs between, printed in
 * groups. The database reads them by the same rule.
 */

/** Of a class's code. */
export const CLASS_CODE_LENGTH = 6;

export const CODE_ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** A new code. `randomInt(n)` gives 0 to n - 1, each with the same chance; for secrets it must be cryptographically secure. */
export function createCode(length: number, randomInt: (below: number) => number): string {
	return Array.from({ length }, () => CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length))).join("");
}

/** What was typed, as codes are kept: capitals, and letters and digits only. */
export function readCode(typed: string): string {
	return typed.replace(/[^A-Za-z0-9]/g, "").toUpperCase();
}

/** As codes are printed: `ABCDEF` in groups of 3 is `ABC-DEF`. */
export function printCode(code: string, group: number): string {
	return code.match(new RegExp(`.{1,${group}}`, "g"))?.join("-") ?? "";
}
