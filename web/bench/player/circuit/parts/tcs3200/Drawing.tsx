import { getLocale } from "#messages/generated/runtime.js";
import { textsOf } from "#simulator/parts/part-texts.ts";
import type {} from "#simulator/parts/tcs3200/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

const PINS = ["VCC", "GND", "S0", "S1", "S2", "S3", "OE", "OUT"];
const CHIP = "TCS3200";
const COLORS = { ripe: "#d8321f", unripe: "#5fae4a", dark: "#4a1d2b" };
const LEDS = ["M40 14h14v12h-14z", "M96 14h14v12h-14z", "M40 58h14v12h-14z", "M96 58h14v12h-14z"];
const RAYS = [0, 45, 90, 135, 180, 225, 270, 315];

/** A colour sensor over a chute, below it the cherries that can be rolled in, and the sun. 170 × 200 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const powered = usePartState(board, part.id, "tcs3200", (state) => state.powered) ?? false;
	const lying = usePartState(board, part.id, "tcs3200", (state) => state.lying.join(" ")) ?? "";
	const shade = usePartState(board, part.id, "tcs3200", (state) => state.shade) ?? 50;
	const daylight = usePartState(board, part.id, "tcs3200", (state) => state.daylight) ?? 0;
	const names = textsOf("tcs3200", getLocale())?.controls;
	return (
		<svg width="170" height="200" viewBox="0 0 170 200" aria-hidden="true">
			<path d="M12 139L168 108V118L12 149Z" fill="#23282f" stroke="#7d5230" strokeWidth="2" />
			{powered && <path d="M44 84H106L96 123L52 131Z" fill="#fff6b8" stroke="#e8c94a" opacity="0.85" />}
			<rect x="8" y="2" width="114" height="82" rx="5" fill="#5b3a8f" stroke="#35205c" strokeWidth="1.500" />
			<rect x="58" y="22" width="34" height="34" rx="2" fill="#23282f" stroke="#0f1318" />
			<rect x="66" y="30" width="18" height="18" fill="#8fa3b8" />
			<path d="M66 30h9v9h-9z" fill="#d8321f" />
			<path d="M75 30h9v9h-9z" fill="#5fae4a" />
			<path d="M66 39h9v9h-9z" fill="#3f7fd0" />
			<text x="75" y="80" fontSize="9" fontWeight="700" fill="#fff" textAnchor="middle">
				{CHIP}
			</text>
			{LEDS.map((led) => (
				<path
					key={led}
					d={led}
					fill={powered ? "#fffdf0" : "#c9ced6"}
					stroke={powered ? "#ffe066" : "#7d8896"}
					strokeWidth="2"
				/>
			))}
			{PINS.map((name, at) => (
				<g key={name}>
					<rect x="0" y={8 + at * 9.6} width="12" height="3.200" fill="#c9ced6" />
					<text x="14" y={12.5 + at * 9.6} fontSize="8" fontWeight="700" fill="#fff">
						{name}
					</text>
				</g>
			))}
			<g transform="translate(147 24)" opacity={0.3 + daylight * 0.007}>
				<circle r="10" fill="#ffc928" stroke="#a86f00" strokeWidth="1.500" />
				{RAYS.map((angle) => (
					<path key={angle} d="M0 -13V-19" stroke="#d99400" strokeWidth="3" transform={`rotate(${angle})`} />
				))}
			</g>
			{Object.entries(COLORS).map(([cherry, color], at) => {
				const order = lying.split(" ").indexOf(cherry);
				const middle = 27.5 + at * 57.5;
				const [x, y] = order < 0 ? [middle, 169] : [75 + order * 30, 112 - order * 6];
				return (
					<g key={cherry}>
						<rect x={middle - 27} y="152.500" width="54" height="46" rx="8" fill="#fffdf8" stroke="#7d5230" />
						<circle cx={middle} cy="169" r="12" fill="#efe3cf" />
						<text x={middle} y="194" fontSize="10.500" fontWeight="800" fill="#16233b" textAnchor="middle">
							{names?.[cherry]?.split(" ")[0]}
						</text>
						<g className="cherry-rolls" style={{ transform: `translate(${x}px, ${y}px)` }}>
							<circle r="14" fill={color} stroke="#16233b" strokeWidth="1.500" />
							<circle r="13.500" fill={shade < 50 ? "#000" : "#fff"} opacity={Math.abs(shade - 50) * 0.007} />
							<ellipse cx="-4" cy="-5" rx="4" ry="2.500" fill="#fff" opacity="0.6" />
						</g>
					</g>
				);
			})}
		</svg>
	);
}
