import type {} from "#simulator/parts/apds9960/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

const PINS = ["INT", "SCL", "SDA", "VCC", "GND"];
/** The chip's middle, about which hands move, and how far. */
const MIDDLE = { x: 112, y: 75 };
const REACH = 46;
/** An arrow to the right from the middle, turned for each side; the photodiode that gets light lies beside it. */
const SIDES = [
	{ name: "up", turn: -90 },
	{ name: "down", turn: 90 },
	{ name: "left", turn: 180 },
	{ name: "right", turn: 0 },
] as const;
const NEAR = "−";
const FAR = "+";

/** The module, an arrow for a hand that moves each way, and the hand above it. 190 × 150 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const light = usePartState(board, part.id, "apds9960", (state) => state.light.join(" ")) ?? "0 0 0 0";
	const powered = usePartState(board, part.id, "apds9960", (state) => state.powered) ?? false;
	const hand = usePartState(board, part.id, "apds9960", (state) =>
		state.hand ? [state.x, state.y, state.close].map((one) => one.toFixed(2)).join(" ") : "",
	);
	const lights = light.split(" ").map(Number);
	return (
		<svg width="190" height="150" viewBox="0 0 190 150" aria-hidden="true">
			<rect x="8" y="46" width="66" height="58" rx="4" fill="#6b3fa0" stroke="#3d2063" strokeWidth="1.500" />
			<rect x="72" y="35" width="80" height="80" rx="8" fill="#6b3fa0" stroke="#3d2063" strokeWidth="1.500" />
			{PINS.map((name, index) => (
				<g key={name}>
					<rect x="0" y={54.2 + index * 9.6} width="12" height="3.200" fill="#c9ced6" />
					<text x="15" y={58.4 + index * 9.6} fontSize="7" fontWeight="700" fill="#fff">
						{name}
					</text>
				</g>
			))}
			<circle cx="62" cy="56" r="3" fill={powered ? "#5dff7a" : "#2f4a35"} />
			<rect x="94" y="57" width="36" height="36" rx="3" fill="#16191f" />
			{SIDES.map(({ name, turn }, index) => (
				<g key={name} transform={`translate(${MIDDLE.x} ${MIDDLE.y}) rotate(${turn})`}>
					<path
						d="M44 -6H56V-13L73 0L56 13V6H44Z"
						fill="var(--surface)"
						stroke="var(--ink)"
						strokeWidth="1.500"
						strokeLinejoin="round"
					/>
					<rect x="7" y="-4" width="8" height="8" fill="#5a2d2d" />
					<rect x="7" y="-4" width="8" height="8" fill="#ffb14a" opacity={(lights[index] ?? 0) / 200} />
				</g>
			))}
			<Sign x={24} sign={NEAR} />
			<Sign x={50} sign={FAR} />
			{hand ? <Hand at={hand} /> : null}
		</svg>
	);
}

/** A round button for a hand that comes near (the distance shrinks) or goes far. */
function Sign({ x, sign }: { x: number; sign: string }) {
	return (
		<>
			<circle cx={x} cy="126" r="12" fill="var(--surface)" stroke="var(--ink)" strokeWidth="1.500" />
			<text x={x} y="131.500" fontSize="16" fontWeight="800" fill="var(--ink)" textAnchor="middle">
				{sign}
			</text>
		</>
	);
}

/** The nearer the hand, the larger. */
function Hand({ at }: { at: string }) {
	const [x = 0, y = 0, close = 0] = at.split(" ").map(Number);
	return (
		<g
			transform={`translate(${MIDDLE.x + x * REACH} ${MIDDLE.y - y * REACH}) scale(${0.6 + close * 0.6})`}
			fill="#8a5534"
			stroke="#4f2d18"
			strokeWidth="1.500"
			opacity="0.88"
		>
			<path d="M-16 4Q-27-6-24-10Q-20-12-13-4V-27Q-13-31-9.500-31T-6-27V-32Q-6-36-2.500-36T1-32V-30Q1-34 4.500-34T8-30V-24Q8-28 11.500-28T15-24V6Q15 22 0 22Q-10 22-16 4Z" />
			<path d="M-6-27V-8M1-30V-8M8-24V-8" fill="none" />
		</g>
	);
}
