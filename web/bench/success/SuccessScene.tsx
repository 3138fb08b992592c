import { useRef } from "react";
import type { Circuit } from "#simulator/circuit.ts";
import type { MovedBoard } from "#web/bench/player/circuit/board/live-board.ts";
import { CircuitView } from "#web/bench/player/circuit/CircuitView.tsx";
import { useFittingCircuit } from "#web/bench/player/circuit/use-fitting-circuit.ts";
import "#web/bench/player/circuit/circuit.css";

interface SuccessSceneProps {
	circuit: Circuit;
	board: MovedBoard;
	onReset: () => void;
}

/** The board, which keeps running: as large as its layouts allow. */
export function SuccessScene({ circuit, board, onReset }: SuccessSceneProps) {
	const pane = useRef<HTMLDivElement>(null);
	const fitting = useFittingCircuit(pane, circuit);
	return (
		<div ref={pane} className="success-board board-stage">
			<CircuitView circuit={fitting} board={board} onReset={onReset} />
		</div>
	);
}
