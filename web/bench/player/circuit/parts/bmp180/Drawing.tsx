import type {} from "#simulator/parts/bmp180/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";
import { PressureDial } from "./PressureDial.tsx";

const PINS = ["VIN", "GND", "SCL", "SDA"];
const LABEL = "BMP180";

/** The module with its metal can; a dial beside it shows how hard the air presses. 108 × 76 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const pressure = usePartState(board, part.id, "bmp180", (state) => state.hectopascals) ?? 1013;
	return (
		<svg width="108" height="76" viewBox="0 0 108 76" aria-hidden="true">
			<rect x="8" y="3" width="96" height="70" rx="6" fill="#2b4fa8" stroke="#16306e" strokeWidth="1.500" />
			<circle cx="17" cy="11" r="4" fill="#f6f3e6" stroke="#16306e" />
			<circle cx="17" cy="65" r="4" fill="#f6f3e6" stroke="#16306e" />
			<rect x="44" y="46" width="24" height="20" rx="3" fill="#dfe5ec" stroke="#7d8896" strokeWidth="1.500" />
			<circle cx="51" cy="52" r="2.200" fill="#23282f" />
			<text x="56" y="16" fontSize="8" fontWeight="700" fill="#e9f1ff" textAnchor="middle">
				{LABEL}
			</text>
			<PressureDial x={82} y={38} hectopascals={pressure} />
			{PINS.map((name, index) => (
				<g key={name}>
					<rect x="0" y={22 + index * 9.6} width="12" height="3.200" fill="#c9ced6" />
					<text x="15" y={26.2 + index * 9.6} fontSize="7" fontWeight="700" fill="#fff">
						{name}
					</text>
				</g>
			))}
		</svg>
	);
}
