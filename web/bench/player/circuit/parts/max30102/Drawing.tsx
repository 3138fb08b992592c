import type { ReactNode } from "react";
import type {} from "#simulator/parts/max30102/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

const PINS = ["VIN", "SDA", "SCL", "GND", "INT"];
const HEART = "M0 8C-14-2-9-11-3.500-9.500Q-1-9 0-6Q1-9 3.500-9.500C9-11 14-2 0 8Z";
const DROP = "M0-10Q9 1 9 5A9 9 0 0 1-9 5Q-9 1 0-10Z";
const OXYGEN = "O₂";
/** The ten tones of the Monk scale, lightest first. */
const TONES = [
	...["#f6ede4", "#f3e7db", "#f7ead0", "#eadaba", "#d7bd96"],
	...["#a07e56", "#825c43", "#604134", "#3a312a", "#292420"],
];
/** Where the finger waits, to the right of the sensor. */
const AWAY = 58;
/** How far a finger shakes, in pixels, with each of its waves. */
const SHAKE = 5;

/** A module with a finger that is laid on it; the pulse glows red in the finger. 150 × 120 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const finger = usePartState(board, part.id, "max30102", (state) => state.finger) ?? false;
	const moving = usePartState(board, part.id, "max30102", (state) => state.moving) ?? false;
	const height = usePartState(board, part.id, "max30102", (state) => Math.round(state.height * 10) / 10) ?? 0;
	const bpm = usePartState(board, part.id, "max30102", (state) => state.bpm) ?? 70;
	const oxygen = usePartState(board, part.id, "max30102", (state) => state.oxygen) ?? 97;
	const skin = usePartState(board, part.id, "max30102", (state) => state.skin) ?? 7;
	const red = usePartState(board, part.id, "max30102", (state) => Math.round(Math.sqrt(state.red) * 20) / 20) ?? 0;
	const shift = moving ? (height > 0.3 ? SHAKE : -SHAKE) : 0;
	return (
		<svg width="150" height="120" viewBox="0 0 150 120" aria-hidden="true">
			<rect x="2" y="2" width="86" height="86" rx="4" fill="#14532d" stroke="#0b3019" strokeWidth="1.500" />
			{PINS.map((name, index) => (
				<g key={name}>
					<circle cx={25.8 + index * 9.6} cy="7" r="2.600" fill="#c9ced6" />
					<text transform={`translate(${27.8 + index * 9.6} 26) rotate(-90)`} fontSize="6" fontWeight="700" fill="#fff">
						{name}
					</text>
				</g>
			))}
			<g transform="translate(0 -20)">
				<rect x="42" y="60" width="40" height="34" rx="3" fill="#16191f" stroke="#51607a" />
				<rect x="49" y="66" width="10" height="22" rx="1.500" fill="#4a2326" />
				<rect x="49" y="66" width="10" height="22" rx="1.500" fill="#ff3b3b" opacity={red} />
				<rect x="66" y="66" width="10" height="22" rx="1.500" fill="#39465c" />
				<g transform={finger ? `translate(${shift} 0)` : `translate(${AWAY} 0)`}>
					<path
						d="M160 54H62Q36 54 36 77Q36 100 62 100H160Z"
						fill={TONES[skin - 1] ?? TONES[6]}
						stroke="#2a1a12"
						strokeWidth="1.500"
					/>
					<path d="M104 59Q99 77 104 95M114 59Q109 77 114 95" fill="none" stroke="#2a1a12" strokeOpacity="0.6" />
					{finger ? (
						<ellipse cx="58" cy="77" rx="21" ry="19" fill="#ff3b3b" opacity={red * (0.9 - height * 0.5)} />
					) : null}
				</g>
			</g>
			<Reading x={1} value={`${bpm}`}>
				<g transform={`scale(${0.9 + height * 0.25})`}>
					<path d={HEART} fill="#e0363b" stroke="#7d1418" strokeWidth="0.800" opacity={finger ? 1 : 0.45} />
				</g>
			</Reading>
			<Reading x={56} value={`${oxygen}`}>
				<path d={DROP} fill="#c22f3a" stroke="#7d1418" strokeWidth="0.800" opacity={finger ? 1 : 0.45} />
				<text y="8" fontSize="8" fontWeight="800" fill="#fff" textAnchor="middle">
					{OXYGEN}
				</text>
			</Reading>
			<rect
				x="111"
				y="93"
				width="38"
				height="26"
				rx="13"
				fill={moving ? "var(--ink)" : "var(--surface)"}
				stroke="var(--line)"
			/>
			<path
				d="M116 106q3.500-8 7 0t7 0 7 0 7 0"
				fill="none"
				stroke={moving ? "var(--surface)" : "var(--ink)"}
				strokeWidth="2"
				strokeLinecap="round"
			/>
		</svg>
	);
}

/** A sign and its number, in a pill. */
function Reading({ x, value, children }: { x: number; value: string; children: ReactNode }) {
	return (
		<>
			<rect x={x} y="93" width="52" height="26" rx="13" fill="var(--surface)" stroke="var(--line)" />
			<g transform={`translate(${x + 14} 106)`}>{children}</g>
			<text x={x + 37} y="110.500" fontSize="13" fontWeight="800" fill="var(--ink)" textAnchor="middle">
				{value}
			</text>
		</>
	);
}
