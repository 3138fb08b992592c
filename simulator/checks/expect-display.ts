import { BadCircuit } from "../circuit/bad-circuit.ts";
import { displayText } from "../parts/lcd1602/display-text.ts";
import type { Bench } from "./bench.ts";
import { numbersIn } from "./printed-lines.ts";
import { type Action, type Running, seen } from "./seen.ts";

const READABLE_CONTRAST = 0.2;

/** Seen codes: `display_empty`, and `other_text` with the text that was `wanted` and what the `first` and `second` rows show. */
export function* expectText({ part, contains, row, during }: Action<"expect_text">, bench: Bench): Running {
	const wanted = contains.toLowerCase();
	const rows = () => (row === undefined ? rowsOf(bench, part) : rowsOf(bench, part).slice(row - 1, row));
	let found = false;
	yield* bench.pass(during, () => {
		found = rows().some((text) => text.toLowerCase().includes(wanted));
		return found;
	});
	if (found) return undefined;
	const [first = "", second = ""] = rowsOf(bench, part).map((text) => text.trim());
	if (!first && !second) return seen("display_empty", bench);
	return seen("other_text", bench, { wanted: contains, first, second });
}

/** Seen codes: `display_empty`, `no_number`, and `other_number` with the nearest one. */
export function* expectDisplayNumber(
	{ part, near, tolerance, during }: Action<"expect_display_number">,
	bench: Bench,
): Running {
	const value = bench.controlValue(near.part, near.control);
	const distance = (number: number) => Math.abs(number - value);
	const shown = () => rowsOf(bench, part).flatMap(numbersIn);
	let found = false;
	yield* bench.pass(during, () => {
		found ||= shown().some((number) => distance(number) <= tolerance);
		return found;
	});
	if (found) return undefined;
	const numbers = shown();
	if (numbers.length > 0)
		return seen("other_number", bench, {
			number: numbers.reduce((best, number) => (distance(number) < distance(best) ? number : best)),
		});
	const empty = rowsOf(bench, part).every((row) => row.trim() === "");
	return seen(empty ? "display_empty" : "no_number", bench);
}

/** What can be read on a display: nothing while it is off, or its contrast too low. */
function rowsOf(bench: Bench, part: string): string[] {
	const state = bench.part(part);
	if (state.kind !== "lcd1602" && state.kind !== "lcd1602_i2c")
		throw new BadCircuit(`The checks read ${part}, which is no display`);
	return state.contrast < READABLE_CONTRAST ? [] : displayText(state);
}
