import { BadCircuit } from "../circuit/bad-circuit.ts";
import { celsiusOf, SIDE } from "../parts/amg8833/scene.ts";
import type {} from "../parts/neopixel_matrix/model.ts";
import type { BoardUnderTest } from "./board-under-test.ts";
import { type Expected, type Seen, seen, type Watch } from "./watch.ts";

/** With no more light than this on any channel, of 255, a panel is dark. */
const DARK = 3;
/** In °C between two cells: much warmer, clearly warmer, as warm. A camera's pixels are wrong by up to half a degree. */
const MUCH = 10;
const CLEARLY = 4;
const ALIKE = 0.25;
/** How far two cells lie apart on the way from blue (-1) to red (1): what must be seen, what may be, and what rounding does. */
const CONTRAST = 0.5;
const SAME = 0.6;
const ROUNDING = 0.15;

/**
 * Any palette from blue to red passes, whichever its range and whatever lies between. Seen codes: `panel_dark`, `panel_flat`
 * (much warmer is not redder), `panel_uneven` (alike is not alike), and `panel_wrong` with the `row`, from above, and
 * `column` of a cell that is redder than a clearly warmer one. The first that is seen once the program had time counts.
 */
export function watchPixels({ pixels: panel, warmth }: Expected<"pixels">, board: BoardUnderTest): Watch {
	let judged: readonly number[] | undefined;
	let scene = "";
	let problem: Seen | undefined;
	return {
		sample(settled) {
			const state = board.part(panel);
			if (state.kind !== "neopixel_matrix") throw new BadCircuit(`The checks watch ${panel}, which is no panel`);
			if (!settled || problem) return;
			const at = (control: string) => board.controlValue(warmth, control);
			const before = { x: at("x"), y: at("y"), degrees: at("degrees"), room: at("room") };
			const now = Object.values(before).join(" ");
			if (state.pixels === judged && now === scene) return;
			judged = state.pixels;
			scene = now;
			const found = problemOf(state.pixels, celsiusOf(before));
			problem = found && seen(found.code, board, found.values);
		},
		problem: () => problem,
	};
}

function problemOf(colors: readonly number[], celsius: readonly number[]): Seen | undefined {
	const channels = colors.map((color) => [color >> 16, (color >> 8) & 0xff, color & 0xff] as const);
	const brightest = Math.max(...channels.flat());
	if (brightest <= DARK) return { code: "panel_dark", values: {} };
	const cells = channels
		.map(([red, , blue], index) => ({ index, red: (red - blue) / brightest, celsius: celsius[index] ?? 0 }))
		.sort((one, other) => one.celsius - other.celsius);
	const [coldest, hottest] = [cells[0], cells.at(-1)];
	for (const cell of cells) {
		const wrong = cells.find((other) => other.celsius <= cell.celsius - CLEARLY && other.red > cell.red + ROUNDING);
		if (!wrong) continue;
		const values = { row: Math.floor(wrong.index / SIDE) + 1, column: (wrong.index % SIDE) + 1 };
		return { code: "panel_wrong", values };
	}
	const isUneven = cells.some((cell) =>
		cells.some((other) => Math.abs(other.celsius - cell.celsius) <= ALIKE && other.red - cell.red > SAME),
	);
	if (isUneven) return { code: "panel_uneven", values: {} };
	if (!coldest || !hottest || hottest.celsius - coldest.celsius < MUCH) return undefined;
	return hottest.red - coldest.red < CONTRAST ? { code: "panel_flat", values: {} } : undefined;
}
