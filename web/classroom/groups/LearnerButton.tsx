import { GripVertical } from "lucide-react";
import type { PointerEvent } from "react";
import { m } from "#messages/generated/messages.js";
import { classNames } from "#web/platform/ui/class-names.ts";

export interface LearnerActions {
	nameOf: (id: string) => string;
	isAway: (id: string) => boolean;
	/** Opens the list of groups. */
	onMove: (id: string) => void;
	onGrab: (event: PointerEvent<HTMLElement>, id: string) => void;
	/** The learner that is dragged. */
	dragged: string | undefined;
}

interface LearnerButtonProps {
	id: string;
	/** `token`: one of those without a group. */
	look: "row" | "token";
	actions: LearnerActions;
}

/** A learner, to be dragged to a group, or pressed to choose one. */
export function LearnerButton({ id, look, actions: { nameOf, isAway, onMove, onGrab, dragged } }: LearnerButtonProps) {
	const away = isAway(id);
	return (
		<button
			type="button"
			data-learner={id}
			aria-haspopup="dialog"
			onClick={() => onMove(id)}
			onPointerDown={(event) => onGrab(event, id)}
			className={classNames(
				"learner",
				look === "token" ? "learner-token" : "learner-row",
				(away || dragged === id) && "learner-away",
			)}
		>
			<span data-grip className="learner-grip">
				<GripVertical size={18} aria-hidden="true" />
			</span>
			<span className="grow min-w-0 text-left break-words">{nameOf(id)}</span>
			{away && <span className="text-[0.8125rem] font-normal text-ink-2 whitespace-nowrap">{m.groups_not_here()}</span>}
			<span className={look === "token" ? "sr-only" : "learner-move"}>{m.groups_move()}</span>
		</button>
	);
}
