import type {} from "#simulator/parts/rain_sensor/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

const PINS = ["V", "G", "D", "A"];
const TEETH = [0, 1, 2, 3, 4, 5, 6];
/** Drops in the order in which they fall: all of them at 100 %. */
const DROPS = drops();

/** A plate of comb-shaped tracks, and below it the module with its two lamps. 128 × 176 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const wet = usePartState(board, part.id, "rain_sensor", (state) => state.wet) ?? 0;
	const powered = usePartState(board, part.id, "rain_sensor", (state) => state.powered) ?? false;
	const alarm = usePartState(board, part.id, "rain_sensor", (state) => state.alarm) ?? false;
	return (
		<svg width="128" height="176" viewBox="0 0 128 176" aria-hidden="true">
			<g fill="#c9ced6" stroke="#8b95a3" strokeWidth="0.600">
				<rect x="47.800" y="156" width="3.600" height="18" rx="1" />
				<rect x="57.400" y="156" width="3.600" height="18" rx="1" />
				<rect x="67" y="156" width="3.600" height="18" rx="1" />
				<rect x="76.600" y="156" width="3.600" height="18" rx="1" />
			</g>
			<path d="M58 92V120M70 92V120" stroke="var(--wire-black)" strokeWidth="3.500" />
			<Plate wet={wet} />
			<rect x="24" y="114" width="80" height="48" rx="5" fill="#1d4f8f" stroke="#0f2f5a" strokeWidth="1.500" />
			<rect x="52" y="117" width="24" height="7" rx="1.500" fill="#16233b" />
			<rect x="55" y="130" width="18" height="12" rx="1" fill="#23282f" stroke="#0f1318" />
			<rect x="30" y="126" width="17" height="17" rx="2" fill="#2f6fd0" stroke="#0f2f5a" />
			<circle cx="38.500" cy="134.500" r="5" fill="#e9ecf1" stroke="#7d8896" />
			<path d="M35.500 134.500H41.500" stroke="#51607a" strokeWidth="1.500" />
			<circle cx="83" cy="134" r="3.500" fill={powered ? "#ff5a3c" : "#5a1c14"} />
			<circle cx="94" cy="134" r="3.500" fill={alarm ? "#7dff9a" : "#17462a"} />
			<g fill="#e9f1ff" fontSize="8" fontWeight="700" textAnchor="middle">
				{PINS.map((pin, at) => (
					<text key={pin} x={46 + at * 12} y="156">
						{pin}
					</text>
				))}
			</g>
		</svg>
	);
}

function Plate({ wet }: { wet: number }) {
	return (
		<>
			<rect x="4" y="2" width="120" height="94" rx="4" fill="#20352f" stroke="#0d1a16" strokeWidth="1.500" />
			<g fill="none" stroke="#c9ced6" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
				<path d={`M58 92H10V9${TEETH.map((tooth) => `M10 ${9 + tooth * 12}H112`).join("")}`} />
				<path d={`M70 92H118V15${TEETH.map((tooth) => `M118 ${15 + tooth * 12}H16`).join("")}`} />
			</g>
			<rect x="4" y="2" width="120" height="94" rx="4" fill="#5db4ea" opacity={wet * 0.004} />
			{DROPS.slice(0, Math.ceil((wet / 100) * DROPS.length)).map(({ x, y, radius }) => (
				<g key={`${x} ${y}`}>
					<circle cx={x} cy={y} r={radius} fill="#4fa8dc" fillOpacity="0.85" stroke="#dff2fd" strokeWidth="1" />
					<circle cx={x - radius * 0.3} cy={y - radius * 0.35} r={radius * 0.25} fill="#fff" opacity="0.9" />
				</g>
			))}
		</>
	);
}

/** One drop in each field of a grid, off its middle, and in an order that hops over the whole plate. */
function drops() {
	const [columns, rows, hop] = [7, 5, 11];
	return Array.from({ length: columns * rows }, (_, index) => {
		const field = (index * hop + 3) % (columns * rows);
		const [column, line] = [field % columns, Math.floor(field / columns)];
		return {
			x: 15 + column * 16.3 + ((field * 5) % 7) - 3,
			y: 13 + line * 17 + ((field * 3) % 7) - 3,
			radius: 4.5 + ((field * 7) % 4),
		};
	});
}
