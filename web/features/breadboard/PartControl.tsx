import { useState } from "react";
import { m } from "#messages/generated/messages.js";
import type { PlacedPart } from "#simulator/circuit.ts";
import type { Control } from "#simulator/parts/part.ts";
import { Slider } from "#web/ui/Slider.tsx";
import { celsiusWords } from "./celsius-words.ts";
import type { LiveBoard } from "./live-board.ts";

interface PartControlProps {
	part: PlacedPart;
	control: Control;
	board: LiveBoard;
}

/** A card with a slider that changes what a part senses. */
export function PartControl({ part, control, board }: PartControlProps) {
	const [value, setValue] = useState(control.initial);
	return (
		<div className="w-57 max-w-full rounded-medium border border-line bg-surface px-4 pt-3 pb-1 shadow-lift-1">
			<div className="flex items-baseline justify-between gap-3 text-[13px] font-extrabold text-ink-2">
				<span>{m.board_water_temperature()}</span>
				<output className="text-ink">{celsiusWords(value)}</output>
			</div>
			<Slider
				label={m.board_water_temperature()}
				value={value}
				min={control.min}
				max={control.max}
				step={control.step}
				valueText={celsiusWords(value)}
				onValueChange={(next) => {
					setValue(next);
					board.setControl(part.id, control.id, next);
				}}
			/>
		</div>
	);
}
