/** In scene pixels. */
export const UNKNOWN_PART_SIZE = { width: 96, height: 72 };

const MARK = "?";
/** Longer names do not fit in. */
const LONGEST = 14;

/** A part of a kind that is not known here: it is drawn as an empty box and does nothing. */
export function UnknownPart({ kind }: { kind: string }) {
	const { width, height } = UNKNOWN_PART_SIZE;
	return (
		<svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
			<rect
				x="1.500"
				y="1.500"
				width={width - 3}
				height={height - 3}
				rx="8"
				fill="#eef1f6"
				stroke="#5b6b82"
				strokeWidth="2"
				strokeDasharray="6 4"
			/>
			<text x={width / 2} y="40" fontSize="28" fontWeight="800" fill="#33435c" textAnchor="middle">
				{MARK}
			</text>
			<text x={width / 2} y="60" fontSize="11" fontWeight="700" fill="#33435c" textAnchor="middle">
				{kind.length > LONGEST ? `${kind.slice(0, LONGEST - 1)}…` : kind}
			</text>
		</svg>
	);
}
