import { WORDS } from "#simulator/parts/hc05/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

const PINS = ["STATE", "RXD", "TXD", "GND", "VCC", "EN"];
const LABEL = "HC-05";
/** More letters have no room on the phone. */
const MOST_LETTERS = 20;

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
			<rect x="112" y="2" width="156" height="232" rx="14" fill="#23282f" stroke="#0c0f14" strokeWidth="1.500" />
			<rect x="118" y="12" width="144" height="208" rx="4" fill="#f4f6f8" />
			{sent && <Bubble x={150} y={17} fill="#bfe3c6" text={sent} />}
			{line && <Bubble x={122} y={43} fill="#ffffff" text={line} />}
			{Object.values(WORDS).map((word, index) => (
				<g key={word} transform={`translate(${121 + (index % 2) * 70} ${72 + Math.floor(index / 2) * 29})`}>
					<rect width="68" height="26" rx="6" fill="#2f6fd0" />
					<text x="34" y="17.500" fontSize="11" fontWeight="700" fill="#fff" textAnchor="middle">
						{word}
					</text>
				</g>
			))}
			<circle cx="190" cy="227" r="4" fill="none" stroke="#8b95a3" />
		</svg>
	);
}

function Bubble({ x, y, fill, text }: { x: number; y: number; fill: string; text: string }) {
	return (
		<g transform={`translate(${x} ${y})`}>
			<rect width="108" height="22" rx="7" fill={fill} stroke="#c4cbd4" />
			<text x="6" y="15" fontSize="10" fontWeight="600" fill="#16233b">
				{text}
			</text>
		</g>
	);
}
