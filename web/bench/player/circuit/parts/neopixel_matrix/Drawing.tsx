import { MATRIX_SIDE } from "#simulator/parts/neopixel_matrix/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

const PITCH = 16.5;
const FIRST = { x: 18.25, y: 15.25 };
const DARK = Array.from({ length: MATRIX_SIDE * MATRIX_SIDE }, () => 0);
/** The eye sees even a dimmed LED well: what is drawn is as bright as that, up to full light. */
const SEEN_FROM = 170;

/** A black panel with 8 × 8 LEDs that glow. 152 × 146 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const lights = usePartState(board, part.id, "neopixel_matrix", ({ pixels }) => pixels.join(" ")) ?? DARK.join(" ");
	return (
		<svg width="152" height="146" viewBox="0 0 152 146" aria-hidden="true">
			<rect x="8" y="4" width="136" height="138" rx="5" fill="#15181d" stroke="#4a5262" strokeWidth="1.500" />
			<path d="M1 60H12M1 69.600H12M1 79.200H12M141 137H151" stroke="#c9ced6" strokeWidth="3" />
			{lights.split(" ").map((light, index) => (
				<Lamp
					// biome-ignore lint/suspicious/noArrayIndexKey: a lamp is its position on the panel.
					key={index}
					x={FIRST.x + (index % MATRIX_SIDE) * PITCH}
					y={FIRST.y + Math.floor(index / MATRIX_SIDE) * PITCH}
					light={Number(light)}
				/>
			))}
		</svg>
	);
}

function Lamp({ x, y, light }: { x: number; y: number; light: number }) {
	const channels = [light >> 16, (light >> 8) & 0xff, light & 0xff];
	const brightest = Math.max(...channels);
	const scale = brightest === 0 ? 0 : (SEEN_FROM + brightest * (1 - SEEN_FROM / 255)) / brightest;
	const color = `rgb(${channels.map((one) => Math.round(one * scale)).join(" ")})`;
	return (
		<g transform={`translate(${x} ${y})`}>
			{light > 0 && <rect x="-8" y="-8" width="16" height="16" rx="5" fill={color} opacity="0.45" />}
			<rect x="-6" y="-6" width="12" height="12" rx="3" fill={light > 0 ? color : "#5d636e"} />
			<circle r="4.500" fill={light > 0 ? "#ffffff" : "#2a2f38"} opacity={light > 0 ? 0.25 : 1} />
		</g>
	);
}
