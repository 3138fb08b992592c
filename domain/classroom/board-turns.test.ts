import { expect, test } from "vitest";
import { areTurnsRunning, boardsNow, minutesInAll, turnAfter, turnCount, turnOfGroup } from "./board-turns.ts";

const START = "2026-11-27T08:00:00.000Z";
const at = (minutes: number) => Date.parse(START) + minutes * 60_000;

/** 12 groups, A to L, and 7 boards, each in the turn that is given for it. */
function lesson(turns: (number | null)[], { tried = "", groups = 12 } = {}) {
	return {
		minutes: 10,
		groups: Array.from({ length: groups }, (_, index) => ({
			...{ id: `group${index}`, name: "", members: [] },
			triedAt: tried.includes(String.fromCharCode(65 + index)) ? START : null,
		})),
		boards: turns.map((turn, index) => ({
			...{ id: `board${index}`, name: "", turn },
			startedAt: turn === null ? null : START,
		})),
	};
}

const all = (turn: number | null, boards = 7) => Array.from({ length: boards }, () => turn);
const lettersOf = (turns: (number | null)[], options = {}) =>
	boardsNow(lesson(turns, options), at(1)).map(({ group, next, call }) =>
		[group?.letter ?? "-", next?.letter ?? "-", call?.letter].filter(Boolean).join(" "),
	);

test("7 boards serve 12 groups in two turns; the eighth group has the first board's second", () => {
	expect(turnCount(lesson(all(null)))).toBe(2);
	expect(turnOfGroup(0, 7)).toEqual({ board: 0, turn: 1 });
	expect(turnOfGroup(6, 7)).toEqual({ board: 6, turn: 1 });
	expect(turnOfGroup(7, 7)).toEqual({ board: 0, turn: 2 });
	expect(turnOfGroup(11, 7)).toEqual({ board: 4, turn: 2 });
	expect(turnOfGroup(0, 0)).toBeNull();
});

test("two turns of ten minutes and two to change take 22", () => {
	expect(minutesInAll(2, 10)).toBe(22);
	expect(minutesInAll(1, 10)).toBe(10);
	expect(minutesInAll(0, 10)).toBe(0);
});

test("whose turn it is, and who is next", () => {
	expect(lettersOf(all(null))).toEqual(["- A", "- B", "- C", "- D", "- E", "- F", "- G"]);
	expect(lettersOf(all(1))).toEqual(["A H", "B I", "C J", "D K", "E L", "F -", "G -"]);
});

test("a free board calls who has not tried theirs and is at no board, each group once", () => {
	const free = lettersOf(all(2), { tried: "ABDEG" });
	expect(free).toEqual(["H -", "I -", "J -", "K -", "L -", "- - C", "- - F"]);
	expect(lettersOf(all(2), { tried: "ABCDEFG" }).slice(5)).toEqual(["- -", "- -"]);
	// Swapped alone: who waits for a second turn can come early.
	expect(lettersOf([1, 1, 1, 1, 1, 1, 2], { tried: "ADEG" })[6]).toBe("- - H");
});

test("more boards than groups: those without a group are free", () => {
	expect(lettersOf(all(1, 3), { groups: 2 })).toEqual(["A -", "B -", "- -"]);
});

test.each([
	[0, 10],
	[0.5, 10],
	[4, 6],
	[9.1, 1],
	[10, 0],
	[30, 0],
	[-5, 10],
])("%f minutes after the start %i are left", (passed, left) => {
	const [first, , , , , , last] = boardsNow(lesson([...all(1, 6), 2]), at(passed));
	expect(first?.minutesLeft).toBe(left);
	expect(last?.minutesLeft).toBeNull();
});

test("all swap to the next turn; after the last one the turns end", () => {
	expect(turnAfter(lesson(all(null)))).toBe(1);
	expect(turnAfter(lesson(all(1)))).toBe(2);
	expect(turnAfter(lesson([2, 1, 1]))).toBe(2);
	expect(turnAfter(lesson(all(2)))).toBeNull();
	expect(turnAfter(lesson([]))).toBeNull();
	expect(areTurnsRunning(lesson(all(null)))).toBe(false);
	expect(areTurnsRunning(lesson([null, 2]))).toBe(true);
});
