import type {} from "#simulator/parts/seven_segment/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

/** Segments A to G. */
const SHAPES = [
	"M14 15H34L31 19.500H17Z",
	"M36 17L38.500 19V33L36 35L33 33V21Z",
	"M36 37L38.500 39V53L36 55L33 51V39Z",
	"M14 57H34L31 52.500H17Z",
	"M12 37L15 39V51L12 55L9.500 53V39Z",
	"M12 17L15 21V33L12 35L9.500 33V19Z",
	"M16 33.800H32L34.500 36L32 38.200H16L13.500 36Z",
];
const DARK = "#4d2622";
const LIT = "#ff4b32";
const LEGS = [0, 1, 2, 3, 4];

/** One digit. 48 × 72 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const light =
		usePartState(board, part.id, "seven_segment", ({ segments }) =>
			segments.map((one) => Math.round(one * 10)).join(" "),
		) ?? "";
	const shares = light.split(" ").map((tenths) => Number(tenths) / 10);
	return (
		<svg width="48" height="72" viewBox="0 0 48 72" aria-hidden="true">
			{LEGS.map((leg) => (
				<path key={leg} d={`M${4.8 + leg * 9.6} 5V67`} stroke="#a7b0bc" strokeWidth="2.400" />
			))}
			<rect x="0.500" y="9" width="47" height="54" rx="2" fill="#1b1f26" stroke="#0c0f14" />
			{SHAPES.map((shape, index) => (
				<g key={shape}>
					<path d={shape} fill={DARK} />
					<path d={shape} fill={LIT} opacity={shares[index] ?? 0} />
				</g>
			))}
			<circle cx="42.500" cy="56" r="2.600" fill={DARK} />
			<circle cx="42.500" cy="56" r="2.600" fill={LIT} opacity={shares[SHAPES.length] ?? 0} />
		</svg>
	);
}
