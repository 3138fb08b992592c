import type {} from "#simulator/parts/load_cell/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

const WIRES = ["#d9342b", "#16233b", "#f4f1e8", "#2f9e58"];
/** One bean for this many grams. */
const GRAMS_A_BEAN = 90;
const MOST_BEANS = 45;
/** The pan sinks by a pixel for this many grams. */
const GRAMS_A_PIXEL = 900;
const COLORS = ["#8a3b2a", "#a5533c", "#6f2c22"];
/** Beans from the lowest row to the top of the heap, each row shorter than the one below. */
const HEAP = heap();

/** A load cell, fixed at its left end, with a pan on its right one into which beans fall. 282 × 190 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const count = usePartState(board, part.id, "load_cell", ({ beans }) => beansFor(beans)) ?? 0;
	const hasBowl = usePartState(board, part.id, "load_cell", ({ bowl }) => bowl > 0) ?? false;
	const sinks = usePartState(board, part.id, "load_cell", ({ beans, bowl }) =>
		Math.round((beans + bowl) / GRAMS_A_PIXEL),
	);
	return (
		<svg width="282" height="190" viewBox="0 0 282 190" aria-hidden="true" className="overflow-visible">
			<rect x="48" y="176" width="196" height="11" rx="4" fill="#b98a5a" stroke="#7c5230" strokeWidth="1.500" />
			<rect x="62" y="152" width="34" height="25" fill="#7d8896" stroke="#4c5663" />
			{WIRES.map((color, index) => (
				<path
					key={color}
					d={`M4 ${131.6 + index * 9.6}H30Q48 ${131.6 + index * 9.6} 64 ${139 + index * 3}`}
					fill="none"
					stroke={color}
					strokeWidth="3.500"
				/>
			))}
			<path d="M4 150.800H30Q48 150.800 64 145" fill="none" stroke="#16233b" strokeOpacity="0.35" strokeWidth="0.800" />
			<g transform={`rotate(${(sinks ?? 0) * 0.35} 72 143)`}>
				<rect x="58" y="132" width="176" height="21" rx="3" fill="#dfe5ec" stroke="#7d8896" strokeWidth="1.500" />
				<path d="M126 142.500a8 8 0 0 1 16 0a8 8 0 0 1 16 0a8 8 0 0 1-16 0a8 8 0 0 1-16 0Z" fill="#aab3bf" />
				<circle cx="70" cy="142.500" r="4" fill="#51607a" />
				<circle cx="86" cy="142.500" r="4" fill="#51607a" />
				<circle cx="206" cy="142.500" r="4" fill="#51607a" />
				<circle cx="222" cy="142.500" r="4" fill="#51607a" />
				<path d="M205 132V112H223V132Z" fill="#7d8896" stroke="#4c5663" />
				<g className="pan-beans">
					{HEAP.slice(0, count).map(({ x, y, turn, color }) => (
						<ellipse
							key={`${x} ${y}`}
							className="pan-bean"
							cx={x}
							cy={y}
							rx="6.500"
							ry="4.400"
							fill={color}
							stroke="#3c1610"
							strokeWidth="0.800"
							transform={`rotate(${turn} ${x} ${y})`}
						/>
					))}
				</g>
				{hasBowl && (
					<path
						d="M164 78H264Q258 104 236 108H192Q170 104 164 78Z"
						fill="#2f6fd0"
						fillOpacity="0.85"
						stroke="#1b3f7d"
						strokeWidth="2"
					/>
				)}
				<path
					d="M152 104H276Q272 114 262 114H166Q156 114 152 104Z"
					fill="#c9ced6"
					stroke="#7d8896"
					strokeWidth="1.500"
				/>
			</g>
		</svg>
	);
}

function beansFor(grams: number): number {
	return Math.min(MOST_BEANS, Math.ceil(grams / GRAMS_A_BEAN));
}

function heap() {
	const beans: { x: number; y: number; turn: number; color: string }[] = [];
	for (let line = 0, length = 9; length > 0; line++, length--)
		for (let index = 0; index < length; index++) {
			const number = beans.length;
			beans.push({
				x: 214 - (length - 1) * 5.5 + index * 11 + (number % 3) - 1,
				y: 99 - line * 8 - (number % 2),
				turn: (number * 47) % 90,
				color: COLORS[number % COLORS.length] ?? "",
			});
		}
	return beans;
}
