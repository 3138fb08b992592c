import type {} from "#simulator/parts/bmp280/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import { PressureDial } from "#web/bench/player/circuit/parts/bmp180/PressureDial.tsx";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

const PINS = ["VCC", "GND", "SCL", "SDA", "CSB", "SDO"];
const LABEL = "BMP280";

/** The module with its small metal can; a dial above it shows how hard the air presses. 70 × 86 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const pressure = usePartState(board, part.id, "bmp280", (state) => state.hectopascals) ?? 1013;
	return (
		<svg width="70" height="86" viewBox="0 0 70 86" aria-hidden="true">
			<rect x="8" y="3" width="60" height="80" rx="4" fill="#5a3a8c" stroke="#3b2363" strokeWidth="1.500" />
			<rect x="42" y="64" width="15" height="13" rx="1.500" fill="#dfe5ec" stroke="#7d8896" strokeWidth="1.200" />
			<circle cx="46" cy="68" r="1.500" fill="#23282f" />
			<text x="49" y="15" fontSize="8" fontWeight="700" fill="#f1e9ff" textAnchor="middle">
				{LABEL}
			</text>
			<PressureDial x={49} y={39} hectopascals={pressure} />
			{PINS.map((name, index) => (
				<g key={name}>
					<rect x="0" y={9.4 + index * 9.6} width="12" height="3.200" fill="#c9ced6" />
					<text x="14.500" y={13.6 + index * 9.6} fontSize="7" fontWeight="700" fill="#fff">
						{name}
					</text>
				</g>
			))}
		</svg>
	);
}
