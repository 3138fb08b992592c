import { useMemo } from "react";
import type { Circuit } from "#simulator/circuit.ts";
import type { PartKinds } from "#simulator/parts/part.ts";
import type { BoardReading, MovedBoard } from "#web/bench/player/circuit/board/live-board.ts";
import { useReading } from "#web/bench/player/circuit/board/use-reading.ts";
import { layoutOf } from "#web/bench/player/circuit/parts/layouts.ts";
import { PartGrips } from "./PartGrips.tsx";
import { boardPinsIn } from "./read-pins.ts";
import "./hands.css";

interface HandsProps {
	/** As it is laid out here. */
	circuit: Circuit;
	kinds: PartKinds;
	/** Parts by their id, in words. */
	names: ReadonlyMap<string, string>;
	board: MovedBoard;
	/** The numbers at the parts are shown by others. */
	quiet?: boolean;
}

/** Works the parts where they are drawn while a program runs. Inside the scene, over all that is drawn; `--scale` is its scale. */
export function Hands({ circuit, kinds, names, board, quiet = false }: HandsProps) {
	const isOn = useReading(board, isProgramOn);
	const pinsOf = useMemo(() => boardPinsIn(circuit, kinds), [circuit, kinds]);
	if (!isOn) return null;
	return circuit.parts.map((part) => {
		const controls = kinds.get(part.kind)?.controls(part.props ?? {}) ?? [];
		return controls.length > 0 ? (
			<PartGrips
				key={part.id}
				{...{ part, controls, board, pinsOf, quiet }}
				layout={layoutOf(part)}
				name={names.get(part.id) ?? layoutOf(part).name}
			/>
		) : null;
	});
}

/** A board that was just switched on has run an instruction or two. */
const BEGUN_SECONDS = 0.001;

/** It runs, or is paused after it began; one that was stopped waits before its first line. */
function isProgramOn({ state, seconds }: BoardReading): boolean {
	return state === "running" || (state === "paused" && seconds > BEGUN_SECONDS);
}
