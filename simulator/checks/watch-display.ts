import { BadCircuit } from "../circuit/bad-circuit.ts";
import { altitudeAt, climbFrom } from "../parts/bmp180/altitude.ts";
import { displayText } from "../parts/lcd1602/display-text.ts";
import { displayedText } from "../parts/ssd1306/displayed-text.ts";
import type { BoardUnderTest } from "./board-under-test.ts";
import { type LabelTrust, type Reading, readingsIn } from "./readings.ts";
import { type Expected, type Seen, seen, type Watch, type WatchContext } from "./watch.ts";

const READABLE_CONTRAST = 0.2;
/** A row shows a number steadily from this share of the time that it shows anything, */
const STEADY = 0.6;
/** and of all the time: clearing it before each writing may leave it dark for some of it. */
const READABLE = 0.2;
/** A text counts that was there for most of the last 0.2 s, in slices of 5 ms: a program may clear the display before each writing. */
const TEXT_SLICES = 40;
/** Of an OLED display; others have the first two. */
const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

type ShowsNumber = Extract<Expected<"display">, { near: string }>;

/**
 * A number counts where it is steady to the end of the scene, beside a label that never was beside a wrong one.
 * Seen codes: `display_empty`, `no_number`, `unsteady`, `other_label` with the `text`, and `other_number` with the `number`;
 * with `as` or `times`, each with what was `wanted`.
 */
export function watchDisplay(expected: ShowsNumber, { board, trustOf, atStart, lowest }: WatchContext): Watch {
	const { display, near, as, times = 1, tolerance, row, neverLabelled = [] } = expected;
	const [part = "", control = ""] = near.split(".");
	const rows = row === undefined ? ROWS : [row];
	const shown = rows.map(() => new Map<string, number>());
	const trusts = rows.map((one) => trustOf(`${display} ${one} ${near} ${as} ${times}`));
	let samples = 0;
	return {
		sample(settled) {
			if (!settled) return;
			samples++;
			const texts = rowsOf(board, display);
			for (const [index, one] of rows.entries()) {
				const text = (texts[one - 1] ?? "").trimEnd();
				if (text) shown[index]?.set(text, (shown[index]?.get(text) ?? 0) + 1);
			}
		},
		problem() {
			const value = as === "lowest" ? lowest(near) : board.controlValue(part, control);
			const wanted = wantedFor(value * times, as, atStart(near));
			const isNear = ({ value }: Reading) => Math.abs(value - wanted) <= tolerance;
			const found = shown.map((texts, index) => judgeRow(texts, samples, isNear, trusts[index], neverLabelled));
			if (found.includes("right")) return undefined;
			const wrong = found.filter((one) => typeof one === "object");
			const worst = wrong.find(({ code }) => code === "other_number") ?? wrong[0];
			return seen(worst?.code ?? "display_empty", board, { ...worst?.values, ...((as || times !== 1) && { wanted }) });
		},
	};
}

/** The number that a display must show for a control's value. */
function wantedFor(value: number, as: ShowsNumber["as"], start: number): number {
	if (as === "altitude") return Math.round(altitudeAt(value));
	return as === "climb" ? Math.round(climbFrom(start, value)) : value;
}

type RowVerdict = "right" | "empty" | Pick<Seen, "code" | "values">;

function judgeRow(
	texts: ReadonlyMap<string, number>,
	samples: number,
	isNear: (reading: Reading) => boolean,
	trust: LabelTrust | undefined,
	neverLabelled: readonly string[],
): RowVerdict {
	const byTime = [...texts].toSorted(([, a], [, b]) => b - a);
	const [most] = byTime;
	if (!most) return "empty";
	// While it is being written, a row shows the beginning of what it will show.
	const whole = byTime.filter(([text]) => text === most[0] || !most[0].startsWith(text));
	const total = whole.reduce((sum, [, count]) => sum + count, 0);
	const readings = whole.filter(([, count]) => count >= total / 4).flatMap(([text]) => readingsIn(text));
	for (const reading of readings) if (!isNear(reading)) trust?.distrust(reading.label);
	const [first] = readingsIn(most[0]);
	if (!first) return { code: "no_number", values: {} };
	const isRight = (reading: Reading) => isNear(reading) && trust?.trusts(reading.label);
	const isRightlyNamed = ({ label, value }: Reading) =>
		isRight({ label, value }) && !neverLabelled.some((word) => label.includes(word));
	if (!readingsIn(most[0]).some(isRight)) return { code: "other_number", values: { number: first.value } };
	if (!readingsIn(most[0]).some(isRightlyNamed)) return { code: "other_label", values: { text: most[0].trim() } };
	// A reading may flicker between two numbers that are both near.
	const rightFor = whole.reduce((sum, [text, count]) => sum + (readingsIn(text).some(isRightlyNamed) ? count : 0), 0);
	const steady = rightFor >= total * STEADY && rightFor >= samples * READABLE;
	return steady ? "right" : { code: "unsteady", values: { text: most[0].trim() } };
}

/**
 * Seen codes: `display_empty`, and `other_text` with the text `wanted` and what the `first` and `second` rows last showed
 * instead. A text counts that is there for most of the end of a scene.
 */
export function watchDisplayText(
	{ display, text, row, without, numberless }: Extract<Expected<"display">, { text: string }>,
	board: BoardUnderTest,
): Watch {
	const wanted = text.toLowerCase();
	let last: (readonly string[])[] = [];
	const isRight = (rows: readonly string[]) => {
		const looked = row === undefined ? rows : rows.slice(row - 1, row);
		const shown = looked.map((one) => one.toLowerCase());
		if (numberless && shown.some((one) => readingsIn(one).length > 0)) return false;
		const isAlone = without === undefined || !shown.some((one) => one.includes(without.toLowerCase()));
		return isAlone && shown.some((one) => one.includes(wanted));
	};
	return {
		sample() {
			last = [...last.slice(1 - TEXT_SLICES), rowsOf(board, display).map((one) => one.trim())];
		},
		problem() {
			const wrong = last.filter((rows) => !isRight(rows));
			if (last.length > 0 && wrong.length < last.length / 2) return undefined;
			const [first = "", second = ""] = wrong.findLast((rows) => rows.some(Boolean)) ?? [];
			return first || second
				? seen("other_text", board, { wanted: text, first, second })
				: seen("display_empty", board);
		},
	};
}

/** What can be read on a display: nothing while it is off, or its contrast too low. */
function rowsOf(board: BoardUnderTest, part: string): string[] {
	const state = board.part(part);
	if (state.kind === "ssd1306") return state.image === null ? [] : [...displayedText(state.image)];
	if (state.kind !== "lcd1602" && state.kind !== "lcd1602_i2c")
		throw new BadCircuit(`The checks read ${part}, which is no display`);
	return state.contrast < READABLE_CONTRAST ? [] : displayText(state);
}
