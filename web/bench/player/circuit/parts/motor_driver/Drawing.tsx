import type {} from "#simulator/parts/motor_driver/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

const CHIP = "L298N";
const SIDES = ["OUT1", "OUT2"];
const OTHER_SIDES = ["OUT3", "OUT4"];
const SUPPLY = ["VS", "GND", "5V"];
const INPUTS = ["ENA", "IN1", "IN2", "IN3", "IN4", "ENB"];

/** A motor driver module (L298N). 168 × 168 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const powered = usePartState(board, part.id, "motor_driver", (state) => state.powered) ?? false;
	return (
		<svg width="168" height="168" viewBox="0 0 168 168" aria-hidden="true">
			<rect x="4" y="4" width="160" height="156" rx="8" fill="#a3282c" stroke="#6d1619" strokeWidth="1.500" />
			<rect x="46" y="10" width="76" height="44" rx="3" fill="#16191f" />
			<path d="M52 12V52M62 12V52M72 12V52M82 12V52M92 12V52M102 12V52M112 12V52" stroke="#3a424d" strokeWidth="4" />
			<rect x="58" y="58" width="52" height="26" rx="3" fill="#23282f" />
			<text x="84" y="75" fontSize="9" fontWeight="700" fill="#c9ced6" textAnchor="middle">
				{CHIP}
			</text>
			<circle cx="84" cy="100" r="4" fill={powered ? "#7dff9a" : "#4d1012"} />
			<g fill="#2b61b8" stroke="#1a3d78">
				<rect x="2" y="44" width="22" height="40" rx="2" />
				<rect x="144" y="44" width="22" height="40" rx="2" />
				<rect x="14" y="138" width="62" height="26" rx="2" />
			</g>
			<rect x="96" y="154" width="60" height="12" rx="2" fill="#16191f" />
			<g fill="#c9ced6">
				{[54, 73.2].flatMap((y) => [
					<circle key={`l${y}`} cx="8" cy={y} r="3.400" />,
					<circle key={`r${y}`} cx="160" cy={y} r="3.400" />,
				])}
				{[26, 45.2, 64.4].map((x) => (
					<circle key={x} cx={x} cy="160" r="3.400" />
				))}
				{INPUTS.map((name, index) => (
					<rect key={name} x={100.4 + index * 9.6} y="156" width="3.200" height="10" />
				))}
			</g>
			<g fill="#f7d9d7" fontSize="6.500" fontWeight="700">
				{SIDES.map((name, index) => (
					<text key={name} x="27" y={57 + index * 19.2}>
						{name}
					</text>
				))}
				{OTHER_SIDES.map((name, index) => (
					<text key={name} x="141" y={57 + index * 19.2} textAnchor="end">
						{name}
					</text>
				))}
				{SUPPLY.map((name, index) => (
					<text key={name} x={26 + index * 19.2} y="135" textAnchor="middle">
						{name}
					</text>
				))}
				{INPUTS.map((name, index) => (
					<text key={name} transform={`translate(${104.4 + index * 9.6} 151) rotate(-90)`}>
						{name}
					</text>
				))}
			</g>
		</svg>
	);
}
