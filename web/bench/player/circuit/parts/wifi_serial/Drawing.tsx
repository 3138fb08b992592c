import { WORDS } from "#simulator/parts/wifi_serial/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";
import { MOST_LETTERS, Phone } from "#web/bench/player/circuit/parts/hc05/Phone.tsx";

const PINS = ["GND", "VCC", "TX", "RX"];
const LABEL = "ESP-01";

/** The module on its adapter, a cloud for all that is between, and the phone with the farmer's page. 170 × 225 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const powered = usePartState(board, part.id, "wifi_serial", (state) => state.powered) ?? false;
	const sent = usePartState(board, part.id, "wifi_serial", (state) => state.sent) ?? "";
	const line = usePartState(board, part.id, "wifi_serial", (state) => state.line.slice(0, MOST_LETTERS)) ?? "";
	return (
		<svg width="170" height="225" viewBox="0 0 170 225" aria-hidden="true">
			<path
				d="M110 46A11 11 0 0 1 112 24A16 16 0 0 1 142 18A14 14 0 0 1 164 32A8 8 0 0 1 162 46Z"
				fill="#e9f3fb"
				stroke="#8b95a3"
				strokeWidth="2"
			/>
			{powered && (
				<path
					d="M88 36H100M136 52V74"
					fill="none"
					stroke="#4fa8dc"
					strokeWidth="3"
					strokeDasharray="4 5"
					strokeLinecap="round"
				/>
			)}
			<rect x="8" y="2" width="76" height="70" rx="4" fill="#1d2733" stroke="#0c0f14" strokeWidth="1.500" />
			<rect x="42" y="20" width="36" height="34" rx="2" fill="#16233b" stroke="#4b5a70" />
			<path d="M46 26V50H52V26H58V50H64V26H70V50" fill="none" stroke="#d9c08a" strokeWidth="2" />
			<circle cx="72" cy="11" r="3" fill={powered ? "#4f9dff" : "#1a3558"} />
			<text x="54" y="67" fontSize="8" fontWeight="700" fill="#fff" textAnchor="middle">
				{LABEL}
			</text>
			{PINS.map((name, index) => (
				<g key={name}>
					<rect x="0" y={21.6 + index * 9.6} width="12" height="3.200" fill="#c9ced6" />
					<text x="15" y={25.8 + index * 9.6} fontSize="7" fontWeight="700" fill="#fff">
						{name}
					</text>
				</g>
			))}
			<g transform="translate(-106 76)">
				<Phone words={Object.values(WORDS)} sent={sent} line={line} />
			</g>
		</svg>
	);
}
