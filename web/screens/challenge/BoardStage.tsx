import { m } from "#messages/generated/messages.js";
import type { Circuit } from "#simulator/circuit.ts";
import type { LiveBoard } from "#web/circuit/board/live-board.ts";
import { useReading } from "#web/circuit/board/use-reading.ts";
import { CircuitBuilder } from "#web/features/circuit-builder/CircuitBuilder.tsx";
import type { Builder } from "#web/features/circuit-builder/use-building.ts";
import { BoardControls } from "#web/features/circuit-view/BoardControls.tsx";
import { BoardNotices, UnknownPartsNote } from "#web/features/circuit-view/BoardNotices.tsx";
import { RunControls } from "#web/features/circuit-view/RunControls.tsx";
import { SimulatedClock } from "#web/features/circuit-view/SimulatedClock.tsx";
import { useBuzzerSound } from "#web/features/circuit-view/use-buzzer-sound.ts";
import { useFocusKept } from "#web/ui/use-focus-kept.ts";
import "#web/circuit/circuit.css";

interface BoardStageProps {
	builder: Builder;
	/** The project's own circuit, wired. */
	wired: Circuit;
	board: LiveBoard;
	/** Whose choice of sound it is. */
	person: string;
}

/** The circuit as it runs, its buttons, its clock, and what a learner can change about the world. */
export function BoardStage({ builder, wired, board, person }: BoardStageProps) {
	const { circuit } = builder;
	const keepFocus = useFocusKept();
	const sound = useBuzzerSound(board, person);
	const audible = circuit.parts.some((part) => part.kind === "buzzer");
	const empty = useReading(board, (reading) => reading.state === "empty");
	return (
		<section ref={keepFocus} tabIndex={-1} aria-label={m.board_title()} className="board-stage dots bg-paper">
			<div className="board-top">
				<RunControls board={board} sound={audible ? sound : null} />
				<SimulatedClock board={board} />
			</div>
			<CircuitBuilder builder={builder} board={board} wired={wired} onReset={board.reset} />
			<div className="board-foot">
				<div className="grid gap-2 max-w-46 justify-items-start">
					<BoardNotices board={board} />
					<UnknownPartsNote circuit={circuit} />
					{empty && <p className="text-sm text-ink-2">{m.board_nothing_loaded()}</p>}
				</div>
				<BoardControls circuit={circuit} kinds={builder.kinds} names={builder.names} board={board} />
			</div>
		</section>
	);
}
