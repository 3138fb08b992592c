import type {} from "#simulator/parts/sd_card/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

const PINS = ["CS", "SCK", "MOSI", "MISO", "VCC", "GND"];
const LABEL = "SD";
/** More names than these have no room on the card. */
const MOST_NAMES = 3;

/** A module with its card, and the files on it. 70 × 144 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const inserted = usePartState(board, part.id, "sd_card", (state) => state.inserted) ?? true;
	const names = usePartState(board, part.id, "sd_card", (state) => state.files.slice(-MOST_NAMES).join("\n")) ?? "";
	return (
		<svg width="70" height="144" viewBox="0 0 70 144" aria-hidden="true">
			<rect x="8" y="4" width="60" height="130" rx="5" fill="#1d4f91" stroke="#123463" />
			<rect x="44" y="20" width="14" height="10" rx="1.500" fill="#23282f" />
			<rect x="45" y="44" width="12" height="16" rx="1.500" fill="#23282f" />
			<rect x="8" y="76" width="60" height="58" rx="3" fill="#c9ced6" stroke="#7d8896" />
			{inserted ? (
				<>
					<path d="M11 82H65V142H15L11 138Z" fill="#23282f" stroke="#0f1318" />
					<text x="14" y="94" fontSize="10" fontWeight="700" fill="#ffd24d">
						{LABEL}
					</text>
					{names.split("\n").map((name, index) => (
						<text key={name} x="14" y={107 + index * 10.5} fontSize="6.800" fill="#dfe4ea" fontFamily="monospace">
							{name}
						</text>
					))}
				</>
			) : (
				<rect x="11" y="82" width="54" height="52" fill="#aab1bb" />
			)}
			{PINS.map((name, index) => (
				<g key={name}>
					<rect x="0" y={16.4 + index * 9.6} width="12" height="3.200" fill="#c9ced6" />
					<text x="14" y={20.4 + index * 9.6} fontSize="6" fontWeight="700" fill="#fff">
						{name}
					</text>
				</g>
			))}
		</svg>
	);
}
