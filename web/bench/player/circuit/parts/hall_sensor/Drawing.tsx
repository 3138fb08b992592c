import type {} from "#simulator/parts/hall_sensor/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

const PRINTED = "49E";
const NORTH = { letter: "N", color: "#d9342b" };
const SOUTH = { letter: "S", color: "#2f6fd0" };
/** Scene pixels that a magnet moves for a millitesla (as in `hands/grips.ts`). */
const PIXELS = 0.32;

/**
 * A Hall sensor in its flat housing, its face in front, between two magnets: the left one comes near with its south pole,
 * the right one with its north pole. 148 × 72 scene pixels.
 */
export function Drawing({ part, board }: DrawingProps) {
	const field = usePartState(board, part.id, "hall_sensor", (state) => state.field) ?? 0;
	return (
		<svg width="148" height="72" viewBox="0 0 148 72" aria-hidden="true">
			<path d="M64.400 42V70M74 42V70M83.600 42V70" stroke="#a7b0bc" strokeWidth="2.400" strokeLinecap="round" />
			<path d="M55 44V17L62 9H86L93 17V44Z" fill="#23282f" stroke="#51607a" />
			<path d="M59 44V19L65 12H83L89 19V44Z" fill="#333a44" />
			<text x="74" y="32" fontSize="9.500" fontWeight="700" fill="#dfe4ea" textAnchor="middle">
				{PRINTED}
			</text>
			<Magnet x={2 + Math.max(0, field) * PIXELS} />
			<Magnet x={110 + Math.min(0, field) * PIXELS} />
		</svg>
	);
}

/** A bar magnet, its north pole on the left. */
function Magnet({ x }: { x: number }) {
	return (
		<g transform={`translate(${x} 0)`}>
			<path d="M18 18H3Q0 18 0 21V35Q0 38 3 38H18Z" fill={NORTH.color} />
			<path d="M18 18H33Q36 18 36 21V35Q36 38 33 38H18Z" fill={SOUTH.color} />
			<path d="M3 20.500H33" stroke="#fff" strokeOpacity="0.45" strokeWidth="2" strokeLinecap="round" />
			<rect x="0" y="18" width="36" height="20" rx="3" fill="none" stroke="#16233b" strokeOpacity="0.6" />
			<g fill="#fff" fontSize="11" fontWeight="800" textAnchor="middle">
				<text x="9.500" y="33">
					{NORTH.letter}
				</text>
				<text x="26.500" y="33">
					{SOUTH.letter}
				</text>
			</g>
		</g>
	);
}
