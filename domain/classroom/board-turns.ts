import type { ClassBoard, ClassGroup, ClassGrouping } from "./groups.ts";
import { letterOf } from "./groups.ts";

/** The groups take the boards in turn, in their order: with 7 boards the eighth group has the first board's second turn. */

/** Between two turns, to walk and to pull the plug. */
const CHANGE_MINUTES = 2;

export type LetteredGroup = ClassGroup & { letter: string };

type Turns = Pick<ClassGrouping, "groups" | "boards">;

export function lettered(groups: readonly ClassGroup[]): LetteredGroup[] {
	return groups.map((one, index) => ({ ...one, letter: letterOf(index) }));
}

/** Each learner's group, by its letter. */
export function lettersByLearner(groups: readonly ClassGroup[]): ReadonlyMap<string, string> {
	return new Map(
		lettered(groups).flatMap(({ members, letter }) => members.map((learner) => [learner, letter] as const)),
	);
}

/** The board that a group has, and when: by its index, and the number of the turn; null without boards. */
export function turnOfGroup(groupIndex: number, boards: number): { board: number; turn: number } | null {
	if (boards === 0) return null;
	return { board: groupIndex % boards, turn: Math.floor(groupIndex / boards) + 1 };
}

/** Until each group has had a board. */
export function turnCount({ groups, boards }: Turns): number {
	return boards.length === 0 ? 0 : Math.ceil(groups.length / boards.length);
}

/** For all turns, with the time to change between them. */
export function minutesInAll(turns: number, minutes: number): number {
	return turns * minutes + Math.max(0, turns - 1) * CHANGE_MINUTES;
}

/** Who has the board in that turn; undefined where it is free. */
export function groupAt(groups: readonly LetteredGroup[], boards: number, boardIndex: number, turn: number) {
	return groups[(turn - 1) * boards + boardIndex];
}

export interface BoardNow {
	board: ClassBoard;
	/** Who has it now; undefined before the turns, and while it is free. */
	group: LetteredGroup | undefined;
	/** Whole minutes, begun ones counted; 0: swap now. Null while no group has it. */
	minutesLeft: number | null;
	/** Who has it next. */
	next: LetteredGroup | undefined;
	/** A group that can come to it, as it is free: it has not tried theirs, and is at no board. */
	call: LetteredGroup | undefined;
}

/** Each board at `nowMs` of the server's clock. */
export function boardsNow({ groups, boards, minutes }: Turns & { minutes: number }, nowMs: number): BoardNow[] {
	const all = lettered(groups);
	const at = (index: number, turn: number | null) =>
		turn === null ? undefined : groupAt(all, boards.length, index, turn);
	const current = boards.map(({ turn }, index) => at(index, turn));
	const waiting = all.filter((one) => one.triedAt === null && !current.includes(one));
	return boards.map((board, index) => {
		const group = current[index];
		const isFree = board.turn !== null && group === undefined;
		return {
			board,
			group,
			minutesLeft: group && board.startedAt !== null ? minutesLeft(board.startedAt, minutes, nowMs) : null,
			next: at(index, (board.turn ?? 0) + 1),
			call: isFree ? waiting.shift() : undefined,
		};
	});
}

function minutesLeft(startedAt: string, minutes: number, nowMs: number): number {
	// A clock that was put back begins the turn again.
	const passedMs = Math.max(0, nowMs - Date.parse(startedAt));
	return Math.max(0, Math.ceil(minutes - passedMs / 60_000));
}

export function areTurnsRunning({ boards }: Pick<Turns, "boards">): boolean {
	return boards.some(({ turn }) => turn !== null);
}

/** The turn that all boards come to with "All swap"; null: the turns have ended. A board that was swapped before waits in it. */
export function turnAfter(turns: Turns): number | null {
	const running = turns.boards.flatMap(({ turn }) => turn ?? []);
	const next = running.length === 0 ? 1 : Math.min(...running) + 1;
	return next > turnCount(turns) ? null : next;
}
