import { useId } from "react";
import { getLocale } from "#messages/generated/runtime.js";
import type { Face, Head } from "#simulator/parts/huskylens/faces.ts";
import type {} from "#simulator/parts/huskylens/model.ts";
import { textsOf } from "#simulator/parts/part-texts.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

const PINS = ["T", "R", "-", "+"];
const CENTRE = "M154 120h12M160 114v12";
/** By the controls' names, and what they wear. */
const LOOKS: Readonly<Record<string, { skin: string; hair: string; clothes: string; head: string }>> = {
	neema: {
		skin: "#4a2a1a",
		hair: "#15100f",
		clothes: "#ffb703",
		head: "M-25 2Q-30-34 0-35T25 2Q27 20 23 26L19 8Q16-15 0-15T-19 8L-23 26Q-27 20-25 2Z",
	},
	baraka: { skin: "#8a5a3c", hair: "#241a17", clothes: "#2f6fd0", head: "M-24-6Q-22-33 0-33T24-6Q12-20 0-19T-24-6Z" },
	stranger: {
		skin: "#c58f68",
		hair: "#3d7f5c",
		clothes: "#b3463c",
		head: "M-25-7Q-22-36 0-36T25-7Q12-15 0-15T-25-7Z",
	},
};
const BOXES = ["#c9ced6", "#ffd24d", "#5dd6ff", "#ff8fc7", "#8cf08c"];
const FACE = "Face";
/** Pixels of the screen from which on a box has room for "Face: ID1". */
const ROOM_FOR_ALL = 85;
const RAYS = [0, 45, 90, 135, 180, 225, 270, 315];

/** The module's back with its screen, below that the room's light and the learning button, beside it who can come. 246 × 150 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const powered = usePartState(board, part.id, "huskylens", (state) => state.powered) ?? false;
	const shown = usePartState(board, part.id, "huskylens", (state) => JSON.stringify(state.faces)) ?? "[]";
	const present = usePartState(board, part.id, "huskylens", (state) => JSON.stringify(state.heads)) ?? "[]";
	const lux = usePartState(board, part.id, "huskylens", (state) => state.lux) ?? 300;
	const names = textsOf("huskylens", getLocale())?.controls;
	const clip = useId();
	const faces: Face[] = JSON.parse(shown);
	const heads: Head[] = JSON.parse(present);
	return (
		<svg width="246" height="150" viewBox="0 0 246 150" aria-hidden="true">
			<clipPath id={clip}>
				<rect width="320" height="240" />
			</clipPath>
			<rect x="8" y="1" width="190" height="148" rx="8" fill="#23282f" stroke="#0f1318" strokeWidth="1.500" />
			{PINS.map((name, index) => (
				<g key={name}>
					<rect x="0" y={49.4 + index * 9.6} width="12" height="3.200" fill="#c9ced6" />
					<text x="14" y={54 + index * 9.6} fontSize="9" fontWeight="700" fill="#fff">
						{name}
					</text>
				</g>
			))}
			<g transform="translate(32 6) scale(0.5)" clipPath={`url(#${clip})`}>
				<rect width="320" height="240" fill={powered ? "#a9c8dc" : "#0b0d10"} />
				{powered ? heads.map((head) => <Person key={head.who} {...head} />) : null}
				{powered ? <rect width="320" height="240" fill="#000" opacity={Math.max(0, 0.8 - lux / 150)} /> : null}
				{faces.map((face) => (
					<Box key={face.who} {...face} />
				))}
				<path d={CENTRE} stroke="#fff" strokeWidth="3" opacity={powered ? 1 : 0} />
			</g>
			{Object.keys(LOOKS).map((who, index) => (
				<g key={who} transform={`translate(202 ${2 + index * 49})`}>
					<rect
						width="42"
						height="48"
						rx="7"
						fill={heads.some((head) => head.who === who) ? "#ffe29a" : "#fffdf8"}
						stroke="#7d5230"
						strokeWidth="1.500"
					/>
					<Person who={who} x={21} y={16} width={17} />
					<text x="21" y="44.500" fontSize="10.500" fontWeight="800" fill="#16233b" textAnchor="middle">
						{names?.[who]?.split(" ")[0]}
					</text>
				</g>
			))}
			<g transform="translate(47 137.500) scale(0.75)" opacity={0.35 + lux * 0.0013}>
				<circle r="7" fill="#ffc928" stroke="#a86f00" strokeWidth="1.500" />
				{RAYS.map((angle) => (
					<path key={angle} d="M0 -9V-13" stroke="#ffc928" strokeWidth="2.500" transform={`rotate(${angle})`} />
				))}
			</g>
			<text x="168" y="141.500" fontSize="11" fontWeight="800" fill="#fff" textAnchor="end">
				{names?.learn}
			</text>
			<circle cx="181" cy="137.500" r="9" fill="#e0533d" stroke="#fff" strokeWidth="1.500" />
		</svg>
	);
}

/** Head and shoulders, with the middle of the face there. */
function Person({ who, x, y, width }: Omit<Head, "height">) {
	const { skin, hair, clothes, head } = LOOKS[who] ?? { skin: "", hair: "", clothes: "", head: "" };
	return (
		<g
			transform={`translate(${x} ${y}) scale(${width / 48})`}
			stroke="#16233b"
			strokeWidth="1.500"
			strokeLinejoin="round"
			strokeLinecap="round"
		>
			<path d="M-34 52Q-32 32 0 32T34 52Z" fill={clothes} />
			<path d="M-8 22h16v14h-16z" fill={skin} stroke="none" />
			<ellipse rx="22" ry="28" fill={skin} />
			<path d={head} fill={hair} />
			<circle cx="-8" cy="-2" r="2.500" fill="#16100e" />
			<circle cx="8" cy="-2" r="2.500" fill="#16100e" />
			<path d="M-8 11Q0 18 8 11" fill="none" stroke="#16100e" strokeWidth="2" />
		</g>
	);
}

/** What fits above a box of this width. */
function textOf(id: number, width: number): string {
	if (id === 0) return FACE;
	return width < ROOM_FOR_ALL ? `ID${id}` : `${FACE}: ID${id}`;
}

/** A grey box without a number for a face that is not learned. */
function Box({ x, y, width, height, id }: Face) {
	const color = BOXES[id === 0 ? 0 : ((id - 1) % (BOXES.length - 1)) + 1];
	const [left, top] = [x - width / 2, y - height / 2];
	return (
		<>
			<rect x={left} y={top} width={width} height={height} fill="none" stroke={color} strokeWidth="6" />
			<text
				x={x}
				y={Math.max(26, top - 8)}
				fontSize="26"
				fontWeight="800"
				fill={color}
				stroke="#0b0d10"
				strokeWidth="6"
				paintOrder="stroke"
				textAnchor="middle"
			>
				{textOf(id, width)}
			</text>
		</>
	);
}
