import { getLocale } from "#messages/generated/runtime.js";
import { CARDS } from "#simulator/parts/mfrc522/model.ts";
import { textsOf } from "#simulator/parts/part-texts.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

const PINS = ["SDA", "SCK", "MOSI", "MISO", "IRQ", "GND", "RST", "3.3V"];
const CHIP = "RC522";
const COLORS = ["#2f9e6b", "#ffb703", "#d9534f", "#2f6fd0", "#8a5fc0"];

/** A card reader with its antenna, and beside it what can be laid on it. 212 × 124 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const lying = usePartState(board, part.id, "mfrc522", (state) => state.lying.join(" ")) ?? "";
	const field = usePartState(board, part.id, "mfrc522", (state) => state.field) ?? false;
	const names = textsOf("mfrc522", getLocale())?.controls;
	return (
		<svg width="212" height="124" viewBox="0 0 212 124" aria-hidden="true">
			<rect x="8" y="2" width="124" height="120" rx="5" fill="#1d4f91" stroke="#123463" />
			<rect x="38" y="88" width="22" height="22" rx="1.500" fill="#23282f" />
			<text x="80" y="106" fontSize="10" fontWeight="700" fill="#dfe4ea" textAnchor="middle">
				{CHIP}
			</text>
			<g fill="none" stroke={field ? "#ffd24d" : "#c9ced6"} strokeWidth="1.500">
				<rect x="46" y="10" width="78" height="68" rx="10" />
				<rect x="50" y="14" width="70" height="60" rx="8" />
				<rect x="54" y="18" width="62" height="52" rx="6" />
			</g>
			{PINS.map((name, at) => (
				<g key={name}>
					<rect x="0" y={26.4 + at * 9.6} width="12" height="3.200" fill="#c9ced6" />
					<text x="14" y={30.4 + at * 9.6} fontSize="6" fontWeight="700" fill="#fff">
						{name}
					</text>
				</g>
			))}
			{Object.keys(CARDS).map((card, at) => {
				const order = lying.split(" ").indexOf(card);
				const [x, y] = order < 0 ? [138, 3 + at * 24] : [50 + order * 3, 32 - order * 6];
				return (
					<g key={card} transform={`translate(${x} ${y})`}>
						<rect width="70" height="22" rx="4" fill={COLORS[at]} stroke="#16233b" strokeWidth="1.200" />
						<text x="35" y="15" fontSize="10.500" fontWeight="800" fill="#16233b" textAnchor="middle">
							{names?.[card]}
						</text>
					</g>
				);
			})}
		</svg>
	);
}
