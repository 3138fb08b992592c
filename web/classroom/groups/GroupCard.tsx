import { ChevronDown, ChevronUp, X } from "lucide-react";
import type { LetteredGroup } from "#domain/classroom/board-turns.ts";
import { m } from "#messages/generated/messages.js";
import { Card } from "#web/platform/ui/Card.tsx";
import { IconButton } from "#web/platform/ui/IconButton.tsx";
import { GroupTile } from "./GroupTile.tsx";
import { type LearnerActions, LearnerButton } from "./LearnerButton.tsx";
import { NameInput } from "./NameInput.tsx";

interface GroupCardProps {
	group: LetteredGroup;
	/** Which board it has, and when. */
	turn: string | null;
	hasBoard: boolean;
	/** Whose name is dragged over it. */
	incoming: string | undefined;
	actions: LearnerActions;
	onRename: (name: string) => void;
	/** Of an empty group. */
	onRemove: () => void;
	/** On a small screen: whether its members are shown, and the press on that; absent where they always are. */
	fold?: { open: boolean; onFold: () => void } | undefined;
}

export function GroupCard({ group, turn, hasBoard, incoming, actions, onRename, onRemove, fold }: GroupCardProps) {
	const { letter, members } = group;
	const open = fold?.open ?? true;
	return (
		<Card
			aria-label={m.groups_group({ letter })}
			data-drop={group.id}
			padded={false}
			className="!rounded-[18px] !overflow-visible px-2.5 pt-2.5 pb-3"
		>
			<div className="flex gap-2.5 items-center">
				<GroupTile letter={letter} on={hasBoard} size="large" />
				<div className="grow min-w-0 leading-tight">
					<NameInput
						label={m.groups_name_of({ letter })}
						placeholder={m.groups_group({ letter })}
						name={group.name}
						onRename={onRename}
					/>
					<p className="text-tiny text-ink-2">
						{[fold && m.groups_learners({ count: members.length }), turn].filter(Boolean).join(" · ")}
					</p>
				</div>
				{members.length === 0 && open && (
					<IconButton
						icon={X}
						label={m.groups_remove_group({ letter })}
						className="!border-transparent"
						onClick={onRemove}
					/>
				)}
				{fold && (
					<IconButton
						icon={open ? ChevronUp : ChevronDown}
						label={open ? m.groups_close_group({ letter }) : m.groups_open_group({ letter })}
						aria-expanded={open}
						className="!border-transparent"
						onClick={fold.onFold}
					/>
				)}
			</div>
			{open && (
				<ul className="m-0 mt-1.5 p-0 list-none grid gap-0.5">
					{members.map((id) => (
						<li key={id}>
							<LearnerButton id={id} look="row" actions={actions} />
						</li>
					))}
					{incoming !== undefined && <li className="learner-slot">{m.groups_here({ name: incoming })}</li>}
				</ul>
			)}
		</Card>
	);
}
