import type {} from "#simulator/parts/pulse_sensor/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

const PINS = ["S", "+", "−"];
const HEART = "M0 8C-14-2-9-11-3.500-9.500Q-1-9 0-6Q1-9 3.500-9.500C9-11 14-2 0 8Z";
/** Where the finger waits, to the right of the sensor. */
const AWAY = 62;
/** A finger that lies badly is turned by this many degrees for each percent. */
const TURN = 0.16;

/** A round pulse sensor with a finger that is laid on it; the beat glows in the finger. 150 × 136 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const finger = usePartState(board, part.id, "pulse_sensor", (state) => state.finger) ?? false;
	const height = usePartState(board, part.id, "pulse_sensor", (state) => Math.round(state.height * 10) / 10) ?? 0;
	const bpm = usePartState(board, part.id, "pulse_sensor", (state) => state.bpm) ?? Number(part.props?.initial ?? 70);
	const contact = usePartState(board, part.id, "pulse_sensor", (state) => state.contact) ?? 100;
	return (
		<svg width="150" height="136" viewBox="0 0 150 136" aria-hidden="true">
			<g transform={`translate(24 21) scale(${1.4 + height * 0.5})`}>
				<path d={HEART} fill="#e0363b" stroke="#7d1418" strokeWidth="0.800" opacity={finger ? 1 : 0.45} />
			</g>
			<rect x="50" y="9" width="62" height="24" rx="12" fill="var(--surface)" stroke="var(--line)" />
			<text x="81" y="26.500" fontSize="15" fontWeight="800" fill="var(--ink)" textAnchor="middle">
				{bpm}
			</text>
			<g fill="#c9ced6" stroke="#8b95a3" strokeWidth="0.600">
				<rect x="28.600" y="118" width="3.600" height="16" rx="1" />
				<rect x="38.200" y="118" width="3.600" height="16" rx="1" />
				<rect x="47.800" y="118" width="3.600" height="16" rx="1" />
			</g>
			<path d="M26 100H54V119H26Z" fill="#23282f" stroke="#51607a" />
			<circle cx="40" cy="74" r="30" fill="#f4f1ea" stroke="#8b95a3" strokeWidth="2" />
			<g transform="translate(40 77) scale(2.300)">
				<path d={HEART} fill="#16233b" />
			</g>
			<circle cx="40" cy="74" r="11" fill="#41e36b" opacity="0.55" />
			<circle cx="40" cy="74" r="5" fill="#8dffa8" stroke="#1d8a3b" />
			<g fill="#f4f1ea" fontSize="9" fontWeight="800" textAnchor="middle">
				{PINS.map((pin, index) => (
					<text key={pin} x={30.4 + index * 9.6} y="115">
						{pin}
					</text>
				))}
			</g>
			<g transform={finger ? `rotate(${(100 - contact) * TURN} 146 74)` : `translate(${AWAY} 0)`}>
				<Finger glow={(height * contact) / 100} />
			</g>
		</svg>
	);
}

/** A finger from the right, its tip over the sensor's LED. */
function Finger({ glow }: { glow: number }) {
	return (
		<>
			<path d="M160 56H42Q22 56 22 74Q22 92 42 92H160Z" fill="#8a5534" stroke="#4f2d18" strokeWidth="1.500" />
			<path d="M44 62Q28 62 28 74Q28 86 44 86Q50 74 44 62Z" fill="#e3b9a0" stroke="#4f2d18" strokeWidth="0.800" />
			<path d="M84 60Q80 74 84 88M92 60Q88 74 92 88" fill="none" stroke="#4f2d18" strokeOpacity="0.6" />
			<ellipse cx="50" cy="74" rx="24" ry="15" fill="#ff4d4d" opacity={glow * 0.7} />
		</>
	);
}
