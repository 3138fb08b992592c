import { BadCircuit } from "../circuit/bad-circuit.ts";
import type {} from "../parts/gsm_modem/model.ts";
import type {} from "../parts/hc05/model.ts";
import type {} from "../parts/wifi_serial/model.ts";
import type { BoardUnderTest } from "./board-under-test.ts";
import { type Expected, type Seen, seen, type Watch, type WatchContext } from "./watch.ts";
import { numberProblem, type TimedLine } from "./watch-serial.ts";

type AnswersOrRests = Exclude<Expected<"phone">, { near: string }>;
type TellsNumber = Extract<Expected<"phone">, { near: string }>;

/**
 * Seen codes: `no_answer`, `other_answer` with the `line` that is wrong, `repeated` with how `many` came instead of one, and
 * `unasked` with the `line` that came where none should.
 */
export function watchPhone(expected: AnswersOrRests, board: BoardUnderTest): Watch {
	return watchLines(expected.phone, board, (come) => {
		const lines = come.map(({ text }) => text);
		const last = lines.at(-1);
		if ("is" in expected) return last === undefined ? undefined : seen("unasked", board, { line: last });
		if (last === undefined) return seen("no_answer", board);
		const has = (line: string, text: string) => line.toLowerCase().includes(text.toLowerCase());
		const wrong = lines.find((line) => expected.without?.some((text) => has(line, text)));
		const line = wrong ?? (has(last, expected.text) ? undefined : last);
		if (line !== undefined) return seen("other_answer", board, { line });
		return expected.once && lines.length > 1 ? seen("repeated", board, { many: lines.length }) : undefined;
	});
}

/** Seen codes: those of `numberProblem`. */
export function watchPhoneNumber(expected: TellsNumber, context: WatchContext): Watch {
	const { phone, near } = expected;
	return watchLines(phone, context.board, numberProblem({ ...expected, from: `phone ${near}` }, context));
}

function watchLines(
	phone: string,
	board: BoardUnderTest,
	problem: (lines: readonly TimedLine[]) => Seen | undefined,
): Watch {
	const lines: TimedLine[] = [];
	let count = screenOf(board, phone).lines;
	return {
		sample() {
			const screen = screenOf(board, phone);
			if (screen.lines === count) return;
			count = screen.lines;
			lines.push({ text: screen.line, at: board.milliseconds });
		},
		problem: () => problem(lines),
	};
}

function screenOf(board: BoardUnderTest, part: string) {
	const state = board.part(part);
	if (state.kind !== "hc05" && state.kind !== "wifi_serial" && state.kind !== "gsm_modem")
		throw new BadCircuit(`The checks read ${part}, which has no phone`);
	return state;
}
