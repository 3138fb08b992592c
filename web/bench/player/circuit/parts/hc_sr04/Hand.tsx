import { numberProp } from "#simulator/parts/part.ts";
import { useReading } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

/** Scene pixels for a centimetre, and what is drawn at most: further away it stays where it is. */
const PIXELS = 0.55;
const FURTHEST = 200;

/** A hand above a distance sensor, as far away as its slider says. */
export function Hand({ part, board }: DrawingProps) {
	const first = numberProp(part.props ?? {}, "initial", 50);
	const centimetres = useReading(board, ({ controls }) => controls[`${part.id}.centimetres`] ?? first);
	const up = 52 + Math.min(FURTHEST, centimetres) * PIXELS;
	return (
		<svg
			width="64"
			height="48"
			viewBox="0 0 64 48"
			aria-hidden="true"
			className="absolute left-1/2 top-0 pointer-events-none"
			style={{ translate: `-50% ${-up}px` }}
		>
			<path
				d="M8 26C8 14 14 8 24 8H50C58 8 58 18 50 18H40C58 18 60 28 50 28C58 28 56 37 48 37C52 42 48 45 42 45H24C14 45 8 38 8 26Z"
				fill="#e0ac7e"
				stroke="#9a6a3d"
				strokeWidth="2"
				strokeLinejoin="round"
			/>
			<path d="M40 18H32M50 28H34M48 37H34" stroke="#9a6a3d" strokeWidth="2" strokeLinecap="round" />
		</svg>
	);
}
