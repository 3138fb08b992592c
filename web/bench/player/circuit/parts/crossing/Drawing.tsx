import type {} from "#simulator/parts/crossing/model.ts";
import type {} from "#simulator/parts/led/model.ts";
import type {} from "#simulator/parts/traffic_light/model.ts";
import type { SeenBoard } from "#web/bench/player/circuit/board/live-board.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

const PINS = ["VCC", "GND", "MAIN", "SIDE"];
const SEEN_FROM = 0.3;
const COLORS = { red: "#ff5a3c", yellow: "#ffc928", green: "#3fdc7c", dark: "#3a424e" };
type Light = keyof typeof COLORS;

/** Which lamp of a traffic light shines; `dark` for none. */
function useLight(board: SeenBoard, id: string): Light {
	const light = usePartState(board, id, "traffic_light", ({ red, yellow, green }): Light => {
		if (green > SEEN_FROM) return "green";
		if (yellow > SEEN_FROM) return "yellow";
		return red > SEEN_FROM ? "red" : "dark";
	});
	return light ?? "dark";
}

/**
 * A crossing from above: the main road from left to right, the side road upwards. Waiting cars stand at their line, drive
 * while their light is green, and crash where both are. 300 × 250 scene pixels.
 */
export function Drawing({ part, board }: DrawingProps) {
	const { main: mainLight = "", side: sideLight = "", walk: walkLight = "" } = part.props ?? {};
	const [main, side] = [useLight(board, String(mainLight)), useLight(board, String(sideLight))];
	const walks = usePartState(board, String(walkLight), "led", ({ brightness }) => brightness > SEEN_FROM) ?? false;
	const mainWaits = usePartState(board, part.id, "crossing", (state) => state.main) ?? false;
	const sideWaits = usePartState(board, part.id, "crossing", (state) => state.side) ?? false;
	const seen = usePartState(board, part.id, "crossing", (state) => state.seen) ?? false;
	const crash = main === "green" && side === "green";
	return (
		<svg width="300" height="250" viewBox="0 0 300 250" aria-hidden="true">
			<rect x="8" y="2" width="290" height="246" rx="10" fill="#8fbf7f" stroke="#4f7d49" strokeWidth="1.500" />
			<path d="M8 88H298V150H8Z M126 2H188V248H126Z" fill="#59616d" />
			<path
				d="M8 119H100M214 119H298M157 2V64M157 174V248"
				stroke="#f6f3e6"
				strokeWidth="2.500"
				strokeDasharray="10 8"
			/>
			<path d="M104 121V148M159 168H186" stroke="#ffffff" strokeWidth="4" />
			<path d="M110 92V148M200 92V148" stroke="#ffffff" strokeWidth="13" strokeDasharray="5 5" />
			<path d="M128 161H188M128 76H188" stroke="#ffffff" strokeWidth="13" strokeDasharray="5 5" />
			<Trees />
			<Sensor x={72} y={158} on={seen && mainWaits} />
			<Sensor x={196} y={202} on={seen && sideWaits} />
			{mainWaits && (
				<>
					<Car x={main === "green" ? 236 : 76} y={134} color="#e0533d" />
					<Car x={main === "green" ? 150 : 34} y={134} color="#f0b429" />
				</>
			)}
			{sideWaits && (
				<>
					<Car x={172} y={side === "green" ? 40 : 194} color="#2f6fd0" upwards />
					<Car x={172} y={side === "green" ? 122 : 236} color="#f4f1e8" upwards />
				</>
			)}
			<Signal x={88} y={166} light={main} />
			<Signal x={212} y={180} light={side} />
			<Person x={walks ? 110 : 96} y={walks ? 116 : 72} color="#7a4bb0" />
			<Person x={walks ? 110 : 80} y={walks ? 136 : 74} color="#d9480f" />
			{crash && <path d={CRASH} fill="#ffd24d" stroke="#d9342b" strokeWidth="4" strokeLinejoin="round" />}
			{PINS.map((name, index) => (
				<g key={name}>
					<rect x="0" y={195 + index * 9.6} width="12" height="3.200" fill="#c9ced6" />
					<text x="16" y={199.6 + index * 9.6} fontSize="8" fontWeight="700" fill="#16233b">
						{name}
					</text>
				</g>
			))}
		</svg>
	);
}

/** A star of twelve rays around the middle of the crossing. */
const CRASH = `M${Array.from({ length: 24 }, (_, index) => {
	const [radius, angle] = [index % 2 ? 15 : 34, (index * Math.PI) / 12];
	return `${(164 + radius * Math.sin(angle)).toFixed(1)} ${(126 - radius * Math.cos(angle)).toFixed(1)}`;
}).join("L")}Z`;

/** A car from above, its middle at a point; it looks to the right, or upwards. */
function Car({ x, y, color, upwards = false }: { x: number; y: number; color: string; upwards?: boolean }) {
	return (
		<g className="crossing-moves" style={{ transform: `translate(${x}px, ${y}px)` }}>
			<g transform={upwards ? "rotate(-90)" : undefined}>
				<path d="M-11 -11H-5M6 -11H12M-11 11H-5M6 11H12" stroke="#16233b" strokeWidth="4" strokeLinecap="round" />
				<rect x="-18" y="-10" width="36" height="20" rx="6" fill={color} stroke="#16233b" strokeWidth="1.500" />
				<path d="M5 -8H10Q13 0 10 8H5ZM-13 -7H-9V7H-13Z" fill="#cfe6ee" />
				<circle cx="16" cy="-6" r="2" fill="#fff3c4" />
				<circle cx="16" cy="6" r="2" fill="#fff3c4" />
			</g>
		</g>
	);
}

function Person({ x, y, color }: { x: number; y: number; color: string }) {
	return (
		<g className="crossing-moves" style={{ transform: `translate(${x}px, ${y}px)` }}>
			<ellipse rx="8" ry="5" fill={color} stroke="#16233b" strokeWidth="1.200" />
			<circle r="4" fill="#5b3a24" />
		</g>
	);
}

function Signal({ x, y, light }: { x: number; y: number; light: Light }) {
	return (
		<g>
			<circle cx={x} cy={y} r="9" fill="#16233b" />
			<circle cx={x} cy={y} r="6" fill={COLORS[light]} />
		</g>
	);
}

function Sensor({ x, y, on }: { x: number; y: number; on: boolean }) {
	return (
		<g>
			<rect x={x - 9} y={y - 6} width="18" height="13" rx="2" fill="#1d4f91" stroke="#123463" />
			<circle cx={x - 4} cy={y - 1} r="3" fill="#16233b" />
			<circle cx={x + 4} cy={y - 1} r="3" fill="#dfe5ec" />
			<circle cx={x} cy={y + 4} r="1.800" fill={on ? "#3fdc7c" : "#14432a"} />
		</g>
	);
}

function Trees() {
	return (
		<g fill="#4f8d50" stroke="#3c6f3e" strokeWidth="1.500">
			<circle cx="40" cy="40" r="17" />
			<circle cx="66" cy="28" r="11" />
			<circle cx="244" cy="38" r="18" />
			<circle cx="270" cy="62" r="11" />
			<circle cx="262" cy="204" r="19" />
			<circle cx="236" cy="226" r="11" />
		</g>
	);
}
