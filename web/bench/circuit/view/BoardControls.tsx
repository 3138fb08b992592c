import { useMemo } from "react";
import type { Circuit } from "#simulator/circuit.ts";
import type { PartKinds } from "#simulator/parts/part.ts";
import type { MovedBoard } from "#web/bench/player/circuit/board/live-board.ts";
import { PartControls } from "./PartControl.tsx";

interface BoardControlsProps {
	circuit: Circuit;
	kinds: PartKinds;
	/** Parts by their id, in words. */
	names: ReadonlyMap<string, string>;
	board: MovedBoard;
}

/** Everything that a learner can change about the world: a card for each part. */
export function BoardControls({ circuit, kinds, names, board }: BoardControlsProps) {
	const controls = useMemo(() => controlsOf(circuit, kinds), [circuit, kinds]);
	if (controls.length === 0) return null;
	return (
		<div className="board-controls">
			{controls.map(({ part, controls: own, several }) => (
				<PartControls
					key={part.id}
					part={part}
					name={several || own.length > 1 ? (names.get(part.id) ?? null) : null}
					controls={own}
					board={board}
				/>
			))}
		</div>
	);
}

/** What can be moved, by part. */
function controlsOf(circuit: Circuit, kinds: PartKinds) {
	const moved = circuit.parts.flatMap((part) => {
		const controls = kinds.get(part.kind)?.controls(part.props ?? {}) ?? [];
		return controls.length > 0 ? [{ part, controls }] : [];
	});
	return moved.map((one) => ({ ...one, several: moved.filter(({ part }) => part.kind === one.part.kind).length > 1 }));
}
