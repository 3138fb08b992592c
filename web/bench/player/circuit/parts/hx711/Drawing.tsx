import type {} from "#simulator/parts/hx711/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

const BOARD_SIDE = ["GND", "DT", "SCK", "VCC"];
const CELL_SIDE = ["E+", "E−", "A−", "A+"];
const CHIP = "HX711";

/** The module: to the left the board's pins, to the right the load cell's. 128 × 76 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const powered = usePartState(board, part.id, "hx711", (state) => state.powered) ?? false;
	return (
		<svg width="128" height="76" viewBox="0 0 128 76" aria-hidden="true">
			<rect x="8" y="3" width="112" height="70" rx="5" fill="#1f7a4d" stroke="#0f4a2e" strokeWidth="1.500" />
			<circle cx="17" cy="12" r="4" fill="#f6f3e6" stroke="#0f4a2e" />
			<circle cx="111" cy="12" r="4" fill="#f6f3e6" stroke="#0f4a2e" />
			<path d="M46 26H84M46 33H84M46 40H84M46 47H84M46 54H84" stroke="#c9ced6" strokeWidth="3" strokeLinecap="round" />
			<rect x="50" y="20" width="30" height="40" rx="2" fill="#23282f" stroke="#0f1318" />
			<text x="65" y="43" fontSize="7.500" fontWeight="700" fill="#dfe4ea" textAnchor="middle">
				{CHIP}
			</text>
			<rect x="52" y="64" width="12" height="5" rx="1" fill="#d9c08a" />
			<rect x="68" y="64" width="12" height="5" rx="1" fill="#d9c08a" />
			<circle cx="65" cy="11" r="3" fill={powered ? "#ff5a3c" : "#5a1c14"} />
			{BOARD_SIDE.map((name, index) => (
				<g key={name}>
					<rect x="0" y={22 + index * 9.6} width="12" height="3.200" fill="#c9ced6" />
					<text x="15" y={26.2 + index * 9.6} fontSize="7" fontWeight="700" fill="#fff">
						{name}
					</text>
				</g>
			))}
			{CELL_SIDE.map((name, index) => (
				<g key={name}>
					<rect x="116" y={22 + index * 9.6} width="12" height="3.200" fill="#c9ced6" />
					<text x="113" y={26.2 + index * 9.6} fontSize="7" fontWeight="700" fill="#fff" textAnchor="end">
						{name}
					</text>
				</g>
			))}
		</svg>
	);
}
