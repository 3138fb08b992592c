import { useId } from "react";
import { numberProp } from "#simulator/parts/part.ts";
import { useReading } from "#web/bench/player/circuit/board/use-reading.ts";
import { celsiusText } from "#web/bench/player/circuit/parts/celsius-text.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

/** Water by its temperature, its surface first; halfway from blue to red without a step between, it would be grey. */
const WATERS = [
	{ celsius: 22, colours: ["#c4e9f8", "#9fd8f2", "#4fa8dc"] },
	{ celsius: 27, colours: ["#fdeedd", "#f7e0cb", "#efc3a4"] },
	{ celsius: 36, colours: ["#fbd0c1", "#f7b39c", "#e8684a"] },
] as const;

/** A waterproof DS18B20 in a glass of water: steel tip, black cable over the rim, three leads. 150 × 162 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const celsius =
		useReading(board, ({ controls }) => controls[`${part.id}.celsius`]) ?? numberProp(part.props ?? {}, "initial", 20);
	const broken = useReading(board, ({ controls }) => controls[`${part.id}.broken`]) === 1;
	const reading = celsiusText(celsius);
	return (
		<svg width="150" height="162" viewBox="0 46 150 162" aria-hidden="true">
			<Leads broken={broken} />
			<g transform="translate(20 0)">
				<Water celsius={celsius} />
				<Probe />
				<Glass />
				<rect x="58" y="176" width="58" height="22" rx="8" fill="var(--surface)" stroke="var(--line)" />
				<text x="87" y="191.5" textAnchor="middle" fontSize="13.5" fontWeight="800" fill="var(--ink)">
					{reading}
				</text>
			</g>
		</svg>
	);
}

/** The yellow lead has a gap where it is `broken`. */
function Leads({ broken }: { broken: boolean }) {
	return (
		<>
			<g fill="none" strokeWidth="3.6" strokeLinecap="round">
				<path
					d="M12 68C12 100 22 114 42 114"
					stroke="var(--wire-yellow)"
					pathLength="10"
					strokeDasharray={broken ? "3 4 10" : undefined}
				/>
				<path d="M12 164C12 134 22 117 42 117" stroke="var(--wire-red)" />
				<path d="M32 164C32 138 36 120 44 120" stroke="var(--wire-black)" />
			</g>
			<g fill="#c9ced6" stroke="#7d8896" strokeWidth="0.6">
				<rect x="10.2" y="58" width="3.6" height="12" rx="1" />
				<rect x="10.2" y="162" width="3.6" height="12" rx="1" />
				<rect x="30.2" y="162" width="3.6" height="12" rx="1" />
			</g>
		</>
	);
}

function Water({ celsius }: { celsius: number }) {
	const id = useId();
	const [cool, mild, warm] = WATERS;
	const [from, to] = celsius < mild.celsius ? [cool, mild] : [mild, warm];
	const share = Math.min(1, Math.max(0, (celsius - from.celsius) / (to.celsius - from.celsius)));
	const [surface, upper, lower] = from.colours.map((colour, index) => mix(colour, to.colours[index] ?? colour, share));
	return (
		<>
			<linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
				<stop offset="0" stopColor={upper} stopOpacity="0.8" />
				<stop offset="1" stopColor={lower} stopOpacity="0.85" />
			</linearGradient>
			<path d="M48 84L55 194Q56 204 66 204H108Q118 204 119 194L126 84Z" fill="var(--glass)" />
			<path d="M50.1 116L55 192Q56 201 66 201H108Q118 201 119 192L123.9 116Z" fill={`url(#${id})`} />
			<ellipse cx="87" cy="116" rx="37.3" ry="5.5" fill={surface} />
		</>
	);
}

function Probe() {
	const id = useId();
	return (
		<>
			<linearGradient id={id} x1="0" x2="1">
				<stop offset="0" stopColor="#8f9aa8" />
				<stop offset="0.35" stopColor="#f2f5f8" />
				<stop offset="1" stopColor="#7d8896" />
			</linearGradient>
			<g fill="none" strokeLinecap="round">
				<path d="M36 117C47 117 39 96 42 78C47 48 87 34 87 82V110" stroke="var(--cable)" strokeWidth="8" />
				<path d="M38 115.5C46 115 38 95 41 77C46 49 84 35 85 80" stroke="var(--cable-shine)" strokeWidth="1.6" />
			</g>
			<rect x="20" y="110" width="18" height="14" rx="4" fill="var(--cable)" />
			<rect x="80.5" y="104" width="13" height="20" rx="3" fill="var(--cable)" />
			<path d="M81 120H93V160Q93 168 87 168T81 160Z" fill={`url(#${id})`} stroke="#6b7684" strokeWidth="0.7" />
			<path d="M81 128H93M81 131H93" stroke="#6b7684" strokeWidth="0.8" />
		</>
	);
}

function Glass() {
	return (
		<>
			<path
				d="M48 84L55 194Q56 204 66 204H108Q118 204 119 194L126 84"
				fill="none"
				stroke="var(--glass-edge)"
				strokeWidth="3"
				strokeLinejoin="round"
				strokeLinecap="round"
			/>
			<path d="M48 84A39 5.5 0 0 0 126 84" fill="none" stroke="var(--glass-edge)" strokeWidth="2.4" />
			<path d="M56 98L60 168" stroke="#ffffff" strokeOpacity="0.55" strokeWidth="4" strokeLinecap="round" />
		</>
	);
}

/** A colour between two `#rrggbb` colours; `share` 0 is the first. */
function mix(from: string, to: string, share: number): string {
	const at = (colour: string, index: number) => Number.parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16);
	const channels = [0, 1, 2].map((index) => Math.round(at(from, index) * (1 - share) + at(to, index) * share));
	return `rgb(${channels.join(" ")})`;
}
