import type {} from "#simulator/parts/balancing_robot/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

const PINS = ["VCC", "GND", "SCL", "SDA", "M1+", "M1-", "M2+", "M2-"];
/** Scene pixels for a centimetre on the ground, and from one mark on it to the next. */
const CENTIMETRE = 6;
const MARKS = 30;
const WHEEL_CENTIMETRES = 3.25;
/** Where its axle is. */
const [X, Y] = [176, 152];
const GROUND = Y + WHEEL_CENTIMETRES * CENTIMETRE;

/**
 * The robot from its side, forwards to the right: it tilts, its wheels turn, and the ground moves by below it. A hand
 * above it holds it, two arrows push it. 300 × 200 scene pixels.
 */
export function Drawing({ part, board }: DrawingProps) {
	const tilt = usePartState(board, part.id, "balancing_robot", (state) => Math.round(state.tilt * 2) / 2) ?? 60;
	const distance = usePartState(board, part.id, "balancing_robot", (state) => state.distance) ?? 0;
	const held = usePartState(board, part.id, "balancing_robot", (state) => state.held) ?? false;
	const push = usePartState(board, part.id, "balancing_robot", (state) => state.push) ?? 0;
	const powered = usePartState(board, part.id, "balancing_robot", (state) => state.powered) ?? false;
	const turned = (distance / WHEEL_CENTIMETRES) * (180 / Math.PI);
	return (
		<svg width="300" height="200" viewBox="0 0 300 200" aria-hidden="true">
			<rect x="48" y="4" width="250" height="192" rx="8" fill="#e8f1f6" stroke="#9fb4c0" />
			<rect x="49" y={GROUND} width="248" height={195 - GROUND} fill="#d2b48a" />
			<path
				d={`M49 ${GROUND + 6}H297`}
				stroke="#8a6a3c"
				strokeWidth="5"
				strokeDasharray={`10 ${MARKS - 10}`}
				strokeDashoffset={(distance * CENTIMETRE) % MARKS}
			/>
			<path d="M40 134C70 134 90 156 120 152H176" fill="none" stroke="#51607a" strokeWidth="4" strokeLinecap="round" />
			<rect x="6" y="82" width="38" height="88" rx="4" fill="#23282f" />
			{PINS.map((name, index) => (
				<g key={name}>
					<rect x="0" y={88.8 + index * 9.6} width="12" height="3.200" fill="#c9ced6" />
					<text x="15" y={93.2 + index * 9.6} fontSize="7.500" fontWeight="700" fill="#fff">
						{name}
					</text>
				</g>
			))}
			<g transform={`translate(${X} ${Y}) rotate(${tilt})`}>
				<path
					d="M-34 -18H34M-34 -18V-11M34 -18V-11"
					fill="none"
					stroke="#7d8896"
					strokeWidth="4"
					strokeLinecap="round"
				/>
				<path d="M-15 8V-118M15 8V-118" stroke="#7d8896" strokeWidth="3" />
				<rect x="-20" y="-122" width="40" height="9" rx="2" fill="#b98a5a" stroke="#7c5230" />
				<rect x="-20" y="-74" width="40" height="7" rx="2" fill="#b98a5a" stroke="#7c5230" />
				<rect x="-20" y="-34" width="40" height="7" rx="2" fill="#b98a5a" stroke="#7c5230" />
				<rect x="-16" y="-112" width="32" height="22" rx="3" fill="#2f3743" />
				<path d="M-9 -108V-94M-3 -108V-94M3 -108V-94M9 -108V-94" stroke="#8b95a3" strokeWidth="2" />
				<rect x="-17" y="-66" width="34" height="9" rx="1.500" fill="#1f8f86" stroke="#11635c" />
				<rect x="-11" y="-27" width="22" height="6" rx="1" fill="#2b4fa8" stroke="#16306e" />
				<circle cx="7" cy="-24" r="1.800" fill={powered ? "#ff5a4d" : "#6b2a2a"} />
				<circle cx="0" cy="-4" r="7" fill="#c9ced6" stroke="#7d8896" />
				{held && (
					<g fill="#8d5a3b" stroke="#5f3820" strokeWidth="1.500">
						<rect x="-26" y="-134" width="52" height="14" rx="7" />
						<rect x="-26" y="-128" width="9" height="20" rx="4.500" />
						<rect x="17" y="-128" width="9" height="20" rx="4.500" />
					</g>
				)}
			</g>
			<g transform={`translate(${X} ${Y}) rotate(${turned})`}>
				<circle r="19.500" fill="#2f3743" />
				<circle r="13" fill="#ffc642" stroke="#a97b00" strokeWidth="1.500" />
				<path d="M0 -13V13M-13 0H13" stroke="#a97b00" strokeWidth="3" />
			</g>
			<Arrow x={62} pushes={push > 0} />
			<Arrow x={284} pushes={push < 0} back />
		</svg>
	);
}

/** A push with the finger, forwards unless `back`. */
function Arrow({ x, pushes, back = false }: { x: number; pushes: boolean; back?: boolean }) {
	return (
		<path
			d="M-8 -5H6V-12L24 0L6 12V5H-8Z"
			transform={`translate(${x} 38)${back ? " rotate(180)" : ""}`}
			fill={pushes ? "#d9342b" : "#f6a56f"}
			stroke="#7a2b12"
			strokeWidth="1.500"
		/>
	);
}
