import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { areTurnsRunning, type BoardNow, boardsNow, lettered } from "#domain/classroom/board-turns.ts";
import type { ClassGrouping } from "#domain/classroom/groups.ts";
import { m } from "#messages/generated/messages.js";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { classNames } from "#web/platform/ui/class-names.ts";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { GroupTile } from "./GroupTile.tsx";
import { boardName, timeText } from "./group-texts.ts";
import { useBeginTurn, useGrouping, useMarkTried, useServerNow } from "./groups.queries.ts";
import { StartTurns } from "./StartTurns.tsx";

/** Real boards of a class: whose turn it is, for how long, and who is next; to mark who has tried theirs, and to swap. */
export function RealBoards({ classId }: { classId: string }) {
	const { query, grouping } = useGrouping(classId);
	if (grouping) return <BoardsInTurn classId={classId} grouping={grouping} withSwap />;
	return (
		<Card aria-label={m.groups_real_boards()} className="grid gap-3">
			<h2 className="text-lg">{m.groups_real_boards()}</h2>
			{query.isError ? (
				<ErrorState
					compact
					title={m.groups_failed()}
					onRetry={() => void query.refetch()}
					retrying={query.isFetching}
				/>
			) : (
				<Skeleton className="h-40" />
			)}
		</Card>
	);
}

interface BoardsInTurnProps {
	classId: string;
	grouping: ClassGrouping;
	/** "All swap" below it; the page of the groups has it above. */
	withSwap?: boolean;
}

/** The same, of groups that the page has read. */
export function BoardsInTurn({ classId, grouping, withSwap = false }: BoardsInTurnProps) {
	return (
		<Card padded={false} aria-label={m.groups_real_boards()} className="grid">
			<div className="flex items-baseline justify-between gap-3 px-4 py-3.5">
				<h2 className="text-lg">{m.groups_real_boards()}</h2>
				{areTurnsRunning(grouping) && (
					<p className="text-sm text-ink-2">
						{m.groups_tried_count({ count: grouping.groups.filter(({ triedAt }) => triedAt !== null).length })}
					</p>
				)}
			</div>
			<Boards classId={classId} grouping={grouping} withSwap={withSwap} />
		</Card>
	);
}

function Boards({ classId, grouping, withSwap }: BoardsInTurnProps) {
	const now = useServerNow(grouping);
	if (grouping.groups.length === 0 || grouping.boards.length === 0) {
		return (
			<div className="grid gap-3 justify-items-start px-4 pb-4">
				<p className="text-ink-2">{m.groups_real_boards_none()}</p>
				<Link to="/class-management/groups" search={{ class: classId }} className={buttonClass({ variant: "soft" })}>
					{m.groups_title()}
				</Link>
			</div>
		);
	}
	const tried = lettered(grouping.groups).filter(({ triedAt }) => triedAt !== null);
	return (
		<>
			<ul className="m-0 p-0 list-none border-t border-line divide-y divide-line">
				{boardsNow(grouping, now).map((one, index) => (
					<BoardLine key={one.board.id} classId={classId} name={boardName(one.board, index)} now={one} />
				))}
			</ul>
			<div className="grid gap-3 px-4 py-3 border-t border-line empty:hidden">
				{tried.length > 0 && (
					<p className="flex items-center gap-2 text-sm text-ink-2">
						<TriedMark />
						{m.groups_tried_list({ letters: tried.map(({ letter }) => letter).join(", ") })}
					</p>
				)}
				{withSwap && <StartTurns classId={classId} grouping={grouping} variant="soft" />}
			</div>
		</>
	);
}

function BoardLine({ classId, name, now }: { classId: string; name: string; now: BoardNow }) {
	const begin = useBeginTurn(classId);
	const mark = useMarkTried(classId);
	const { board, group, minutesLeft, next, call } = now;
	const shown = group ?? call;
	return (
		<li className="flex items-center gap-1 min-h-11.5 pl-3.5 pr-3">
			<span className="w-[3.75rem] shrink-0 font-bold text-[0.9375rem] leading-tight break-words">{name}</span>
			{shown ? (
				<button
					type="button"
					aria-pressed={shown.triedAt !== null}
					aria-label={m.groups_tried_press({ letter: shown.letter })}
					title={m.groups_tried_press({ letter: shown.letter })}
					onClick={() => mark.mutate({ groupId: shown.id, tried: shown.triedAt === null })}
					className="relative grid place-items-center w-10 h-11 shrink-0 rounded-medium"
				>
					<GroupTile letter={shown.letter} on={group !== undefined} size="small" />
					{shown.triedAt !== null && (
						<span className="absolute right-0 bottom-0.5">
							<TriedMark />
						</span>
					)}
				</button>
			) : (
				<span className="w-10 shrink-0" />
			)}
			{minutesLeft === 0 && next ? (
				<button
					type="button"
					aria-label={m.groups_swap_board({ board: name })}
					onClick={() => begin.mutate({ turn: (board.turn ?? 0) + 1, boardId: board.id })}
					className="grow min-h-11 text-left font-extrabold text-[0.9375rem] whitespace-nowrap text-teal-deep"
				>
					{timeText(now)}
				</button>
			) : (
				<span className={classNames("grow font-extrabold text-[0.9375rem] whitespace-nowrap", !group && "text-leaf")}>
					{timeText(now)}
				</span>
			)}
			<span className="flex items-center gap-1 text-[0.8125rem] text-ink-2 shrink-0">
				{next && (
					<>
						{board.turn === null ? m.groups_first() : m.groups_then()}
						<GroupTile letter={next.letter} on={false} size="small" />
					</>
				)}
				{!next && call && m.groups_call({ letter: call.letter })}
				{!next && group && m.groups_last()}
			</span>
		</li>
	);
}

/** "Has tried theirs". */
function TriedMark() {
	return (
		<span className="grid place-items-center size-4.5 rounded-full bg-leaf-wash text-leaf border border-surface">
			<Check size={12} strokeWidth={3} aria-hidden="true" />
		</span>
	);
}
