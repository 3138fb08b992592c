import { UNO_PINS } from "#simulator/board/uno-pins.ts";

/** The pin with the board's own light. */
const OF_BOARD = "13";

type Wired = { readonly wires: readonly { readonly from: string; readonly to: string }[] };

/** The first signal pin that a wire ends at, of the first circuit that has one. */
export function usedPin(...circuits: readonly Wired[]): string {
	const names = new Set(UNO_PINS.map(({ name }) => name));
	const ends = circuits.flatMap(({ wires }) => wires.flatMap(({ from, to }) => [from, to]));
	const pins = ends.map((end) => end.replace(/^uno\./, ""));
	return pins.find((pin, index) => pin !== ends[index] && names.has(pin)) ?? OF_BOARD;
}
