import type {} from "#simulator/parts/lamp/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

const PRINTED = "12 V";
/** Finer steps of brightness look alike. */
const STEPS = 20;

/** A small lamp in its holder, with its glow. 84 × 124 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const bright = (usePartState(board, part.id, "lamp", (state) => Math.round(state.brightness * STEPS)) ?? 0) / STEPS;
	return (
		<svg width="84" height="124" viewBox="0 0 84 124" aria-hidden="true">
			<path d="M32.400 98V122M51.600 98V122" stroke="var(--wire-black)" strokeWidth="3" strokeLinecap="round" />
			<circle cx="42" cy="38" r="36" fill="#ffd75e" opacity={bright * 0.55} />
			<path
				d="M42 8A28 28 0 0 0 28 60V68H56V60A28 28 0 0 0 42 8Z"
				fill="#eaf2f8"
				fillOpacity="0.75"
				stroke="#7d8896"
				strokeWidth="1.500"
			/>
			<path d="M42 8A28 28 0 0 0 28 60V68H56V60A28 28 0 0 0 42 8Z" fill="#ffe9a3" opacity={bright} />
			<path
				d="M34 68V48L30 36L36 42L42 34L48 42L54 36L50 48V68"
				fill="none"
				stroke={bright > 0 ? "#ff9d1c" : "#5b6573"}
				strokeWidth="2"
				strokeLinejoin="round"
			/>
			<path d="M27 68H57V84H27Z" fill="#c9ced6" stroke="#7d8896" />
			<path d="M27 73.500H57M27 78.500H57" stroke="#7d8896" />
			<rect x="19" y="84" width="46" height="18" rx="4" fill="#23282f" stroke="#0c0f14" />
			<text x="42" y="97" fontSize="10" fontWeight="700" fill="#dfe4ea" textAnchor="middle">
				{PRINTED}
			</text>
		</svg>
	);
}
