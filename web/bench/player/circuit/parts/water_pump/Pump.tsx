/** Turns a second at full speed, as drawn: slower than real, so that the eye can follow. */
const TURNS = 3;

/** The body of a small diaphragm pump, 68 × 44, its motor to the left; the mark on its head turns with it. */
export function Pump({ speed }: { speed: number }) {
	const motion = speed > 0 ? { animationDuration: `${(1 / (TURNS * speed)).toFixed(2)}s` } : {};
	return (
		<>
			<rect x="0" y="6" width="40" height="32" rx="6" fill="#b9c1cc" stroke="#7d8896" strokeWidth="1.500" />
			<path d="M5 12H34" stroke="#fff" strokeOpacity="0.8" strokeWidth="3" strokeLinecap="round" />
			<rect x="38" y="0" width="30" height="44" rx="6" fill="#2f3743" stroke="#16233b" strokeWidth="1.500" />
			<g className={speed > 0 ? "motor-turns" : undefined} style={{ transformOrigin: "53px 22px", ...motion }}>
				<circle cx="53" cy="22" r="11" fill="#ffc642" stroke="#a97b00" strokeWidth="1.500" />
				<path d="M53 22V12M53 22L62 27M53 22L44 27" stroke="#a97b00" strokeWidth="2.500" strokeLinecap="round" />
			</g>
		</>
	);
}

/** Water that runs through a pipe or falls: dashes that move along it. */
export function Stream({ path, width }: { path: string; width: number }) {
	return (
		<>
			<path d={path} fill="none" stroke="#4fa8dc" strokeWidth={width} strokeLinecap="round" />
			<path
				d={path}
				className="water-runs"
				fill="none"
				stroke="#dff2fd"
				strokeWidth={width * 0.45}
				strokeDasharray="5 7"
				strokeLinecap="round"
			/>
		</>
	);
}
