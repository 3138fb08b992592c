import type {} from "#simulator/parts/ds3231/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

const PINS = ["32K", "SQW", "SCL", "SDA", "VCC", "GND"];
const CHIP = "DS3231";

/** A clock module with its battery, and the time that it keeps. 140 × 84 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const time = usePartState(board, part.id, "ds3231", (state) => (state.running ? state.time : "")) ?? "";
	return (
		<svg width="140" height="84" viewBox="0 0 140 84" aria-hidden="true">
			<rect x="8" y="4" width="128" height="76" rx="5" fill="#1d4f91" stroke="#123463" />
			<circle cx="104" cy="34" r="26" fill="#c9ced6" stroke="#7d8896" strokeWidth="2" />
			<path d="M94 34H114M104 24V44" stroke="#7d8896" strokeWidth="3" strokeLinecap="round" />
			<rect x="36" y="18" width="36" height="18" rx="2" fill="#23282f" />
			<text x="54" y="30" fontSize="8" fontWeight="700" fill="#dfe4ea" textAnchor="middle">
				{CHIP}
			</text>
			<text x="84" y="74" fontSize="9" fontWeight="700" fill="#ffffff" textAnchor="middle">
				{time}
			</text>
			{PINS.map((name, index) => (
				<g key={name}>
					<rect x="0" y={16.4 + index * 9.6} width="12" height="3.200" fill="#c9ced6" />
					<text x="14" y={20.4 + index * 9.6} fontSize="6" fontWeight="700" fill="#fff">
						{name}
					</text>
				</g>
			))}
		</svg>
	);
}
