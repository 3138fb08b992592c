import type {} from "#simulator/parts/neopixel/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

const LENGTH = 164;

/** A strip of lamps, however many within the same length. 190 × 42 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const colors =
		usePartState(board, part.id, "neopixel", ({ pixels }) =>
			pixels.map((color) => `#${color.toString(16).padStart(6, "0")}`).join(" "),
		) ?? Array.from({ length: Number(part.props?.pixels ?? 8) }, () => "#000000").join(" ");
	const lamps = colors.split(" ");
	const step = LENGTH / lamps.length;
	const size = Math.min(16, step - 2);
	return (
		<svg width="190" height="42" viewBox="0 0 190 42" aria-hidden="true">
			<rect x="6" y="2" width="178" height="38" rx="4" fill="#1b1f26" stroke="#0c0f14" />
			<path d="M1 11.400H11M1 21H11M1 30.600H11M179 21H189" stroke="#c9ced6" strokeWidth="3" />
			{lamps.map((color, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a lamp is its position on the strip.
				<g key={index} transform={`translate(${13 + (index + 0.5) * step} 21)`}>
					<rect x={-size / 2} y={-size / 2} width={size} height={size} rx="2" fill="#f2f2ee" />
					<circle r={size * 0.4} fill={color === "#000000" ? "#cfd2d2" : color} />
				</g>
			))}
		</svg>
	);
}
