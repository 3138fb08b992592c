import { BadCircuit } from "../circuit/bad-circuit.ts";
import type {} from "../parts/hc05/model.ts";
import type { BoardUnderTest } from "./board-under-test.ts";
import { type Expected, seen, type Watch } from "./watch.ts";

/** Seen codes: `no_answer`, `other_answer` with the `line` that is wrong, and `unasked` with the `line` that came where none should. */
export function watchPhone(expected: Expected<"phone">, board: BoardUnderTest): Watch {
	const { phone } = expected;
	const lines: string[] = [];
	let count = screenOf(board, phone).lines;
	return {
		sample() {
			const screen = screenOf(board, phone);
			if (screen.lines === count) return;
			count = screen.lines;
			lines.push(screen.line);
		},
		problem() {
			const last = lines.at(-1);
			if ("is" in expected) return last === undefined ? undefined : seen("unasked", board, { line: last });
			if (last === undefined) return seen("no_answer", board);
			const has = (line: string, text: string) => line.toLowerCase().includes(text.toLowerCase());
			const wrong = lines.find((line) => expected.without?.some((text) => has(line, text)));
			const line = wrong ?? (has(last, expected.text) ? undefined : last);
			return line === undefined ? undefined : seen("other_answer", board, { line });
		},
	};
}

function screenOf(board: BoardUnderTest, part: string) {
	const state = board.part(part);
	if (state.kind !== "hc05") throw new BadCircuit(`The checks read ${part}, which has no phone`);
	return state;
}
