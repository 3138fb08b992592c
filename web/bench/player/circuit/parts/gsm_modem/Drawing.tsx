import { getLocale } from "#messages/generated/runtime.js";
import { MESSAGES, OWNER } from "#simulator/parts/gsm_modem/model.ts";
import { textsOf } from "#simulator/parts/part-texts.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";
import { Phone } from "#web/bench/player/circuit/parts/hc05/Phone.tsx";

const PINS = ["VCC", "RXD", "TXD", "GND"];
const LABEL = "SIM800L";
const BARS = 4;
/** The best of AT+CSQ. */
const BEST = 31;

/** The modem with its antenna, the strength of its signal, and the farmer's phone. 270 × 159 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const powered = usePartState(board, part.id, "gsm_modem", (state) => state.powered) ?? false;
	const registered = usePartState(board, part.id, "gsm_modem", (state) => state.registered) ?? false;
	const sending = usePartState(board, part.id, "gsm_modem", (state) => state.sending) ?? false;
	const bars = usePartState(board, part.id, "gsm_modem", ({ signal }) => Math.ceil((signal / BEST) * BARS)) ?? 0;
	const sent =
		usePartState(board, part.id, "gsm_modem", ({ sent: text, from }) =>
			text === "" || from === OWNER ? text : `${from.slice(-4)}: ${text}`,
		) ?? "";
	const line = usePartState(board, part.id, "gsm_modem", (state) => state.line) ?? "";
	const words = Object.keys(MESSAGES).map((id) => textsOf("gsm_modem", getLocale())?.controls?.[id] ?? id);
	return (
		<svg width="270" height="159" viewBox="0 0 270 159" aria-hidden="true">
			<path d="M76 58V14" stroke="#8b95a3" strokeWidth="4" strokeLinecap="round" />
			<circle cx="76" cy="12" r="4" fill="#8b95a3" />
			{Array.from({ length: BARS }, (_, index) => (
				<rect
					// biome-ignore lint/suspicious/noArrayIndexKey: they never change their order
					key={index}
					x={16 + index * 12}
					y={38 - index * 9}
					width="8"
					height={8 + index * 9}
					rx="2"
					fill={registered && index < bars ? "#3fa35b" : "none"}
					stroke={index < bars ? "#3fa35b" : "#8b95a3"}
					strokeWidth="1.500"
				/>
			))}
			{sending && (
				<path
					d="M86 8Q94 14 86 22M92 3Q104 14 92 27"
					fill="none"
					stroke="#4fa8dc"
					strokeWidth="3"
					strokeLinecap="round"
				/>
			)}
			<rect x="8" y="56" width="88" height="80" rx="4" fill="#b3352e" stroke="#6e1c18" strokeWidth="1.500" />
			<rect x="42" y="64" width="48" height="44" rx="2" fill="#c9ced6" stroke="#7d8896" />
			<text x="66" y="90" fontSize="9.500" fontWeight="700" fill="#16233b" textAnchor="middle">
				{LABEL}
			</text>
			<circle cx="20" cy="126" r="3.500" fill={powered ? "#ff5a3c" : "#5a1c14"} />
			<rect x="44" y="114" width="44" height="16" rx="2" fill="#e9ecf1" stroke="#7d8896" />
			<rect x="50" y="118" width="9" height="8" rx="1" fill="#d9a441" />
			{PINS.map((name, index) => (
				<g key={name}>
					<rect x="0" y={74 + index * 9.6} width="12" height="3.200" fill="#c9ced6" />
					<text x="15" y={78.2 + index * 9.6} fontSize="7" fontWeight="700" fill="#fff">
						{name}
					</text>
				</g>
			))}
			<Phone words={words} sent={sent} line={line} rows={2} />
		</svg>
	);
}
