import type {} from "#simulator/parts/ir_receiver/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

/** An infrared receiver; its lens glows while something comes in. 52 × 84 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const receiving = usePartState(board, part.id, "ir_receiver", (state) => state.receiving) ?? false;
	return (
		<svg width="52" height="84" viewBox="0 0 52 84" aria-hidden="true">
			<path d="M16.400 56V82M26 56V82M35.600 56V82" stroke="#a7b0bc" strokeWidth="2.400" strokeLinecap="round" />
			<rect x="6" y="8" width="40" height="50" rx="4" fill="#23282f" stroke="#0c0f14" />
			<circle cx="26" cy="28" r="15" fill="#3a2330" stroke="#0c0f14" />
			<circle cx="26" cy="28" r="12" fill={receiving ? "#ff5a7a" : "#54303f"} />
			<path d="M18 22A10 10 0 0 1 26 18" fill="none" stroke="#fff" strokeOpacity="0.5" strokeWidth="2" />
		</svg>
	);
}
