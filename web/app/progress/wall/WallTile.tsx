import { Link } from "@tanstack/react-router";
import { Hand, Pause } from "lucide-react";
import { useRef } from "react";
import { type ClassBoard, type ClassLearner, stuckIn } from "#domain/classroom/class-progress.ts";
import { m } from "#messages/generated/messages.js";
import { CircuitView } from "#web/bench/player/circuit/CircuitView.tsx";
import { useInView } from "#web/bench/player/use-in-view.ts";
import { GroupTile } from "#web/classroom/groups/GroupTile.tsx";
import type { ProgressSearch } from "#web/classroom/live/progress-search.ts";
import { ProgressMark } from "#web/classroom/progress/ProgressMark.tsx";
import { minutesOf, titleOf } from "#web/classroom/progress/project-columns.ts";
import { useWallBoard } from "./use-wall-board.ts";

interface WallTileProps {
	/** Of the page that the board opens over. */
	search: ProgressSearch;
	learner: ClassLearner;
	/** As it is shown in the class. */
	name: string;
	/** Of the learner's group. */
	letter: string | undefined;
	/** The project whose board is shown. */
	projectId: string;
	/** Undefined while it is read. */
	work: ClassBoard | undefined;
	/** The learner's screen shows that attention is asked for: the board is held there, too. */
	waits: boolean;
}

/** A learner's board in small, as it runs; it opens the board. */
export function WallTile({ search, learner, name, letter, projectId, work, waits }: WallTileProps) {
	const picture = useRef<HTMLSpanElement>(null);
	const inView = useInView(picture);
	const { bench, board } = useWallBoard(work, { inView, held: waits });
	const stuck = stuckIn(learner, minutesOf).find(({ project }) => project === projectId);
	const { passed = null, steps = null } = work ?? {};
	const checks = passed !== null && steps ? m.progress_checks_count({ passed, steps }) : null;
	const title = titleOf(projectId);
	const label = [
		m.progress_wall_tile({ name, project: title }),
		waits ? m.classtime_waits() : checks,
		stuck && m.progress_lane_stuck(),
		learner.handRaisedAt && m.progress_hand_raised(),
		letter && m.groups_group({ letter }),
	];
	return (
		<Link
			to="/student-progress"
			search={{ ...search, tip: learner.id, project: projectId }}
			resetScroll={false}
			className="wall-tile"
			data-stuck={stuck ? true : undefined}
			data-waits={waits || undefined}
			aria-label={label.filter(Boolean).join(", ")}
		>
			<span ref={picture} className="wall-picture circuit-colors dots" inert>
				{bench?.circuit && <CircuitView circuit={bench.circuit} board={board} onReset={() => undefined} />}
			</span>
			<span className="wall-text">
				<span className="flex items-center gap-1.5 min-w-0">
					{stuck && <ProgressMark state="stuck" attempts={stuck.failedInRow} />}
					<b className="truncate grow">{name}</b>
					{letter && <GroupTile letter={letter} on={false} size="tiny" />}
				</span>
				<span className="block truncate text-tiny text-ink-2">{title}</span>
				<span className="flex items-center justify-between min-h-6 text-tiny font-bold">
					{waits ? (
						<span className="inline-flex items-center gap-1.5">
							<Pause size={14} aria-hidden="true" />
							{m.classtime_waits()}
						</span>
					) : (
						<span className={passed === steps && steps ? "text-leaf" : undefined}>
							{checks ?? (work && work.program === null ? m.progress_wall_unsaved() : "")}
						</span>
					)}
					{learner.handRaisedAt && (
						<span className="grid place-items-center size-6 rounded-full bg-coral-wash text-coral-deep">
							<Hand size={15} aria-hidden="true" />
						</span>
					)}
				</span>
			</span>
		</Link>
	);
}
