import type { BoardUnderTest } from "./board-under-test.ts";
import { type Reading, readingsIn } from "./readings.ts";
import { type Expected, type Seen, seen, type Watch, type WatchContext } from "./watch.ts";

/** What takes a little longer than it should still counts. */
const LATE = 300;
/** Lines that come so close together are of one round. */
const ROUND = 200;
/** Of the lines with numbers, at least this share tells the control's value: others may tell other things. */
const SHARE = 1 / 10;

type PrintsNumber = Extract<Expected<"serial">, { near: string }>;

/** A line, and when it came: in milliseconds. */
export interface TimedLine {
	readonly text: string;
	readonly at: number;
}

/** Seen codes: those of `numberProblem`. */
export function watchSerial(expected: PrintsNumber, context: WatchContext): Watch {
	const { board } = context;
	const firstLine = board.lines.count;
	const problem = numberProblem({ ...expected, from: `serial ${expected.near}` }, context);
	return { sample() {}, problem: () => problem(board.lines.from(firstLine)) };
}

/**
 * Judges the lines of a scene that begins now by the numbers in them; `from` is whose labels are trusted. A label counts that
 * never stood beside a wrong number, once the program had time to settle, or in the last round of a scene. Seen codes:
 * `printed_nothing` with the `seconds`, `no_number` with the `line`, `other_label` with the `line`, and `other_number` with
 * the `number`.
 */
export function numberProblem(
	expected: Omit<PrintsNumber, "serial"> & { readonly from: string },
	{ board, planned, trustOf }: WatchContext,
): (lines: readonly TimedLine[]) => Seen | undefined {
	const { near, tolerance, every, neverLabelled = [] } = expected;
	const [part = "", control = ""] = near.split(".");
	const began = board.milliseconds;
	const trust = trustOf(expected.from);
	return (lines) => {
		const now = board.milliseconds;
		const times = [began, ...lines.map(({ at }) => at), now];
		const pause = Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? at)));
		if (pause > every * 1000 + LATE) return seen("printed_nothing", board, { seconds: Math.round(pause / 100) / 10 });

		const isNear = ({ value }: Reading) => Math.abs(value - board.controlValue(part, control)) <= tolerance;
		const numbered = lines.flatMap(({ text, at }) => {
			const readings = readingsIn(text);
			return readings.length > 0 ? [{ at, readings }] : [];
		});
		const last = numbered.at(-1);
		if (!last) return seen("no_number", board, { line: lines.at(-1)?.text ?? "" });
		const judgedFrom = Math.min(began + planned.settle, last.at - ROUND);
		for (const { at, readings } of numbered)
			for (const reading of readings) if (at >= judgedFrom && !isNear(reading)) trust.distrust(reading.label);

		const recent = numbered.filter(({ at }) => at >= now - every * 1000 - LATE);
		const right = recent.flatMap(({ readings }) =>
			readings.filter((reading) => trust.trusts(reading.label) && isNear(reading)).slice(0, 1),
		);
		const honest = right.filter(({ label }) => !neverLabelled.some((word) => label.includes(word)));
		if (honest.length > 0 && honest.length >= recent.length * SHARE) return undefined;
		if (right.length > 0 && honest.length === 0) return seen("other_label", board, { line: lines.at(-1)?.text ?? "" });
		return seen("other_number", board, { number: last.readings[0]?.value ?? 0 });
	};
}

type PrintsText = Extract<Expected<"serial">, { text: string }>;

/**
 * Seen codes: `printed_nothing`, `other_line` with the text `wanted` and the `line` that counts, and `repeated` with how
 * `many` lines had the text instead of one.
 */
export function watchSerialText({ text, without, forbidden, once }: PrintsText, board: BoardUnderTest): Watch {
	const firstLine = board.lines.count;
	return {
		sample() {},
		problem() {
			const lines = board.lines.from(firstLine);
			const has = (line: { text: string }, wanted: string) => line.text.toLowerCase().includes(wanted.toLowerCase());
			const other = (line: { text: string }) => seen("other_line", board, { wanted: text, line: line.text });
			const wrong = lines.find((line) => forbidden?.some((one) => has(line, one)));
			if (wrong) return other(wrong);
			const telling = lines.findLast((line) => [text, ...(without ?? [])].some((one) => has(line, one)));
			if (telling && has(telling, text) && !without?.some((one) => has(telling, one))) {
				const many = lines.filter((line) => has(line, text)).length;
				return once && many > 1 ? seen("repeated", board, { many }) : undefined;
			}
			const last = telling ?? lines.at(-1);
			return last === undefined ? seen("printed_nothing", board) : other(last);
		},
	};
}
