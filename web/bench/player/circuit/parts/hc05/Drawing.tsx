import { WORDS } from "#simulator/parts/hc05/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";
import { MOST_LETTERS, Phone } from "./Phone.tsx";

const PINS = ["STATE", "RXD", "TXD", "GND", "VCC", "EN"];
const LABEL = "HC-05";

/** The module, and the phone that it talks to: its app has a button for each word. 270 × 236 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const powered = usePartState(board, part.id, "hc05", (state) => state.powered) ?? false;
	const sent = usePartState(board, part.id, "hc05", (state) => state.sent) ?? "";
	const line = usePartState(board, part.id, "hc05", (state) => state.line.slice(0, MOST_LETTERS)) ?? "";
	return (
		<svg width="270" height="236" viewBox="0 0 270 236" aria-hidden="true">
			<rect x="8" y="88" width="76" height="70" rx="4" fill="#1d4f91" stroke="#123463" strokeWidth="1.500" />
			<path d="M76 94V104H68V112H76V120H68V128H76V136H68V144H76" fill="none" stroke="#d9c08a" strokeWidth="2" />
			<circle cx="54" cy="97" r="3" fill={powered ? "#ff5a3c" : "#5a1c14"} />
			<text x="54" y="154" fontSize="8" fontWeight="700" fill="#fff" textAnchor="middle">
				{LABEL}
			</text>
			{PINS.map((name, index) => (
				<g key={name}>
					<rect x="0" y={98 + index * 9.6} width="12" height="3.200" fill="#c9ced6" />
					<text x="15" y={102.2 + index * 9.6} fontSize="7" fontWeight="700" fill="#fff">
						{name}
					</text>
				</g>
			))}
			{powered && (
				<path
					d="M90 112Q96 122 90 132M97 107Q106 122 97 137"
					fill="none"
					stroke="#4fa8dc"
					strokeWidth="2.500"
					strokeLinecap="round"
				/>
			)}
			<Phone words={Object.values(WORDS)} sent={sent} line={line} />
		</svg>
	);
}
