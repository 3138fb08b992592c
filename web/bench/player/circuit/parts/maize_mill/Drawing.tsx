import type {} from "#simulator/parts/maize_mill/model.ts";
import { usePartState, useReading } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

const PINS = ["VCC", "GND", "SCL", "SDA"];
/** Scene pixels that the mill is drawn to move for 100 mg, and at most. */
const MOVED = 0.8;
const MOST = 2.6;

/**
 * A hammer mill: maize in the hopper, the casing with the sensor on its bearing, flour that runs into a bag, and beside it the
 * motor behind its guard. A grip each for the hopper, the casing, the bearing, the motor, the bolt, the floor and
 * the number (`hands/grips.ts`). 290 × 184 scene pixels.
 */
export function Drawing({ part, board }: DrawingProps) {
	const moved = (id: string, otherwise: number) => (values: { controls: Readonly<Record<string, number>> }) =>
		values.controls[`${part.id}.${id}`] ?? otherwise;
	const running = useReading(board, moved("running", 0)) === 1;
	const load = useReading(board, moved("load", 0));
	const loose = useReading(board, moved("loose", 0)) === 1;
	const mg = useReading(board, moved("mg", 0));
	const knocked = usePartState(board, part.id, "maize_mill", (state) => state.knocked) ?? false;
	const powered = usePartState(board, part.id, "maize_mill", (state) => state.powered) ?? false;
	const shaken = running || knocked ? Math.min(MOST, ((knocked ? 200 : mg) / 100) * MOVED) : 0;
	const shakes = {
		className: shaken > 0 ? "mill-shakes" : undefined,
		style: { "--shake": `${shaken.toFixed(2)}px` } as React.CSSProperties,
	};
	const grinds = running && load > 0;
	return (
		<svg width="290" height="184" viewBox="0 0 290 184" aria-hidden="true">
			<rect x="52" y="168" width="236" height="14" rx="3" fill="#9b8b78" stroke="#6f6254" strokeWidth="1.500" />
			<path d="M40 32H60C86 32 84 96 103 96" fill="none" stroke="#51607a" strokeWidth="3" />
			<Plug />
			<g {...shakes}>
				<path d="M110 8H194L166 46H138Z" fill="#b9c1cc" stroke="#6b7480" strokeWidth="2" strokeLinejoin="round" />
				{load > 0 && (
					<path d={`M${115 + (100 - load) * 0.2} 12H${189 - (100 - load) * 0.2}L163 43H141Z`} fill="#f2c230" />
				)}
				{grinds && <Grains path="M152 40V62" color="#f2c230" />}
				<path d="M112 168L124 128H180L192 168" fill="none" stroke="#6b7480" strokeWidth="7" strokeLinejoin="round" />
				<circle cx="152" cy="92" r="42" fill="#3f7a54" stroke="#24502f" strokeWidth="2.500" />
				<circle cx="152" cy="92" r="14" fill="#c9ced6" stroke="#6b7480" strokeWidth="2" />
				<path d="M126 68A36 36 0 0 1 152 56" fill="none" stroke="#fff" strokeOpacity="0.5" strokeWidth="4" />
				<rect x="103" y="82" width="28" height="22" rx="2" fill="#2b4fa8" stroke="#16306e" strokeWidth="1.500" />
				<rect x="112" y="87" width="9" height="9" fill="#23282f" />
				<circle cx="126" cy="100" r="2" fill={powered ? "#ff5a4d" : "#6b2a2a"} />
				<path d="M117 80V66M117 66L114 71M117 66L120 71" fill="none" stroke="#fff" strokeWidth="1.500" />
			</g>
			<Bag grinds={grinds} />
			<Bolt loose={loose} />
			<rect x="196" y="78" width="30" height="28" rx="4" fill="#e0a000" stroke="#8a6200" strokeWidth="1.500" />
			<rect x="224" y="66" width="58" height="60" rx="9" fill="#7d8896" stroke="#4c5560" strokeWidth="2" />
			<path d="M236 72V120M248 72V120M260 72V120" stroke="#5e6874" strokeWidth="3" />
			<rect x="266" y="82" width="12" height="22" rx="3" fill={running ? "#2fae5a" : "#b3372d"} stroke="#23282f" />
			<path d="M232 126V168M274 126V168" stroke="#4c5560" strokeWidth="7" />
			{knocked && <path d="M176 52L190 40M184 62L202 54" stroke="#e06a1f" strokeWidth="3" strokeLinecap="round" />}
			<rect x="2" y="106" width="78" height="28" rx="10" fill="var(--surface)" stroke="var(--line)" />
			<text x="41" y="125.500" textAnchor="middle" fontSize="16" fontWeight="800" fill="var(--ink)">
				{`${Math.round(mg)} mg`}
			</text>
		</svg>
	);
}

function Plug() {
	return (
		<>
			<rect x="6" y="4" width="36" height="54" rx="4" fill="#23282f" />
			{PINS.map((name, index) => (
				<g key={name}>
					<rect x="0" y={14.4 + index * 9.6} width="12" height="3.200" fill="#c9ced6" />
					<text x="15" y={18.8 + index * 9.6} fontSize="8" fontWeight="700" fill="#fff">
						{name}
					</text>
				</g>
			))}
		</>
	);
}

function Bag({ grinds }: { grinds: boolean }) {
	return (
		<>
			<path d="M143 134H161V142H143Z" fill="#6b7480" />
			{grinds && <Grains path="M152 142V156" color="#fffbe8" />}
			<path d="M134 150Q138 154 136 168H168Q166 154 170 150Z" fill="#e8dcc0" stroke="#a08c5c" strokeWidth="1.500" />
		</>
	);
}

/** It holds the mill's left foot, or lies beside its hole. */
function Bolt({ loose }: { loose: boolean }) {
	return (
		<g transform={loose ? "translate(84 160) rotate(24)" : "translate(100 162)"}>
			<rect x="-6" y="-6" width="12" height="6" rx="1" fill="#d0d6de" stroke="#4c5560" />
			<rect x="-2" y="0" width="4" height={loose ? 12 : 7} fill="#d0d6de" stroke="#4c5560" />
		</g>
	);
}

function Grains({ path, color }: { path: string; color: string }) {
	return (
		<path className="water-runs" d={path} stroke={color} strokeWidth="6" strokeDasharray="5 7" strokeLinecap="round" />
	);
}
