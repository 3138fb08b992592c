import type {} from "#simulator/parts/mpu6050/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

const PINS = ["VCC", "GND", "SCL", "SDA", "XDA", "XCL", "AD0", "INT"];
const CHIP = "MPU";

/** The module from above; beside it how it lies, as a bubble in a round level shows it. 148 × 96 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const roll = usePartState(board, part.id, "mpu6050", (state) => state.roll) ?? 0;
	const pitch = usePartState(board, part.id, "mpu6050", (state) => state.pitch) ?? 0;
	const powered = usePartState(board, part.id, "mpu6050", (state) => state.powered) ?? false;
	const [x, y] = bubble(roll, pitch);
	return (
		<svg width="148" height="96" viewBox="0 0 148 96" aria-hidden="true">
			<rect x="8" y="3" width="74" height="90" rx="4" fill="#2b4fa8" stroke="#16306e" strokeWidth="1.500" />
			<circle cx="74" cy="12" r="4.500" fill="#f6f3e6" stroke="#16306e" />
			<circle cx="74" cy="84" r="4.500" fill="#f6f3e6" stroke="#16306e" />
			<rect x="42" y="36" width="24" height="24" rx="2" fill="#23282f" />
			<circle cx="46" cy="40" r="1.500" fill="#8b95a3" />
			<text x="54" y="51" fontSize="8" fontWeight="700" fill="#dfe5ec" textAnchor="middle">
				{CHIP}
			</text>
			<circle cx="56" cy="84" r="3" fill={powered ? "#ff5a4d" : "#6b2a2a"} />
			<path d="M54 30V18M54 18L51 22M54 18L57 22M70 48H78M78 48L74.500 45M78 48L74.500 51" fill="none" stroke="#fff" />
			{PINS.map((name, index) => (
				<g key={name}>
					<rect x="0" y={12.8 + index * 9.6} width="12" height="3.200" fill="#c9ced6" />
					<text x="15" y={17 + index * 9.6} fontSize="7" fontWeight="700" fill="#fff">
						{name}
					</text>
				</g>
			))}
			<circle cx="114" cy="48" r="31" fill="#d8efa6" stroke="#6d8f22" strokeWidth="2.500" />
			<path d="M114 21V75M87 48H141" stroke="#8fae48" strokeWidth="1" />
			<circle cx="114" cy="48" r="9.500" fill="none" stroke="#6d8f22" strokeWidth="1.500" />
			<circle cx={x} cy={y} r="8" fill="#fdfff4" fillOpacity="0.9" stroke="#4d6b10" strokeWidth="1.500" />
		</svg>
	);
}

/** Where the bubble is: towards the edge that is raised. */
function bubble(roll: number, pitch: number): [number, number] {
	const radians = Math.PI / 180;
	return [114 - Math.sin(pitch * radians) * 21, 48 - Math.sin(roll * radians) * 21];
}
