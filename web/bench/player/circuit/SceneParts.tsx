import { memo } from "react";
import type { SeenBoard } from "./board/live-board.ts";
import type { CircuitScene } from "./circuit-scene.ts";
import { PartDrawing } from "./PartDrawing.tsx";
import { UnoBoard } from "./UnoBoard.tsx";
import { Wires } from "./Wires.tsx";

interface ScenePartsProps {
	scene: CircuitScene;
	board: SeenBoard;
	onReset: () => void;
	/** A part that is held, and whether it would fit where it is. */
	held?: { id: string; fits: boolean } | null;
}

/** Everything of a circuit that is drawn: breadboards below, then the board, the parts and the wires. */
export const SceneParts = memo(function SceneParts({ scene, board, onReset, held = null }: ScenePartsProps) {
	const bases = scene.parts.filter(({ part }) => part.kind === "breadboard");
	const others = scene.parts.filter(({ part }) => part.kind !== "breadboard");
	const markOf = (id: string) => (held?.id === id ? (held.fits ? "held" : "blocked") : null);
	return (
		<>
			{bases.map(({ part, layout }) => (
				<PartDrawing key={part.id} part={part} layout={layout} board={board} mark={markOf(part.id)} />
			))}
			<UnoBoard board={board} onReset={onReset} />
			{others.map(({ part, layout }) => (
				<PartDrawing key={part.id} part={part} layout={layout} board={board} mark={markOf(part.id)} />
			))}
			<Wires scene={scene} />
		</>
	);
});
