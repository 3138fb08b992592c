import { type KeyboardEvent, useState } from "react";
import type { LetteredGroup } from "#domain/classroom/board-turns.ts";
import { m } from "#messages/generated/messages.js";
import { Dialog } from "#web/platform/ui/Dialog.tsx";
import { GroupTile } from "./GroupTile.tsx";
import { groupName } from "./group-texts.ts";

interface MoveDialogProps {
	/** Who is moved; undefined: the dialog is closed. */
	learner: { id: string; name: string } | undefined;
	groups: readonly LetteredGroup[];
	hasBoard: (id: string) => boolean;
	onChoose: (groupId: string | null) => void;
	onClose: () => void;
}

/** Chooses a learner's group: by a press, or by arrow keys and Enter. */
export function MoveDialog({ learner, groups, hasBoard, onChoose, onClose }: MoveDialogProps) {
	const now = groups.find(({ members }) => learner && members.includes(learner.id));
	const [latest, setLatest] = useState(learner);
	if (learner && learner.id !== latest?.id) setLatest(learner);
	// By the time it closes the learner is elsewhere on the page.
	const returnTo = {
		get current() {
			return latest ? document.querySelector<HTMLElement>(`[data-learner="${latest.id}"]`) : null;
		},
	};
	return (
		<Dialog
			title={learner ? m.groups_move_title({ name: learner.name }) : ""}
			description={now ? m.groups_is_in({ group: groupName(now.name, groups.indexOf(now)) }) : m.groups_is_in_none()}
			open={learner !== undefined}
			onOpenChange={(open) => !open && onClose()}
			returnTo={returnTo}
		>
			<fieldset className="grid sm:grid-cols-2 gap-2 m-0 p-0 border-0 min-w-0" onKeyDown={moveFocus}>
				<legend className="sr-only">{m.groups_choose()}</legend>
				{groups.map((group, index) => (
					<button
						key={group.id}
						type="button"
						aria-current={group === now || undefined}
						onClick={() => onChoose(group.id)}
						className="flex items-center gap-3 min-h-12 px-2 rounded-medium border-[1.5px] border-line text-left hover:bg-sunken aria-[current]:border-teal"
					>
						<GroupTile letter={group.letter} on={hasBoard(group.id)} />
						<span className="grow min-w-0">
							<span className="block font-bold leading-tight truncate">{groupName(group.name, index)}</span>
							<span className="block text-tiny text-ink-2">{m.groups_learners({ count: group.members.length })}</span>
						</span>
					</button>
				))}
				{now && (
					<button
						type="button"
						onClick={() => onChoose(null)}
						className="flex items-center min-h-12 px-4 rounded-medium border-[1.5px] border-dashed border-edge font-bold text-left hover:bg-sunken"
					>
						{m.groups_no_group()}
					</button>
				)}
			</fieldset>
		</Dialog>
	);
}

/** Arrow keys, Home and End go from one choice to the next. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
	const choices = [...event.currentTarget.querySelectorAll<HTMLElement>("button")];
	const at = choices.indexOf(document.activeElement as HTMLElement);
	const columns = choices.filter(({ offsetTop }) => offsetTop === choices[0]?.offsetTop).length;
	const indexes: Record<string, number> = {
		...{ ArrowRight: at + 1, ArrowLeft: at - 1, ArrowDown: at + columns, ArrowUp: at - columns },
		...{ Home: 0, End: choices.length - 1 },
	};
	const index = indexes[event.key];
	if (index === undefined || at < 0) return;
	event.preventDefault();
	choices[Math.min(choices.length - 1, Math.max(0, index))]?.focus();
}
