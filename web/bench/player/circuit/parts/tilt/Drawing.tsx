import type {} from "#simulator/parts/tilt/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

/** A ball switch: upright the ball joins its two legs. 36 × 80 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const tilted = usePartState(board, part.id, "tilt", (state) => state.tilted) ?? false;
	return (
		<svg width="36" height="80" viewBox="0 0 36 80" aria-hidden="true" className="overflow-visible">
			<path d="M13.200 50V76M22.800 50V76" stroke="#a7b0bc" strokeWidth="2.400" strokeLinecap="round" />
			<g style={{ transform: tilted ? "rotate(-38deg)" : "none", transformOrigin: "18px 52px" }}>
				<rect x="6" y="4" width="24" height="48" rx="8" fill="#d7b24a" stroke="#8f6f1a" strokeWidth="1.500" />
				<rect x="10" y="9" width="16" height="38" rx="6" fill="#f5e3ac" />
				<circle cx="18" cy={tilted ? 17 : 39} r="7" fill="#8b95a3" stroke="#51607a" strokeWidth="1.200" />
				<circle cx="15.600" cy={tilted ? 14.6 : 36.6} r="2" fill="#fff" opacity="0.8" />
				<path d="M9.500 12V44" stroke="#fff" strokeOpacity="0.7" strokeWidth="2" strokeLinecap="round" />
			</g>
		</svg>
	);
}
