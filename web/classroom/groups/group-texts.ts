import { type BoardNow, turnOfGroup } from "#domain/classroom/board-turns.ts";
import { type ClassBoard, letterOf } from "#domain/classroom/groups.ts";
import { m } from "#messages/generated/messages.js";

/** As the teacher named it, or "Group A". */
export function groupName(name: string, index: number): string {
	return name || m.groups_group({ letter: letterOf(index) });
}

/** As the teacher named it, or "Board 1". */
export function boardName({ name }: Pick<ClassBoard, "name">, index: number): string {
	return name || m.groups_board({ number: index + 1 });
}

const TURNS = [m.groups_turn_1, m.groups_turn_2, m.groups_turn_3];
const SHORT_TURNS = [m.groups_turn_short_1, m.groups_turn_short_2, m.groups_turn_short_3];
const TURNS_AT = [m.groups_turn_at_1, m.groups_turn_at_2, m.groups_turn_at_3];

/** "First turn". */
export function turnName(turn: number): string {
	return TURNS[turn - 1]?.() ?? m.groups_turn_n({ number: turn });
}

/** "First", in a narrow column. */
export function shortTurnName(turn: number): string {
	return SHORT_TURNS[turn - 1]?.() ?? m.groups_turn_short_n({ number: turn });
}

/** "Simba, first turn"; null without boards. */
export function turnText(groupIndex: number, boards: readonly ClassBoard[]): string | null {
	const at = turnOfGroup(groupIndex, boards.length);
	const board = at && boards[at.board];
	if (!at || !board) return null;
	const named = { board: boardName(board, at.board) };
	return TURNS_AT[at.turn - 1]?.(named) ?? m.groups_turn_at_n({ ...named, number: at.turn });
}

/** What a board's line says of the time. */
export function timeText({ group, minutesLeft, next, board }: BoardNow): string {
	if (board.turn === null) return "";
	if (!group || minutesLeft === null) return m.groups_free();
	if (minutesLeft > 0) return m.groups_minutes({ count: minutesLeft });
	return next ? m.groups_swap_now() : m.groups_time_over();
}
