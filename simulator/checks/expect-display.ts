import { BadCircuit } from "../circuit/bad-circuit.ts";
import type { Bench } from "./bench.ts";
import { numbersIn } from "./printed-lines.ts";
import { type Action, type Running, seen } from "./seen.ts";

export function* expectDisplay({ part, contains, during }: Action<"expect_display">, bench: Bench): Running {
	const wanted = contains.toLowerCase();
	const shows = () => rowsOf(bench, part).some((row) => row.toLowerCase().includes(wanted));
	let found = false;
	yield* bench.pass(during, () => {
		found ||= shows();
		return found;
	});
	if (found) return undefined;
	const [first = "", second = ""] = rowsOf(bench, part).map((row) => row.trim());
	if (!first && !second) return seen("display_empty", bench);
	return seen("other_text", bench, { wanted: contains, first, second });
}

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

/** What can be read on a display: nothing while it is off or unlit. */
function rowsOf(bench: Bench, part: string): string[] {
	const state = bench.part(part);
	if (state.kind !== "lcd1602" && state.kind !== "lcd1602_i2c")
		throw new BadCircuit(`The checks read ${part}, which is no display`);
	if (!state.on || state.contrast === 0) return [];
	return state.rows.map((codes) => String.fromCharCode(...codes));
}
