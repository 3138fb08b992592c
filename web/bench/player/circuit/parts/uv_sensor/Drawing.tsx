import type {} from "#simulator/parts/uv_sensor/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

const PINS = ["V", "G", "S"];
const LABEL = "UV";
const HIGHEST = 15;
const RAYS = [0, 45, 90, 135, 180, 225, 270, 315];
/** The World Health Organization's colours, from low to extreme, and where each begins. */
const RISKS = [
	{ from: 0, color: "#3ea72d" },
	{ from: 3, color: "#fff300" },
	{ from: 6, color: "#f18b00" },
	{ from: 8, color: "#e53210" },
	{ from: 11, color: "#b567a4" },
];

/** A UV sensor module under a sun that grows with the UV index. 92 × 160 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const index = usePartState(board, part.id, "uv_sensor", (state) => state.index) ?? Number(part.props?.initial ?? 0);
	return (
		<svg width="92" height="160" viewBox="0 0 92 160" aria-hidden="true">
			<g fill="#c9ced6" stroke="#8b95a3" strokeWidth="0.600">
				<rect x="34.600" y="140" width="3.600" height="18" rx="1" />
				<rect x="44.200" y="140" width="3.600" height="18" rx="1" />
				<rect x="53.800" y="140" width="3.600" height="18" rx="1" />
			</g>
			<Sun index={index} />
			<rect x="10" y="88" width="72" height="58" rx="6" fill="#4b3a8f" stroke="#2c2160" strokeWidth="1.500" />
			<circle cx="18" cy="96" r="3.500" fill="#f6f3e6" stroke="#2c2160" />
			<circle cx="74" cy="96" r="3.500" fill="#f6f3e6" stroke="#2c2160" />
			<rect x="35" y="94" width="22" height="20" rx="2" fill="#f1e6c8" stroke="#a08c56" strokeWidth="1.200" />
			<rect x="40" y="98" width="12" height="12" rx="1" fill="#6d5f9c" stroke="#3b2f6b" />
			<rect x="62" y="108" width="14" height="12" rx="1" fill="#23282f" stroke="#0f1318" />
			<text x="21" y="116" fontSize="10" fontWeight="800" fill="#e9e4ff" textAnchor="middle">
				{LABEL}
			</text>
			<g fill="#e9e4ff" fontSize="8" fontWeight="700" textAnchor="middle">
				{PINS.map((pin, at) => (
					<text key={pin} x={34 + at * 12} y="139">
						{pin}
					</text>
				))}
			</g>
		</svg>
	);
}

function Sun({ index }: { index: number }) {
	const share = Math.min(1, index / HIGHEST);
	const radius = 10 + share * 7;
	const risk = RISKS.findLast(({ from }) => index >= from);
	return (
		<>
			<circle cx="46" cy="34" r={radius + 13} fill="#ffb703" opacity={share * 0.3} />
			<g stroke="#f0a400" strokeWidth="3.500" strokeLinecap="round" opacity={index > 0 ? 0.4 + share * 0.6 : 0}>
				{RAYS.map((degrees) => (
					<path
						key={degrees}
						d={`M46 ${30 - radius}V${27 - radius - share * 7}`}
						transform={`rotate(${degrees} 46 34)`}
					/>
				))}
			</g>
			<circle
				cx="46"
				cy="34"
				r={radius}
				fill="#ffc642"
				fillOpacity={0.4 + share * 0.6}
				stroke="#c98a00"
				strokeWidth="1.500"
			/>
			<rect x="20" y="66" width="52" height="18" rx="9" fill="var(--surface)" stroke="var(--line)" />
			<circle cx="30" cy="75" r="5" fill={risk?.color} stroke="#16233b" strokeOpacity="0.5" strokeWidth="0.800" />
			<text x="52" y="79.500" fontSize="12" fontWeight="800" fill="var(--ink)" textAnchor="middle">
				{index}
			</text>
		</>
	);
}
