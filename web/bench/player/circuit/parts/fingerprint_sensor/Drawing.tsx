import { getLocale } from "#messages/generated/runtime.js";
import { FINGERS } from "#simulator/parts/fingerprint_sensor/model.ts";
import { textsOf } from "#simulator/parts/part-texts.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

const PINS = ["VCC", "TX", "RX", "GND"];
/** Stored prints that are drawn at most. */
const MOST_PRINTS = 5;
/** Where a finger's tip lies that covers the window, and how far below that one which hardly touches it. */
const FINGERTIP = 22;
const TRAVEL = 56;
const RIDGES = "M70 60Q82 34 94 60M74 62Q82 42 90 62M66 58Q82 26 98 58M78 64Q82 50 86 64";
const DROPS = "M70 44q5 8 0 11q-5-3 0-11M92 38q5 8 0 11q-5-3 0-11M84 58q5 8 0 11q-5-3 0-11";

/** The module with its window, a finger on it, beside it the fingers that can be laid down, and the prints it keeps. 222 × 124 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const lying = usePartState(board, part.id, "fingerprint_sensor", ({ controls }) =>
		Object.keys(FINGERS).find((id) => controls[id] === 1),
	);
	const contact = usePartState(board, part.id, "fingerprint_sensor", (state) => state.contact) ?? 0;
	const lit = usePartState(board, part.id, "fingerprint_sensor", (state) => state.lit) ?? false;
	const scanning = usePartState(board, part.id, "fingerprint_sensor", (state) => state.scanning) ?? false;
	const prints = usePartState(board, part.id, "fingerprint_sensor", (state) => state.prints) ?? 0;
	const names = textsOf("fingerprint_sensor", getLocale())?.controls;
	const tip = FINGERTIP + TRAVEL * (1 - contact / 100);
	return (
		<svg width="222" height="124" viewBox="0 0 222 124" aria-hidden="true">
			<rect x="8" y="2" width="124" height="120" rx="8" fill="#2b323c" stroke="#16233b" />
			<rect x="46" y="14" width="72" height="78" rx="8" fill="#4d5866" />
			<rect
				x="52"
				y="22"
				width="60"
				height="62"
				rx="5"
				fill={lit ? "#7fe3c4" : "#1d2530"}
				stroke={scanning ? "#ffb703" : "#16233b"}
				strokeWidth={scanning ? 4 : 1.5}
			/>
			{lying !== undefined && (
				<>
					<path
						d={`M60 121V${tip + 30}Q60 ${tip} 82 ${tip}Q104 ${tip} 104 ${tip + 30}V121Z`}
						fill={FINGERS[lying]?.worn ? "#7d4f36" : "#8d5a3c"}
						stroke="#4a2c1b"
						strokeWidth="1.500"
					/>
					<g transform={`translate(0 ${tip - FINGERTIP})`} fill="none" strokeWidth="1.500">
						<path d={RIDGES} stroke="#4a2c1b" strokeDasharray={FINGERS[lying]?.worn ? "4 4" : undefined} />
						{FINGERS[lying]?.wet && <path d={DROPS} fill="#9bd7ff" stroke="#2f6fd0" />}
					</g>
				</>
			)}
			{PINS.map((name, at) => (
				<g key={name}>
					<rect x="0" y={26.4 + at * 9.6} width="12" height="3.200" fill="#c9ced6" />
					<text x="14" y={30.8 + at * 9.6} fontSize="8" fontWeight="700" fill="#fff">
						{name}
					</text>
				</g>
			))}
			{Object.keys(FINGERS).map((id, at) => (
				<g key={id} transform={`translate(138 ${3 + at * 24})`}>
					<rect
						width="80"
						height="22"
						rx="6"
						fill="var(--surface)"
						stroke={id === lying ? "#ffb703" : "var(--line)"}
						strokeWidth={id === lying ? 3 : 1.5}
					/>
					<text x="40" y="15.500" fontSize="12" fontWeight="700" fill="var(--ink)" textAnchor="middle">
						{names?.[id]}
					</text>
				</g>
			))}
			{Array.from({ length: Math.min(prints, MOST_PRINTS) }, (_, at) => `print-${at}`).map((id, at) => (
				<path
					key={id}
					d="M2 16V8Q2 1 6.500 1Q11 1 11 8V16M4.500 16V9Q4.500 4 6.500 4Q8.500 4 8.500 9V16M6.500 16V9"
					transform={`translate(${139 + at * 14} 102)`}
					fill="none"
					stroke="var(--ink)"
					strokeWidth="1.200"
				/>
			))}
		</svg>
	);
}
