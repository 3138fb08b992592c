import { BEGIN } from "#simulator/parts/amg8833/model.ts";
import { SIDE } from "#simulator/parts/amg8833/scene.ts";
import { usePartState, useReading } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

const PINS = ["VIN", "GND", "SCL", "SDA", "INT", "AD0"];
/** What lies before the sensor, and its view in the middle of that, in scene pixels; a cell is this large. */
const SCENE = { x: 68, y: 0, size: 156 };
const CELL = 13;
const VIEW = 2 * CELL;
const LINES = Array.from({ length: SIDE - 1 }, (_, index) => VIEW + (index + 1) * CELL);

/** The module, its view and a pot in it or beside it; below the module how warm pot and room are. 224 × 156 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const powered = usePartState(board, part.id, "amg8833", (state) => state.powered) ?? false;
	const moved = (id: "x" | "y" | "degrees" | "room", controls: Readonly<Record<string, number>>) =>
		controls[`${part.id}.${id}`] ?? BEGIN[id];
	const x = useReading(board, ({ controls }) => moved("x", controls));
	const y = useReading(board, ({ controls }) => moved("y", controls));
	const degrees = useReading(board, ({ controls }) => moved("degrees", controls));
	const room = useReading(board, ({ controls }) => moved("room", controls));
	const far = SCENE.size;
	return (
		<svg width="224" height="156" viewBox="0 0 224 156" aria-hidden="true">
			<svg x={SCENE.x} y={SCENE.y} width={far} height={far} aria-hidden="true">
				<rect x="1" y="1" width={far - 2} height={far - 2} rx="8" fill="#3a4256" stroke="#16233b" strokeWidth="1.500" />
				<path d={`M0 60L${VIEW} ${VIEW}V${far - VIEW}L0 66Z`} fill="#ffd46b" fillOpacity="0.18" />
				<rect
					x={VIEW}
					y={VIEW}
					width={far - 2 * VIEW}
					height={far - 2 * VIEW}
					fill="#ffd46b"
					fillOpacity="0.14"
					stroke="#ffd46b"
					strokeWidth="1.500"
				/>
				<path
					d={LINES.map((at) => `M${VIEW} ${at}H${far - VIEW}M${at} ${VIEW}V${far - VIEW}`).join("")}
					stroke="#ffd46b"
					strokeOpacity="0.25"
				/>
				<Pot x={(x + 1.5) * CELL} y={far - (y + 1.5) * CELL} degrees={degrees} />
			</svg>
			<rect x="4" y="4" width="58" height="84" rx="5" fill="#1f6f5c" stroke="#0e3f34" strokeWidth="1.500" />
			{PINS.map((name, index) => (
				<g key={name}>
					<rect x="0" y={15.8 + index * 9.6} width="10" height="3.200" fill="#c9ced6" />
					<text x="13" y={20 + index * 9.6} fontSize="7" fontWeight="700" fill="#fff">
						{name}
					</text>
				</g>
			))}
			<rect x="34" y="34" width="24" height="22" rx="2" fill="#c9ced6" stroke="#7d8896" />
			<rect x="40" y="39" width="12" height="12" rx="1" fill="#16191f" />
			<circle cx="54" cy="79" r="3" fill={powered ? "#5dff7a" : "#2f4a35"} />
			<Warmth y={93} degrees={degrees} />
			<Warmth y={125} degrees={room} isRoom />
		</svg>
	);
}

/** How warm the pot or the room is: a grip. */
function Warmth({ y, degrees, isRoom = false }: { y: number; degrees: number; isRoom?: boolean }) {
	return (
		<g transform={`translate(4 ${y})`}>
			<rect width="58" height="29" rx="8" fill="var(--surface)" stroke="var(--ink)" strokeWidth="1.500" />
			{isRoom ? (
				<path
					d="M5 16L14 7L23 16M8 14V23H20V14"
					fill="none"
					stroke="var(--ink)"
					strokeWidth="2"
					strokeLinejoin="round"
				/>
			) : (
				<g transform="translate(14 15) scale(0.55)">
					<PotShape degrees={degrees} />
				</g>
			)}
			<text x="54" y="20" textAnchor="end" fontSize="13" fontWeight="800" fill="var(--ink)">
				{`${degrees}°`}
			</text>
		</g>
	);
}

function Pot({ x, y, degrees }: { x: number; y: number; degrees: number }) {
	return (
		<g transform={`translate(${x} ${y})`}>
			<PotShape degrees={degrees} />
			{degrees > 45 && (
				<path
					d="M-6-12q-4-5 0-9M6-12q-4-5 0-9"
					fill="none"
					stroke="#fff"
					strokeOpacity="0.8"
					strokeWidth="2"
					strokeLinecap="round"
				/>
			)}
		</g>
	);
}

function PotShape({ degrees }: { degrees: number }) {
	return (
		<g fill={colorOf(degrees)} stroke="#16233b" strokeWidth="1.800" strokeLinejoin="round">
			<path d="M-15-4h-5v5h6M15-4h5v5h-6" fill="none" strokeWidth="2.500" stroke="#c9ced6" />
			<path d="M-15-8H15L13 10Q12 14 8 14H-8Q-12 14-13 10Z" />
			<path d="M-16-9H16" strokeWidth="3.500" strokeLinecap="round" stroke="#c9ced6" />
		</g>
	);
}

/** From blue over grey to red, as the hand would expect it. */
function colorOf(degrees: number): string {
	const warm = Math.min(1, Math.max(-1, (degrees - 25) / (degrees > 25 ? 40 : 20)));
	const [to, share] = [warm > 0 ? [226, 62, 40] : [58, 140, 230], Math.abs(warm)];
	return `rgb(${to.map((one) => Math.round(150 + (one - 150) * share)).join(" ")})`;
}
