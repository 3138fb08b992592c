import type {} from "#simulator/parts/mq135/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

const PINS = ["AOUT", "DOUT", "GND", "VCC"];
const LABEL = "MQ-135";
/** Where puffs of dirty air drift over the net, one more for each time that it is dirtier. */
const PUFFS = [
	[66, 22],
	[92, 40],
	[72, 44],
	[90, 20],
	[79, 14],
	[64, 34],
	[80, 32],
] as const;

/** The module with its metal net, which glows as the heater warms it; grey puffs are the dirt. 70 × 100 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const times = usePartState(board, part.id, "mq135", (state) => Math.round(state.times)) ?? 1;
	const warmth = usePartState(board, part.id, "mq135", (state) => state.warmth) ?? 0;
	const alarm = usePartState(board, part.id, "mq135", (state) => state.alarm) ?? false;
	return (
		<svg width="70" height="100" viewBox="0 0 70 100" aria-hidden="true">
			<rect x="8" y="3" width="60" height="94" rx="4" fill="#1f5f8b" stroke="#123d5c" strokeWidth="1.500" />
			<g transform="translate(-40 38)">
				<circle cx="80" cy="32" r="24" fill="#c9ced6" stroke="#7d8896" strokeWidth="1.500" />
				<circle cx="80" cy="32" r="18.500" fill="#8b939e" />
				<circle cx="80" cy="32" r="18.500" fill="#ff7a2f" opacity={warmth * 0.75} />
				<path
					d="M62 26H98M62 32H98M62 38H98M67 20H93M67 44H93M74 14V50M80 13.500V50.500M86 14V50M68 18V46M92 18V46"
					stroke="#4f5762"
					strokeWidth="0.800"
				/>
				{PUFFS.slice(0, times - 1).map(([x, y]) => (
					<circle key={`${x} ${y}`} cx={x} cy={y} r="7.500" fill="#3f444c" opacity="0.550" />
				))}
			</g>
			<rect x="48" y="25" width="7" height="5" rx="1" fill={alarm ? "#ff4b3a" : "#5a2a28"} />
			<text x="51" y="15" fontSize="7" fontWeight="700" fill="#ffd9a8" textAnchor="middle">
				{LABEL}
			</text>
			{PINS.map((name, index) => (
				<g key={name}>
					<rect x="0" y={16 + index * 9.6} width="12" height="3.200" fill="#c9ced6" />
					<text x="14.500" y={20.2 + index * 9.6} fontSize="7" fontWeight="700" fill="#fff">
						{name}
					</text>
				</g>
			))}
		</svg>
	);
}
