import { m } from "#messages/generated/messages.js";
import { numberProp } from "#simulator/parts/part.ts";
import type {} from "#simulator/parts/plant_pot/model.ts";
import { usePartState, useReading } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";
import { Pump, Stream } from "#web/bench/player/circuit/parts/water_pump/Pump.tsx";
import { LEAF, mixed, SOIL } from "./moisture-colors.ts";
import { SensorPlug, SoilSensor } from "./SoilSensor.tsx";

/** Where the upper edge of the sensor is in the soil, and how far it is lifted out, in scene pixels. */
const IN_SOIL = 52;
const LIFT = 44;
/** How the leaves on either side stand above the middle: hanging in dry soil, rising in wet. */
const HANGING = 62;
const RISING = -24;

/**
 * A plant in a pot: its leaves hang when the soil is dry and rise when it is wet; a pump waters it through a hose. A grip each
 * for the soil, the sensor and its plug, whose middle wire may hang loose (`hands/grips.ts`). 274 × 185 scene pixels.
 */
export function Drawing({ part, board }: DrawingProps) {
	const first = numberProp(part.props ?? {}, "initial", 50);
	const moved = (id: string) => `${part.id}.${id}`;
	const percent = useReading(board, ({ controls }) => controls[moved("moisture")] ?? first);
	const pulled = useReading(board, ({ controls }) => controls[moved("pulled")]) === 1;
	const loose = useReading(board, ({ controls }) => controls[moved("loose")]) === 1;
	const speed = usePartState(board, part.id, "plant_pot", (state) => Math.round(state.speed * 20) / 20) ?? 0;
	const share = percent / 100;
	const top = pulled ? IN_SOIL - LIFT : IN_SOIL;
	return (
		<>
			<svg width="274" height="185" viewBox="0 0 274 185" aria-hidden="true">
				<path d={`M58 18H130V${top + 6}M58 38H138V${top + 6}`} fill="none" stroke="#5b6573" strokeWidth="3" />
				<path
					d={loose ? "M58 28H88Q100 28 100 50" : `M58 28H134V${top + 6}`}
					fill="none"
					stroke="var(--wire-red)"
					strokeWidth="3"
				/>
				<Plant share={share} />
				<SoilSensor left={124} top={top} />
				<path d="M116 115H266L252 182H130Z" fill="#b5623c" stroke="#7d3f22" strokeWidth="2" strokeLinejoin="round" />
				<path d="M124 115H258L247 175H135Z" fill={mixed(SOIL, share)} />
				{percent > 85 && <path d="M125 120H257" stroke="#4fa8dc" strokeWidth="5" strokeLinecap="round" />}
				<rect x="110" y="106" width="162" height="12" rx="4" fill="#c9744b" stroke="#7d3f22" strokeWidth="2" />
				<path
					d="M88 146H102V90H172V99"
					fill="none"
					stroke="#9fb3c4"
					strokeWidth="8"
					strokeLinejoin="round"
					strokeLinecap="round"
				/>
				{speed > 0 && <Stream path="M88 146H102V90H172V117" width={5} />}
				<path d="M34 163H4" stroke="var(--wire-red)" strokeWidth="3.500" strokeLinecap="round" />
				<path d="M34 172.600H4" stroke="var(--wire-black)" strokeWidth="3.500" strokeLinecap="round" />
				<path d="M30 163Q38 163 38 148M30 172.600Q48 172.600 46 148" fill="none" stroke="#5b6573" strokeWidth="2.500" />
				<g transform="translate(24 110)">
					<Pump speed={speed} />
				</g>
				<SensorPlug />
				<rect x="161" y="135" width="60" height="26" rx="9" fill="var(--surface)" stroke="var(--line)" />
				<text x="191" y="153.500" textAnchor="middle" fontSize="16" fontWeight="800" fill="var(--ink)">
					{`${Math.round(percent)} %`}
				</text>
			</svg>
			<span className="sr-only">{m.board_motor_speed({ percent: Math.round(speed * 100) })}</span>
		</>
	);
}

function Plant({ share }: { share: number }) {
	const angle = HANGING + (RISING - HANGING) * Math.min(1, share / 0.6);
	const green = mixed(LEAF, Math.min(1, share / 0.6));
	return (
		<>
			<path d="M216 112V22" stroke="#3f7d3a" strokeWidth="6" strokeLinecap="round" />
			{[88, 65, 42, 24].map((y, at) => {
				const side = at % 2 ? -1 : 1;
				return (
					<path
						key={y}
						d="M0 0Q16 -18 46 0Q16 18 0 0"
						fill={green}
						stroke="#3f7d3a"
						strokeWidth="1.500"
						transform={`translate(216 ${y}) scale(${side} 1) rotate(${angle})`}
					/>
				);
			})}
		</>
	);
}
