import type {} from "#simulator/parts/flex_sensor/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

const KNUCKLE = { x: 14.8, y: 102 };
/** The three bones of a finger: scene pixels, and degrees that each joint turns in a fist. */
const BONES = [
	{ length: 38, turn: 18 },
	{ length: 25, turn: 88 },
	{ length: 19, turn: 74 },
];
const FINGER_WIDTH = 17;
/** From the middle of the finger to the strip on its back. */
const STRIP_OFF = 6.5;

/** A finger of a glove, seen from its side, with the strip on its back. 66 × 132 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const bend = usePartState(board, part.id, "flex_sensor", (state) => state.bend) ?? 0;
	const finger = bentPath(bend, 0);
	const strip = bentPath(bend, STRIP_OFF);
	return (
		<svg width="66" height="132" viewBox="0 0 66 132" aria-hidden="true">
			<path d="M10 108V130M19.600 108V130" stroke="#a7b0bc" strokeWidth="2.400" strokeLinecap="round" />
			<g fill="none" strokeLinecap="round" strokeLinejoin="round">
				<path d={finger} stroke="#16233b" strokeWidth={FINGER_WIDTH + 3} />
				<path d={finger} stroke="#7a5fd0" strokeWidth={FINGER_WIDTH} />
				<path d={strip} stroke="#16233b" strokeWidth="5.500" />
				<path d={strip} stroke="#ffb703" strokeWidth="3.500" strokeLinecap="butt" strokeDasharray="5 1.500" />
			</g>
			<rect x="3" y="100" width="24" height="14" rx="4" fill="#5d46b3" stroke="#16233b" strokeWidth="1.500" />
			<rect x="6" y="110" width="17.600" height="8" rx="1.500" fill="#23282f" stroke="#0f1318" />
		</svg>
	);
}

/** A line along the finger, so far outside its middle. */
function bentPath(bend: number, off: number): string {
	let { x, y } = KNUCKLE;
	let angle = 0;
	const points = [`${(x - off).toFixed(1)} ${y}`];
	for (const { length, turn } of BONES) {
		angle += (turn * bend * Math.PI) / 18_000;
		const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
		points.push(
			`${(x + (sin * length) / 2 - cos * off).toFixed(1)} ${(y - (cos * length) / 2 - sin * off).toFixed(1)}`,
		);
		x += sin * length;
		y -= cos * length;
		points.push(`${(x - cos * off).toFixed(1)} ${(y - sin * off).toFixed(1)}`);
	}
	return `M${points.join("L")}`;
}
