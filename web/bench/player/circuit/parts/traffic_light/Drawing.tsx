import type {} from "#simulator/parts/traffic_light/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

const LAMPS = [
	{ name: "red", y: 22, dark: "#6e2a20", lit: "#ff5a3c" },
	{ name: "yellow", y: 51, dark: "#6f5b1d", lit: "#ffc928" },
	{ name: "green", y: 80, dark: "#24503a", lit: "#3fdc7c" },
] as const;
const PINS = ["R", "Y", "G", "−"];

/** A traffic light module with its three lamps. 48 × 128 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	return (
		<svg width="48" height="128" viewBox="0 0 48 128" aria-hidden="true" className="overflow-visible">
			<path
				d="M9.600 104V124M19.200 104V124M28.800 104V124M38.400 104V124"
				stroke="#a7b0bc"
				strokeWidth="3"
				strokeLinecap="round"
			/>
			<rect x="2" y="2" width="44" height="110" rx="8" fill="#23282f" stroke="#0f1318" strokeWidth="1.500" />
			{LAMPS.map((lamp) => (
				<Lamp key={lamp.name} id={part.id} board={board} {...lamp} />
			))}
			{PINS.map((name, index) => (
				<text
					key={name}
					x={9.6 + index * 9.6}
					y="107"
					fontSize="7.500"
					fontWeight="700"
					fill="#dfe4ea"
					textAnchor="middle"
				>
					{name}
				</text>
			))}
		</svg>
	);
}

type LampProps = (typeof LAMPS)[number] & { id: string; board: DrawingProps["board"] };

function Lamp({ id, board, name, y, dark, lit }: LampProps) {
	const light = usePartState(board, id, "traffic_light", (state) => Math.round(state[name] * 20) / 20) ?? 0;
	return (
		<g>
			<circle cx="24" cy={y} r="22" fill={lit} opacity={light * 0.3} />
			<circle cx="24" cy={y} r="12" fill={dark} stroke="#0f1318" strokeWidth="1.500" />
			<circle cx="24" cy={y} r="12" fill={lit} opacity={light} />
			<path
				d={`M16 ${y - 3}a8.500 8.500 0 0 1 5-5.500`}
				fill="none"
				stroke="#fff"
				strokeOpacity="0.55"
				strokeWidth="2.500"
				strokeLinecap="round"
			/>
		</g>
	);
}
