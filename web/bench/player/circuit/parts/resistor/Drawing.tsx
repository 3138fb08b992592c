import { numberProp } from "#simulator/parts/part.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";
import { bandsOf } from "./resistor-bands.ts";

const BAND_X = [19, 26, 33, 43];

/** A resistor with the bands of its value. 64 × 14 scene pixels. */
export function Drawing({ part }: DrawingProps) {
	const ohms = numberProp(part.props ?? {}, "ohms", 1000);
	return (
		<svg width="64" height="14" viewBox="0 0 64 14" aria-hidden="true">
			<path d="M1 7H63" stroke="#a7b0bc" strokeWidth="2.4" strokeLinecap="round" />
			<path
				d="M17 1.5C20 1.5 21 3 24 3H40C43 3 44 1.5 47 1.5C52 1.5 52 12.5 47 12.5C44 12.5 43 11 40 11H24C21 11 20 12.5 17 12.5C12 12.5 12 1.5 17 1.5Z"
				fill="#e3cfa2"
				stroke="#b79d68"
				strokeWidth="0.7"
			/>
			{bandsOf(ohms).map((colour, index) => (
				<rect
					key={BAND_X[index]}
					x={BAND_X[index]}
					y={index === 0 || index === 3 ? 2.2 : 3.2}
					width="3"
					height={index === 0 || index === 3 ? 9.6 : 7.6}
					fill={colour}
				/>
			))}
			<path d="M16 3.6H47" stroke="#ffffff" strokeOpacity="0.45" strokeWidth="1.2" strokeLinecap="round" />
		</svg>
	);
}
