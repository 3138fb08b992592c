import { m } from "#messages/generated/messages.js";
import { numberProp } from "#simulator/parts/part.ts";
import type {} from "#simulator/parts/plant_pot/model.ts";
import { usePartState, useReading } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";
import { Pump, Stream } from "#web/bench/player/circuit/parts/water_pump/Pump.tsx";

const PINS = ["GND", "VCC", "AOUT"];
/** How far the sensor is lifted out of the soil, in scene pixels. */
const LIFT = 58;
/** Dry and soaked soil, and the leaves of a dry and a watered plant: red, green, blue. */
const SOIL = [
	[201, 164, 107],
	[74, 47, 27],
] as const;
const LEAF = [
	[176, 160, 72],
	[74, 157, 69],
] as const;
/** How the leaves on either side stand above the middle: hanging in dry soil, rising in wet. */
const HANGING = 62;
const RISING = -24;

/**
 * A plant in a pot: its leaves hang when the soil is dry and rise when it is wet; a pump waters it through a hose. A grip each
 * for the soil, the sensor and its plug, whose middle wire may hang loose (`hands/grips.ts`). 290 × 250 scene pixels.
 */
export function Drawing({ part, board }: DrawingProps) {
	const first = numberProp(part.props ?? {}, "initial", 50);
	const moved = (id: string) => `${part.id}.${id}`;
	const percent = useReading(board, ({ controls }) => controls[moved("moisture")] ?? first);
	const pulled = useReading(board, ({ controls }) => controls[moved("pulled")]) === 1;
	const loose = useReading(board, ({ controls }) => controls[moved("loose")]) === 1;
	const speed = usePartState(board, part.id, "plant_pot", (state) => Math.round(state.speed * 20) / 20) ?? 0;
	const share = percent / 100;
	const top = pulled ? 72 - LIFT : 72;
	return (
		<>
			<svg width="290" height="250" viewBox="0 0 290 250" aria-hidden="true">
				<path d={`M58 24H130V${top + 6}M58 44H138V${top + 6}`} fill="none" stroke="#5b6573" strokeWidth="3" />
				<path
					d={loose ? "M58 34H88Q100 34 100 56" : `M58 34H134V${top + 6}`}
					fill="none"
					stroke="var(--wire-red)"
					strokeWidth="3"
				/>
				<Plant share={share} />
				<Sensor top={top} />
				<path d="M118 152H272L254 244H136Z" fill="#b5623c" stroke="#7d3f22" strokeWidth="2" strokeLinejoin="round" />
				<path d="M126 152H264L248 236H142Z" fill={mixed(SOIL, share)} />
				{percent > 85 && <path d="M127 156H263" stroke="#4fa8dc" strokeWidth="5" strokeLinecap="round" />}
				<rect x="112" y="142" width="166" height="12" rx="4" fill="#c9744b" stroke="#7d3f22" strokeWidth="2" />
				<path
					d="M88 172H104V122H174V134"
					fill="none"
					stroke="#9fb3c4"
					strokeWidth="8"
					strokeLinejoin="round"
					strokeLinecap="round"
				/>
				{speed > 0 && <Stream path="M88 172H104V122H174V152" width={5} />}
				<path d="M34 184H4" stroke="var(--wire-red)" strokeWidth="3.500" strokeLinecap="round" />
				<path d="M34 193.600H4" stroke="var(--wire-black)" strokeWidth="3.500" strokeLinecap="round" />
				<path d="M30 184Q38 184 38 172M30 193.600Q48 193.600 46 172" fill="none" stroke="#5b6573" strokeWidth="2.500" />
				<g transform="translate(24 136)">
					<Pump speed={speed} />
				</g>
				<Plug />
				<rect x="165" y="184" width="60" height="26" rx="9" fill="var(--surface)" stroke="var(--line)" />
				<text x="195" y="202.500" textAnchor="middle" fontSize="16" fontWeight="800" fill="var(--ink)">
					{`${Math.round(percent)} %`}
				</text>
			</svg>
			<span className="sr-only">{m.board_motor_speed({ percent: Math.round(speed * 100) })}</span>
		</>
	);
}

function mixed([from, to]: readonly [readonly number[], readonly number[]], share: number): string {
	return `rgb(${from.map((value, at) => Math.round(value + ((to[at] ?? 0) - value) * share)).join(" ")})`;
}

function Plant({ share }: { share: number }) {
	const angle = HANGING + (RISING - HANGING) * Math.min(1, share / 0.6);
	const green = mixed(LEAF, Math.min(1, share / 0.6));
	return (
		<>
			<path d="M222 150V40" stroke="#3f7d3a" strokeWidth="6" strokeLinecap="round" />
			{[120, 92, 64, 42].map((y, at) => {
				const side = at % 2 ? -1 : 1;
				return (
					<path
						key={y}
						d="M0 0Q16 -18 46 0Q16 18 0 0"
						fill={green}
						stroke="#3f7d3a"
						strokeWidth="1.500"
						transform={`translate(222 ${y}) scale(${side} 1) rotate(${angle})`}
					/>
				);
			})}
		</>
	);
}

/** The sensor's board, up to 96 scene pixels of it above and in the soil. */
function Sensor({ top }: { top: number }) {
	return (
		<g transform={`translate(124 ${top})`}>
			<path d="M0 0H28V86L14 98L0 86Z" fill="#23282f" stroke="#0c0f14" strokeWidth="1.500" />
			<path d="M0 66H28" stroke="#e9ecf1" strokeWidth="1.500" />
			<rect x="6" y="2" width="16" height="9" rx="1.500" fill="#e9ecf1" />
			<path d="M8 20H20M8 26H20M8 32H14" stroke="#c9ced6" strokeWidth="2.500" />
		</g>
	);
}

/** The plug of the sensor's cable with the names of its wires. */
function Plug() {
	return (
		<>
			<rect x="6" y="14" width="54" height="40" rx="4" fill="#e9ecf1" stroke="#8b95a3" strokeWidth="1.500" />
			{PINS.map((pin, at) => (
				<g key={pin}>
					<rect x="1" y={22.8 + at * 9.6} width="10" height="3.600" rx="1" fill="#c9ced6" stroke="#8b95a3" />
					<text x="15" y={27.6 + at * 9.6} fontSize="8" fontWeight="700" fill="#16233b">
						{pin}
					</text>
				</g>
			))}
		</>
	);
}
