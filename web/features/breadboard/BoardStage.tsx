import { m } from "#messages/generated/messages.js";
import type { Circuit } from "#simulator/circuit.ts";
import { useFocusKept } from "#web/ui/use-focus-kept.ts";
import { BoardControls } from "./BoardControls.tsx";
import { BoardNotices } from "./BoardNotices.tsx";
import { Bench } from "./building/Bench.tsx";
import type { Builder } from "./building/use-building.ts";
import type { LiveBoard } from "./live-board.ts";
import { RunControls } from "./RunControls.tsx";
import { SimulatedClock } from "./SimulatedClock.tsx";
import { UnknownPartsNote } from "./UnknownPartsNote.tsx";
import { useBuzzerSound } from "./use-buzzer-sound.ts";
import { useReading } from "./use-reading.ts";
import "./breadboard.css";

interface BoardStageProps {
	builder: Builder;
	/** The project's own circuit, wired. */
	wired: Circuit;
	board: LiveBoard;
	/** Whose choice of sound it is. */
	person: string;
}

/** The bench: the circuit as it runs, its buttons, its clock, and what a learner can change about the world. */
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
			<Bench builder={builder} board={board} wired={wired} onReset={board.reset} />
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
