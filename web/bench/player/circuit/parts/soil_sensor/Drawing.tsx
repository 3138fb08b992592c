import { numberProp } from "#simulator/parts/part.ts";
import { useReading } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";
import { LEAF, mixed, SOIL } from "#web/bench/player/circuit/parts/plant_pot/moisture-colors.ts";
import { SensorPlug, SoilSensor } from "#web/bench/player/circuit/parts/plant_pot/SoilSensor.tsx";

/** How the leaves of the maize hang in dry soil, and how they rise in wet, in degrees. */
const HANGING = 60;
const RISING = -30;
/** From this moisture on a plant has all the water it needs. */
const ENOUGH = 0.5;

/** A piece of a field: the sensor in the ground beside a maize plant, whose leaves tell how it is. 150 × 126 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const first = numberProp(part.props ?? {}, "initial", 50);
	const percent = useReading(board, ({ controls }) => controls[`${part.id}.moisture`] ?? first);
	const share = Math.min(1, percent / 100 / ENOUGH);
	return (
		<svg width="150" height="126" viewBox="0 0 150 126" aria-hidden="true">
			<path d="M58 18H82V40M58 38H74V40" fill="none" stroke="#5b6573" strokeWidth="3" />
			<path d="M58 28H78V40" fill="none" stroke="var(--wire-red)" strokeWidth="3" />
			<SensorPlug />
			<path d="M125 78V12" stroke="#3f7d3a" strokeWidth="5" strokeLinecap="round" />
			{[66, 48, 30, 14].map((y, at) => (
				<path
					key={y}
					d="M0 0Q10 -9 24 0Q10 6 0 0"
					fill={mixed(LEAF, share)}
					stroke="#3f7d3a"
					transform={`translate(125 ${y}) scale(${at % 2 ? -0.7 : 0.9} 1) rotate(${HANGING + (RISING - HANGING) * share})`}
				/>
			))}
			<SoilSensor left={66} top={30} />
			<path d="M42 78H148V122H42Z" fill={mixed(SOIL, percent / 100)} stroke="#7d5a3f" strokeWidth="1.500" />
			<rect x="64" y="88" width="60" height="26" rx="9" fill="var(--surface)" stroke="var(--line)" />
			<text x="94" y="106.500" textAnchor="middle" fontSize="16" fontWeight="800" fill="var(--ink)">
				{`${Math.round(percent)} %`}
			</text>
		</svg>
	);
}
