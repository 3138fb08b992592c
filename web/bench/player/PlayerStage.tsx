import { Play, RotateCcw, Square } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { m } from "#messages/generated/messages.js";
import type { Circuit } from "#simulator/circuit.ts";
import type { PartKinds } from "#simulator/parts/part.ts";
import { BoardControls } from "#web/bench/circuit/view/BoardControls.tsx";
import { BoardNotices, UnknownPartsNote } from "#web/bench/circuit/view/BoardNotices.tsx";
import { SimulatedClock } from "#web/bench/circuit/view/SimulatedClock.tsx";
import type { MovedBoard } from "#web/bench/player/circuit/board/live-board.ts";
import { useReading } from "#web/bench/player/circuit/board/use-reading.ts";
import { CircuitView } from "#web/bench/player/circuit/CircuitView.tsx";
import { Hands } from "#web/bench/player/circuit/hands/Hands.tsx";
import { partNames } from "#web/bench/player/circuit/point-text.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { IconButton } from "#web/platform/ui/IconButton.tsx";
import "#web/bench/player/circuit/circuit.css";

interface PlayerStageProps {
	circuit: Circuit;
	kinds: PartKinds;
	board: MovedBoard;
	/** Run was pressed, and the program is not there yet. */
	waiting: boolean;
	/** The program has been changed since it runs: Run loads it again. */
	differs?: boolean;
	onRun: () => void;
	onStop: () => void;
	onReset: () => void;
	/** What is shown over the upper right corner of the circuit. */
	corner?: ReactNode;
	/** What there is to say, and what the program prints. */
	children: ReactNode;
}

/** A circuit with Run, Stop, Reset and sliders. None of it is saved. */
export function PlayerStage({
	circuit,
	kinds,
	board,
	waiting,
	differs = false,
	onRun,
	onStop,
	onReset,
	corner,
	children,
}: PlayerStageProps) {
	const on = useReading(board, ({ state }) => state === "running" || state === "paused");
	const names = useMemo(() => partNames(circuit), [circuit]);
	return (
		<>
			<div className="bench-player-bar">
				{(!on || differs) && (
					<Button className="!bg-leaf !text-surface" loading={waiting} onClick={onRun}>
						{!waiting && <Play size={18} fill="currentColor" aria-hidden="true" />}
						{m.player_run()}
					</Button>
				)}
				{on && (
					<Button variant="danger" onClick={onStop}>
						<Square size={18} fill="currentColor" aria-hidden="true" />
						{m.player_stop()}
					</Button>
				)}
				<IconButton icon={RotateCcw} label={m.player_reset()} disabled={!on} onClick={onReset} />
				<span className="grow" />
				{on && <SimulatedClock board={board} />}
			</div>
			<div className="bench-player-stage">
				<div className="board-stage bench-player-circuit dots bg-paper">
					<CircuitView circuit={circuit} board={board} onReset={onReset}>
						<Hands circuit={circuit} kinds={kinds} names={names} board={board} />
					</CircuitView>
					{corner}
				</div>
				<BoardControls circuit={circuit} kinds={kinds} names={names} board={board} />
			</div>
			<div className="bench-player-foot">
				<BoardNotices board={board} />
				<UnknownPartsNote circuit={circuit} />
				{children}
			</div>
		</>
	);
}
