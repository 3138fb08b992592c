import { WORDS } from "#simulator/parts/wifi_serial/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";
import { MOST_LETTERS, Phone } from "#web/bench/player/circuit/parts/hc05/Phone.tsx";

const PINS = ["GND", "VCC", "TX", "RX"];
const LABEL = "ESP-01";

/** The module on its adapter, a cloud for all that is between, and the phone with the farmer's page. 270 × 236 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const powered = usePartState(board, part.id, "wifi_serial", (state) => state.powered) ?? false;
	const sent = usePartState(board, part.id, "wifi_serial", (state) => state.sent) ?? "";
	const line = usePartState(board, part.id, "wifi_serial", (state) => state.line.slice(0, MOST_LETTERS)) ?? "";
	return (
		<svg width="270" height="236" viewBox="0 0 270 236" aria-hidden="true">
			<path
				d="M38 60A11 11 0 0 1 40 38A16 16 0 0 1 70 32A14 14 0 0 1 92 46A8 8 0 0 1 90 60Z"
				fill="#e9f3fb"
				stroke="#8b95a3"
				strokeWidth="2"
			/>
			{powered && (
				<path
					d="M64 66V82M64 24Q80 4 108 12"
					fill="none"
					stroke="#4fa8dc"
					strokeWidth="3"
					strokeDasharray="4 5"
					strokeLinecap="round"
				/>
			)}
			<rect x="8" y="88" width="76" height="70" rx="4" fill="#1d2733" stroke="#0c0f14" strokeWidth="1.500" />
			<rect x="42" y="106" width="36" height="34" rx="2" fill="#16233b" stroke="#4b5a70" />
			<path d="M46 112V136H52V112H58V136H64V112H70V136" fill="none" stroke="#d9c08a" strokeWidth="2" />
			<circle cx="72" cy="97" r="3" fill={powered ? "#4f9dff" : "#1a3558"} />
			<text x="54" y="153" fontSize="8" fontWeight="700" fill="#fff" textAnchor="middle">
				{LABEL}
			</text>
			{PINS.map((name, index) => (
				<g key={name}>
					<rect x="0" y={107.6 + index * 9.6} width="12" height="3.200" fill="#c9ced6" />
					<text x="15" y={111.8 + index * 9.6} fontSize="7" fontWeight="700" fill="#fff">
						{name}
					</text>
				</g>
			))}
			<Phone words={Object.values(WORDS)} sent={sent} line={line} />
		</svg>
	);
}
