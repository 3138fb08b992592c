import { FIELD_METRES, FLAGS } from "#simulator/parts/gps_car/field.ts";
import type {} from "#simulator/parts/gps_car/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

const PINS = ["M1+", "M1-", "M2+", "M2-", "VCC", "GND", "TX", "RX", "SCL", "SDA", "SW"];
/** The field's left and upper edge, and scene pixels for a metre. */
const [LEFT, TOP] = [46, 4];
const METRE = 4;
const SIDE = FIELD_METRES * METRE;
const ROWS = Array.from({ length: 6 }, (_, index) => TOP + index * 32);
const ERROR_METRES = 2.5;
/** Trees beside the field's corners, with their radius. */
const TREES = [
	[60, 20, 9],
	[74, 14, 7],
	[226, 182, 9],
	[212, 188, 6],
] as const;

const x = (east: number) => LEFT + east * METRE;
const y = (north: number) => TOP + (FIELD_METRES - north) * METRE;

/**
 * A field from above, north at the top: the car with its trail, two flags, and where the receiver believes it is, with a circle of its
 * error. At the right a dial for the heading, the stop switch, and a roof that hides the sky. 284 × 200 scene pixels.
 */
export function Drawing({ part, board }: DrawingProps) {
	const east = usePartState(board, part.id, "gps_car", ({ at }) => at.east) ?? 10;
	const north = usePartState(board, part.id, "gps_car", ({ at }) => at.north) ?? 10;
	const heading = usePartState(board, part.id, "gps_car", ({ at }) => at.heading) ?? 0;
	const go = usePartState(board, part.id, "gps_car", (state) => state.go) ?? false;
	const roof = usePartState(board, part.id, "gps_car", (state) => state.roof) ?? false;
	const powered = usePartState(board, part.id, "gps_car", (state) => state.powered) ?? false;
	const fix = usePartState(
		board,
		part.id,
		"gps_car",
		(state) => state.fix && `${x(state.fix.east)} ${y(state.fix.north)}`,
	);
	const trail = usePartState(board, part.id, "gps_car", (state) => trailPath(state.trail)) ?? "";
	return (
		<svg width="284" height="200" viewBox="0 0 284 200" aria-hidden="true">
			<rect x={LEFT - 2} y={TOP - 2} width={SIDE + 4} height={SIDE + 4} rx="4" fill="#7d6138" />
			<rect x={LEFT} y={TOP} width={SIDE} height={SIDE} fill="#9cc56b" />
			{ROWS.map((top) => (
				<rect key={top} x={LEFT} y={top} width={SIDE} height="16" fill="#8db95d" />
			))}
			{TREES.map(([cx, cy, r]) => (
				<g key={cx}>
					<circle cx={cx + 2} cy={cy + 2} r={r} fill="#5f8a3d" />
					<circle cx={cx} cy={cy} r={r} fill="#3f7d3a" stroke="#2c5c2a" />
				</g>
			))}
			<path d={trail} fill="none" stroke="#7a5a2c" strokeWidth="2" strokeDasharray="4 3" />
			<Flag at={FLAGS.red} fill="#d9342b" />
			<Flag at={FLAGS.blue} fill="#2b6fd9" />
			{fix && (
				<g transform={`translate(${fix})`}>
					<circle r={ERROR_METRES * METRE} fill="#fff" fillOpacity=".3" stroke="#1f3f8f" strokeDasharray="3 2" />
					<circle r="2" fill="#1f3f8f" />
				</g>
			)}
			<g transform={`translate(${x(east)} ${y(north)})`}>
				<g transform={`rotate(${heading})`}>
					<path d="M-8 -7V-2M8 -7V-2M-8 3V8M8 3V8" stroke="#23282f" strokeWidth="4" strokeLinecap="round" />
					<rect x="-6" y="-9" width="12" height="19" rx="2.500" fill="#ffc642" stroke="#8a6300" />
					<path d="M-3.500 -4L0 -8.500L3.500 -4Z" fill="#8a6300" />
					<rect x="-3.500" y="0" width="7" height="7" rx="1" fill="#2b4fa8" />
					<circle cx="0" cy="3.500" r="1.500" fill={fix ? "#ff5a4d" : "#6b2a2a"} />
				</g>
				{roof && (
					<path d="M-13 -13H13V13H-13ZM-13 -6H13M-13 1H13M-13 8H13" fill="#9aa5b1" fillOpacity=".75" stroke="#51607a" />
				)}
			</g>
			<path d="M40 126H47" stroke="#51607a" strokeWidth="4" />
			<rect x="6" y="68" width="38" height="118" rx="4" fill="#23282f" />
			{PINS.map((name, index) => (
				<g key={name}>
					<rect x="0" y={73.2 + index * 9.6} width="12" height="3.200" fill="#c9ced6" />
					<text x="15" y={77.6 + index * 9.6} fontSize="7.500" fontWeight="700" fill="#fff">
						{name}
					</text>
				</g>
			))}
			<circle cx="25" cy="60" r="3" fill={powered ? "#ff5a4d" : "#6b2a2a"} stroke="#51607a" />
			<Dial heading={heading} />
			<g transform="translate(262 100)">
				<rect x="-14" y="-26" width="28" height="52" rx="6" fill="#51607a" stroke="#2f3743" />
				<rect
					x="-10"
					y={go ? -22 : 0}
					width="20"
					height="22"
					rx="4"
					fill={go ? "#37a05a" : "#d9342b"}
					stroke="#23282f"
				/>
				<path d={go ? "M-4 -7L0 -14L4 -7Z" : "M-4 7H4V15H-4Z"} fill="#fff" />
			</g>
			<g transform="translate(262 166)">
				<rect x="-20" y="-24" width="40" height="48" rx="6" fill={roof ? "#c4ccd6" : "#bfe3f7"} stroke="#7d8896" />
				{roof ? (
					<path d="M-15 2L0 -13L15 2ZM-12 2V17M12 2V17" fill="#8a6a3c" stroke="#51381a" strokeWidth="3" />
				) : (
					<g transform="rotate(-30) scale(.8)" stroke="#23406b">
						<path d="M-20 -5H-7V5H-20ZM7 -5H20V5H7Z" fill="#2b6fd9" />
						<rect x="-7" y="-7" width="14" height="14" rx="2" fill="#e6e9ee" />
						<path d="M0 7V14M-5 15A6 6 0 0 1 5 15" fill="none" strokeWidth="2" />
					</g>
				)}
			</g>
		</svg>
	);
}

function trailPath(trail: readonly number[]): string {
	return trail
		.map((metres, index) => (index % 2 ? `${y(metres)}` : `${index === 0 ? "M" : "L"}${x(metres)} `))
		.join("");
}

function Flag({ at, fill }: { at: { east: number; north: number }; fill: string }) {
	return (
		<g transform={`translate(${x(at.east)} ${y(at.north)})`}>
			<circle r="2.500" fill="#fff" stroke="#51381a" />
			<path d="M0 0V-20" stroke="#51381a" strokeWidth="2" strokeLinecap="round" />
			<path d="M1 -20L15 -15L1 -10Z" fill={fill} stroke="#fff" strokeWidth=".750" />
		</g>
	);
}

/** A compass rose; its needle points to where the car does. */
function Dial({ heading }: { heading: number }) {
	return (
		<g transform="translate(262 36)">
			<circle r="20" fill="#f4f6f8" stroke="#51607a" strokeWidth="2" />
			<path d="M0 -19V-16M19 0H16M0 19V16M-19 0H-16" stroke="#51607a" strokeWidth="2" />
			<text y="-8" textAnchor="middle" fontSize="8" fontWeight="700" fill="#a3231c">
				{"N"}
			</text>
			<path d="M0 -14L5 7L0 4L-5 7Z" transform={`rotate(${heading})`} fill="#ffc642" stroke="#8a6300" />
		</g>
	);
}
