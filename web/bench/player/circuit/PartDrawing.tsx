import { memo } from "react";
import type { PlacedPart } from "#simulator/circuit.ts";
import type { SeenBoard } from "./board/live-board.ts";
import { Drawing } from "./parts/drawings.tsx";
import type { PartLayout } from "./parts/part-layout.ts";

interface PartDrawingProps {
	part: PlacedPart;
	layout: PartLayout;
	board: SeenBoard;
	/** How it is held, while somebody moves it. */
	mark?: "held" | "blocked" | null;
}

/** A part where it lies, as it is now. */
export const PartDrawing = memo(function PartDrawing({ part, layout, board, mark = null }: PartDrawingProps) {
	const position = { left: part.x, top: part.y, width: layout.width, height: layout.height };
	const turn = part.rotation ? { transform: `rotate(${part.rotation}deg)` } : {};
	return (
		<div className={`absolute part-mark part-kind-${part.kind}`} data-mark={mark} style={{ ...position, ...turn }}>
			<Drawing part={part} board={board} />
		</div>
	);
});
