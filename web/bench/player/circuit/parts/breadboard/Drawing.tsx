import { memo } from "react";
import { BREADBOARD_SIZE, HOLES, PITCH } from "./holes.ts";

const { width, height } = BREADBOARD_SIZE;
const HALF = 1.7;
const HOLE_PATH = HOLES.map(
	({ x, y }) => `M${round(x - HALF)} ${round(y - HALF)}h${2 * HALF}v${2 * HALF}h${-2 * HALF}z`,
).join("");
const LETTERS = HOLES.filter(({ name }) => /^[a-j]1$/.test(name));
const NUMBERS = HOLES.filter(({ name }) => /^a(1|5|10|15|20|25|30)$/.test(name));
const LOWER_NUMBERS = HOLES.filter(({ name }) => /^j(1|5|10|15|20|25|30)$/.test(name));
const RAILS = HOLES.filter(({ name }) => /^[tb][pn]1$/.test(name));

/** A half-size breadboard. 314 × 200 scene pixels. */
export const Drawing = memo(function Drawing() {
	return (
		<svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
			<rect
				x="0.5"
				y="0.5"
				width={width - 1}
				height={height - 1}
				rx="6"
				fill="var(--bread)"
				stroke="var(--bread-edge)"
			/>
			<rect x="0.5" y="94.500" width={width - 1} height="11" fill="var(--bread-groove)" />
			<path d={`M8 36.500H${width - 8}M8 163.500H${width - 8}`} stroke="var(--bread-edge)" />
			{RAILS.map(({ name, y }) => (
				<path
					key={name}
					d={`M12 ${y + (name === "tp1" || name === "bp1" ? -5.4 : 5.4)}H${width - 12}`}
					stroke={name.endsWith("p1") ? "var(--bread-plus)" : "var(--bread-minus)"}
					strokeWidth="1.2"
				/>
			))}
			<path d={HOLE_PATH} fill="var(--bread-hole)" />
			<g fill="var(--bread-ink)" fontSize="6.500" fontWeight="700" textAnchor="middle">
				{LETTERS.flatMap(({ name, x, y }) => [
					<text key={name} x={x - PITCH} y={y + 2.2}>
						{name[0]}
					</text>,
					<text key={`${name}-right`} x={width - x + PITCH} y={y + 2.2}>
						{name[0]}
					</text>,
				])}
				{NUMBERS.map(({ name, x, y }) => (
					<text key={name} x={x} y={y - 4.2}>
						{name.slice(1)}
					</text>
				))}
				{LOWER_NUMBERS.map(({ name, x, y }) => (
					<text key={name} x={x} y={y + 9}>
						{name.slice(1)}
					</text>
				))}
			</g>
		</svg>
	);
});

function round(value: number): number {
	return Math.round(value * 10) / 10;
}
