import { numberProp } from "#simulator/parts/part.ts";
import { useReading } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

const PRINTED = "JSN-SR04T";
const PINS = ["5V", "T", "E", "G"];
/** Scene pixels for a centimetre between the head and the wall. */
const CENTIMETRE = 0.13;
const CENTIMETRES_TEXT = "cm";

/** The sensor's board, its head on a cable, and the wall that it looks at. 176 × 120 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const first = numberProp(part.props ?? {}, "initial", 100);
	const centimetres = useReading(board, ({ controls }) => controls[`${part.id}.centimetres`] ?? first);
	const wall = 102 + centimetres * CENTIMETRE;
	return (
		<svg width="176" height="120" viewBox="0 0 176 120" aria-hidden="true">
			<path d="M40 40C40 14 56 18 74 18" fill="none" stroke="#16233b" strokeWidth="4" strokeLinecap="round" />
			<SensorHead x={74} y={18} turn={-90} />
			<rect x={wall} y="2" width="8" height="32" rx="1" fill="#b98a5a" stroke="#7c5230" strokeWidth="1.500" />
			<text x="138" y="50" textAnchor="middle" fontSize="12" fontWeight="800" fill="var(--ink)">
				{`${centimetres} ${CENTIMETRES_TEXT}`}
			</text>
			<g fill="#c9ced6" stroke="#8b95a3" strokeWidth="0.600">
				{PINS.map((pin, at) => (
					<rect key={pin} x={23.8 + at * 9.6} y="100" width="3.600" height="18" rx="1" />
				))}
			</g>
			<rect x="4" y="36" width="72" height="70" rx="4" fill="#1f6f4a" stroke="#0d3a25" strokeWidth="1.500" />
			<rect x="30" y="38" width="20" height="14" rx="2" fill="#f4f1e8" stroke="#8b95a3" />
			<rect x="14" y="58" width="20" height="12" rx="1" fill="#23282f" />
			<rect x="46" y="58" width="18" height="18" rx="2" fill="#c9ced6" stroke="#7d8896" />
			<g fill="#e9f1ff" fontSize="8" fontWeight="700" textAnchor="middle">
				<text x="40" y="88">
					{PRINTED}
				</text>
				{PINS.map((pin, at) => (
					<text key={pin} x={25.6 + at * 9.6} y="100">
						{pin}
					</text>
				))}
			</g>
		</svg>
	);
}

/** The sensor's waterproof head, from its back at `x`, `y`; it looks downwards unless it is turned. 22 × 26. */
export function SensorHead({ x, y, turn = 0 }: { x: number; y: number; turn?: number }) {
	return (
		<g transform={`translate(${x} ${y}) rotate(${turn})`}>
			<rect x="-5" y="0" width="10" height="9" rx="2" fill="#2f3743" />
			<rect x="-11" y="7" width="22" height="17" rx="3" fill="#16233b" stroke="#4c5663" strokeWidth="1" />
			<rect x="-8" y="22" width="16" height="4" rx="1.500" fill="#c9ced6" stroke="#7d8896" strokeWidth="0.800" />
		</g>
	);
}
