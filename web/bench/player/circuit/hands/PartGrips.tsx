import { memo } from "react";
import type { PlacedPart } from "#simulator/circuit.ts";
import type { Control } from "#simulator/parts/part.ts";
import type { MovedBoard } from "#web/bench/player/circuit/board/live-board.ts";
import { useReading } from "#web/bench/player/circuit/board/use-reading.ts";
import type { PartLayout } from "#web/bench/player/circuit/parts/part-layout.ts";
import { GripBox } from "./GripBox.tsx";
import { gripsOf, placedArea } from "./grips.ts";

interface PartGripsProps {
	part: PlacedPart;
	layout: PartLayout;
	controls: readonly Control[];
	name: string;
	board: MovedBoard;
	pinsOf: (part: string, pins: readonly string[]) => readonly string[];
	quiet: boolean;
}

/** The grips of a part, each where it is drawn. */
export const PartGrips = memo(function PartGrips({ part, layout, controls, ...rest }: PartGripsProps) {
	const first = useReading(rest.board, ({ controls: set }) => set[`${part.id}.${controls[0]?.id}`]);
	const grips = gripsOf(
		part,
		layout,
		controls,
		({ id, initial }) => (id === controls[0]?.id ? first : null) ?? initial,
	);
	return grips.map((grip, index) => (
		<GripBox
			// biome-ignore lint/suspicious/noArrayIndexKey: a kind has always the same grips
			key={index}
			part={part}
			grip={grip}
			area={placedArea(part, layout, grip.area)}
			isOneOfMany={grips.length > 1}
			{...rest}
		/>
	));
});
