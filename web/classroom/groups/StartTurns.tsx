import { Play, RefreshCw, Square } from "lucide-react";
import { areTurnsRunning, turnAfter } from "#domain/classroom/board-turns.ts";
import type { ClassGrouping } from "#domain/classroom/groups.ts";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import type { ButtonVariant } from "#web/platform/ui/button-class.ts";
import { useBeginTurn } from "./groups.queries.ts";

interface StartTurnsProps {
	classId: string;
	grouping: ClassGrouping;
	variant?: ButtonVariant;
}

/** Starts the turns at the boards, swaps all groups, or ends the last turn. */
export function StartTurns({ classId, grouping, variant }: StartTurnsProps) {
	const begin = useBeginTurn(classId);
	const turn = turnAfter(grouping);
	const [Icon, label] = !areTurnsRunning(grouping)
		? [Play, m.groups_start()]
		: turn === null
			? [Square, m.groups_end_turns()]
			: [RefreshCw, m.groups_all_swap()];
	const ready = grouping.groups.length > 0 && grouping.boards.length > 0;
	return (
		<Button
			variant={variant}
			loading={begin.isPending}
			disabled={!ready}
			className="max-lg:w-full"
			onClick={() => begin.mutate({ turn })}
		>
			<Icon size={18} aria-hidden="true" />
			{label}
		</Button>
	);
}
