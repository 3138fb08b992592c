import { Plus, X } from "lucide-react";
import { useState } from "react";
import { boardsNow, groupAt, lettered, turnCount } from "#domain/classroom/board-turns.ts";
import { BOARDS_MAXIMUM, type ClassGrouping, type GroupPlan } from "#domain/classroom/groups.ts";
import { m } from "#messages/generated/messages.js";
import { newId } from "#web/platform/storage/new-id.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Card } from "#web/platform/ui/Card.tsx";
import { IconButton } from "#web/platform/ui/IconButton.tsx";
import { GroupTile } from "./GroupTile.tsx";
import { boardName, shortTurnName } from "./group-texts.ts";
import { NameInput } from "./NameInput.tsx";

interface BoardsCardProps {
	grouping: ClassGrouping;
	onChange: (boards: GroupPlan["boards"]) => void;
}

/** The real boards of the class and who has which when; to rename, add and remove them. */
export function BoardsCard({ grouping, onChange }: BoardsCardProps) {
	const [editing, setEditing] = useState(false);
	const { boards } = grouping;
	const plan = boards.map(({ id, name }) => ({ id, name }));
	const add = () => onChange([...plan, { id: newId(), name: "" }]);
	const canAdd = boards.length < BOARDS_MAXIMUM;
	return (
		<Card aria-label={m.groups_boards()} className="!p-4.5 sm:!px-5 grid gap-2">
			<div className="flex items-center justify-between gap-3">
				<h2 className="text-lg">{m.groups_boards()}</h2>
				{boards.length > 0 && (
					<button
						type="button"
						aria-pressed={editing}
						onClick={() => setEditing(!editing)}
						className="min-h-11 px-2 -mr-2 font-bold text-teal-deep"
					>
						{editing ? m.groups_done() : m.groups_rename()}
					</button>
				)}
			</div>
			{boards.length === 0 && <p className="text-ink-2">{m.groups_no_boards()}</p>}
			{editing ? (
				<ul className="m-0 p-0 list-none grid divide-y divide-line">
					{boards.map((board, index) => (
						<li key={board.id} className="flex items-center gap-2 min-h-12">
							<NameInput
								label={m.groups_name_of_board({ number: index + 1 })}
								placeholder={boardName({ name: "" }, index)}
								name={board.name}
								onRename={(name) => onChange(plan.map((one) => (one.id === board.id ? { ...one, name } : one)))}
							/>
							<IconButton
								icon={X}
								label={m.groups_remove_board({ name: boardName(board, index) })}
								className="!border-transparent"
								onClick={() => onChange(plan.filter(({ id }) => id !== board.id))}
							/>
						</li>
					))}
				</ul>
			) : (
				boards.length > 0 && <TurnTable grouping={grouping} />
			)}
			{(editing || boards.length === 0) && canAdd && (
				<Button variant={boards.length === 0 ? "soft" : "quiet"} onClick={add} className="justify-self-start">
					<Plus size={18} aria-hidden="true" />
					{m.groups_add_board()}
				</Button>
			)}
		</Card>
	);
}

function TurnTable({ grouping }: { grouping: ClassGrouping }) {
	const groups = lettered(grouping.groups);
	const { boards } = grouping;
	const turns = Array.from({ length: turnCount(grouping) }, (_, index) => index + 1);
	const at = new Set(boardsNow(grouping, 0).flatMap(({ group }) => group?.id ?? []));
	const running = at.size > 0;
	return (
		<div className="overflow-x-auto">
			<table className="w-full border-collapse text-left">
				<thead>
					<tr className="text-sm text-ink-2">
						<th scope="col" className="pb-2 font-bold">
							{m.groups_board_head()}
						</th>
						{turns.map((turn) => (
							<th key={turn} scope="col" className="pb-2 pl-2 font-bold">
								{shortTurnName(turn)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{boards.map((board, index) => (
						<tr key={board.id} className="h-11.5 border-t border-line">
							<th scope="row" className="pr-2 font-extrabold break-words">
								{boardName(board, index)}
							</th>
							{turns.map((turn) => {
								const group = groupAt(groups, boards.length, index, turn);
								return (
									<td key={turn} className="pl-2">
										{group ? (
											<GroupTile letter={group.letter} on={running ? at.has(group.id) : turn === 1} />
										) : (
											<span className="text-sm text-ink-2">{m.groups_free_short()}</span>
										)}
									</td>
								);
							})}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
