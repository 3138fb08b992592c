import type {} from "#simulator/parts/touch/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

const PINS = ["G", "V", "S"];

/** A touch sensor module (TTP223). 92 × 112 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const touched = usePartState(board, part.id, "touch", (state) => state.touched) ?? false;
	return (
		<svg width="92" height="112" viewBox="0 0 92 112" aria-hidden="true">
			<g fill="#c9ced6" stroke="#8b95a3" strokeWidth="0.600">
				<rect x="34.600" y="92" width="3.600" height="18" rx="1" />
				<rect x="44.200" y="92" width="3.600" height="18" rx="1" />
				<rect x="53.800" y="92" width="3.600" height="18" rx="1" />
			</g>
			<rect x="4" y="2" width="84" height="96" rx="8" fill="#b5312c" stroke="#7d1f1b" strokeWidth="1.500" />
			<circle cx="46" cy="42" r="29" fill={touched ? "#ffc642" : "#c9423c"} stroke="#f7d9d7" strokeWidth="2" />
			<circle cx="46" cy="42" r="19" fill="none" stroke="#f7d9d7" strokeWidth="2" />
			<circle cx="46" cy="42" r="9" fill="none" stroke="#f7d9d7" strokeWidth="2" />
			<circle cx="78" cy="12" r="3.500" fill={touched ? "#7dff9a" : "#5a1512"} />
			<g fill="#f7d9d7" fontSize="8" fontWeight="700" textAnchor="middle">
				{PINS.map((pin, index) => (
					<text key={pin} x={34 + index * 12} y="90">
						{pin}
					</text>
				))}
			</g>
		</svg>
	);
}
