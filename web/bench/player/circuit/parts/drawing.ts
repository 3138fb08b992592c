import type { PlacedPart } from "#simulator/circuit.ts";
import type { SeenBoard } from "#web/bench/player/circuit/board/live-board.ts";

/** What a drawing, `Drawing` of its folder's `Drawing.tsx`, is given: a part, and the board that it follows. */
export interface DrawingProps {
	part: PlacedPart;
	board: SeenBoard;
}
