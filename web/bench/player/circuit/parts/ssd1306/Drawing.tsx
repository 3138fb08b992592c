import { useMemo } from "react";
import type {} from "#simulator/parts/ssd1306/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

const DIGITS_PER_LINE = 32;
const PINS = ["GND", "VCC", "SCL", "SDA"];

/** A small OLED display, a pixel of the scene for each of its dots. 152 × 120 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const image = usePartState(board, part.id, "ssd1306", (state) => state.image) ?? null;
	const dots = useMemo(() => (image ? pathOf(image) : ""), [image]);
	return (
		<svg width="152" height="120" viewBox="0 0 152 120" aria-hidden="true">
			<rect x="2" y="2" width="148" height="116" rx="5" fill="#1d4f91" stroke="#123463" />
			{PINS.map((name, index) => (
				<g key={name}>
					<circle cx={61.6 + index * 9.6} cy="6" r="2.600" fill="#d7b24a" />
					<text transform={`translate(${63.6 + index * 9.6} 24) rotate(-90)`} fontSize="6" fontWeight="700" fill="#fff">
						{name}
					</text>
				</g>
			))}
			<rect x="7" y="28" width="138" height="76" rx="2" fill="#0b0f16" />
			<g transform="translate(12 34)">
				<path d={dots} stroke="#8fdcff" strokeWidth="1" shapeRendering="crispEdges" />
			</g>
		</svg>
	);
}

/** A stroke for each run of lit dots. */
function pathOf(image: string): string {
	let path = "";
	for (let line = 0; line * DIGITS_PER_LINE < image.length; line += 1) {
		const bits = [...image.slice(line * DIGITS_PER_LINE, (line + 1) * DIGITS_PER_LINE)]
			.map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, "0"))
			.join("");
		for (const { index, 0: run } of bits.matchAll(/1+/g)) path += `M${index} ${line + 0.5}h${run.length}`;
	}
	return path;
}
