import { getLocale } from "#messages/generated/runtime.js";
import { textsOf } from "#simulator/parts/part-texts.ts";
import { CUPS } from "#simulator/parts/ph_sensor/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

const PINS = ["VCC", "GND", "PO"];
const UNIT = "pH";
/** How rosella tea colours a liquid from this pH on: red and pink in acid, purple when neutral, green to yellow in base. */
const ROSELLA = [
	{ from: 0, color: "#d2213c" },
	{ from: 3, color: "#e0507c" },
	{ from: 4.5, color: "#d884b4" },
	{ from: 6, color: "#a878b8" },
	{ from: 7.5, color: "#7580bd" },
	{ from: 8.5, color: "#4f9a8c" },
	{ from: 9.5, color: "#5fa553" },
	{ from: 11, color: "#a8b83f" },
	{ from: 12.5, color: "#dcc437" },
];

/** The amplifier, the probe in its liquid, and the cups that it can be put into. 250 × 168 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const cup = usePartState(board, part.id, "ph_sensor", (state) => state.cup) ?? "";
	const ph = usePartState(board, part.id, "ph_sensor", (state) => state.ph) ?? Number(part.props?.initial ?? 7);
	const names = textsOf("ph_sensor", getLocale())?.controls;
	return (
		<svg width="250" height="168" viewBox="0 0 250 168" aria-hidden="true">
			<path d="M44 84V30Q44 8 78 8H110Q128 8 128 26" fill="none" stroke="#4d5866" strokeWidth="4" />
			<rect x="8" y="88" width="72" height="44" rx="4" fill="#1d4f91" stroke="#123463" strokeWidth="1.500" />
			<rect x="36" y="76" width="16" height="14" rx="2" fill="#c9a24a" stroke="#7d6426" />
			<rect x="42" y="94" width="14" height="14" rx="1.500" fill="#3a78cf" stroke="#123463" />
			<circle cx="49" cy="101" r="3.500" fill="#e9ecf1" />
			<rect x="46" y="114" width="26" height="12" rx="1" fill="#23282f" />
			{PINS.map((name, at) => (
				<g key={name}>
					<rect x="0" y={98.4 + at * 9.6} width="12" height="3.200" fill="#c9ced6" />
					<text x="14" y={102.6 + at * 9.6} fontSize="7" fontWeight="700" fill="#fff">
						{name}
					</text>
				</g>
			))}
			<Glass ph={ph} name={names?.[cup || "ph"] ?? ""} />
			{Object.entries(CUPS).map(([id, value], at) => (
				<g key={id} transform={`translate(172 ${18 + at * 31})`}>
					<rect
						width="76"
						height="26"
						rx="6"
						fill="var(--surface)"
						stroke={id === cup ? "#ffb703" : "var(--line)"}
						strokeWidth={id === cup ? 3 : 1.5}
					/>
					<path d="M5 7H17L15.500 20H6.500Z" fill={rosella(value)} stroke="#51607a" />
					<text x="20" y="17" fontSize="10" fontWeight="700" fill="var(--ink)">
						{names?.[id]}
					</text>
				</g>
			))}
		</svg>
	);
}

/** The liquid around the probe, its name and its pH. */
function Glass({ ph, name }: { ph: number; name: string }) {
	return (
		<>
			<path d="M94 62H162L156 134Q155 138 151 138H105Q101 138 100 134Z" fill={rosella(ph)} fillOpacity="0.85" />
			<rect x="122" y="26" width="12" height="22" rx="3" fill="#23282f" />
			<path d="M124 48H132V108A4 6 0 0 1 124 108Z" fill="#e6f2f8" fillOpacity="0.75" stroke="#51607a" />
			<circle cx="128" cy="112" r="6" fill="#e6f2f8" fillOpacity="0.9" stroke="#51607a" />
			<path
				d="M92 40L100 134Q101 138 105 138H151Q155 138 156 134L164 40"
				fill="none"
				stroke="#8fa3b5"
				strokeWidth="2.500"
			/>
			<text x="128" y="151" fontSize="10.500" fontWeight="700" fill="var(--ink)" textAnchor="middle">
				{name}
			</text>
			<text x="128" y="164" fontSize="12" fontWeight="800" fill="var(--ink)" textAnchor="middle">
				{`${UNIT} ${ph}`}
			</text>
		</>
	);
}

function rosella(ph: number) {
	return ROSELLA.findLast(({ from }) => ph >= from)?.color;
}
