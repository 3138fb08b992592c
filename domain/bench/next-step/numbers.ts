import type { Token } from "../sketch/tokens.ts";
import type { Program } from "./program.ts";

/** The most that `analogRead` gives. */
export const ANALOG_MOST = 1023;

/** A plain number such as `500UL`, or a constant that holds one. */
export function numberIn(program: Program, tokens: readonly Pick<Token, "text">[] | undefined): number | undefined {
	const [only, more] = tokens ?? [];
	if (!only || more) return undefined;
	const text = /^\d/.test(only.text) ? only.text : (program.constants.get(only.text)?.[0]?.text ?? "?");
	const number = Number(text.replace(/[uUlL]+$/, ""));
	return Number.isNaN(number) ? undefined : number;
}
