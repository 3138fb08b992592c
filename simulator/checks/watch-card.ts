import { BadCircuit } from "../circuit/bad-circuit.ts";
import type {} from "../parts/sd_card/model.ts";
import type { BoardUnderTest } from "./board-under-test.ts";
import { type Expected, type Seen, seen, type Watch, type WatchContext } from "./watch.ts";
import { numberProblem, type TimedLine } from "./watch-serial.ts";

type KeepsNumber = Extract<Expected<"card">, { near: string }>;
type Rests = Extract<Expected<"card">, { is: string }>;

/** Seen codes: those of `numberProblem`, and `lines_lost` where the card has fewer lines than before. */
export function watchCard(expected: KeepsNumber, context: WatchContext): Watch {
	const problem = numberProblem({ ...expected, from: `card ${expected.near}` }, context);
	return watchSaved(expected.card, context.board, problem);
}

/** Seen code: `written` with the `line` that was saved though none should be, once the time to follow is over. */
export function watchCardRest({ card, after = 0 }: Rests, board: BoardUnderTest): Watch {
	const from = board.milliseconds + after * 1000;
	return watchSaved(card, board, (lines) => {
		const late = lines.findLast(({ at }) => at > from);
		return late && seen("written", board, { line: late.text });
	});
}

function watchSaved(card: string, board: BoardUnderTest, problem: (lines: TimedLine[]) => Seen | undefined): Watch {
	const saved: TimedLine[] = [];
	let count = cardOf(board, card).lines;
	let lost = false;
	return {
		sample() {
			const { line, lines } = cardOf(board, card);
			if (lines > count) saved.push({ text: line, at: board.milliseconds });
			lost ||= lines < count;
			count = lines;
		},
		problem: () => (lost ? seen("lines_lost", board) : problem(saved)),
	};
}

function cardOf(board: BoardUnderTest, part: string) {
	const state = board.part(part);
	if (state.kind !== "sd_card") throw new BadCircuit(`The checks read ${part}, which has no card`);
	return state;
}
