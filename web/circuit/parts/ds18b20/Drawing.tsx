import { useId } from "react";
import { numberProp } from "#simulator/parts/part.ts";
import { useReading } from "../../board/use-reading.ts";
import { celsiusWords } from "../celsius-words.ts";
import type { DrawingProps } from "../drawing.ts";

const COOL_WATER = ["#c4e9f8", "#9fd8f2", "#4fa8dc"] as const;
const WARM_WATER = ["#fbd0c1", "#f7b39c", "#e8684a"] as const;
/** Water is drawn cool up to the first of these temperatures, and warm from the second on. */
const COOL_CELSIUS = 24;
const WARM_CELSIUS = 44;

/** A waterproof DS18B20 in a glass of water: steel tip, black cable over the rim, three leads. 172 × 232 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const celsius =
		useReading(board, ({ controls }) => controls[`${part.id}.celsius`]) ?? numberProp(part.props ?? {}, "initial", 20);
	const reading = celsiusWords(celsius);
	const warmth = Math.min(1, Math.max(0, (celsius - COOL_CELSIUS) / (WARM_CELSIUS - COOL_CELSIUS)));
	return (
		<svg width="172" height="232" viewBox="0 0 172 232" aria-hidden="true">
			<Leads />
			<g transform="translate(20 0)">
				<Water warmth={warmth} />
				<Probe />
				<Glass />
				<rect x="69" y="196" width="66" height="22" rx="8" fill="var(--surface)" stroke="var(--line)" />
				<text x="102" y="211.5" textAnchor="middle" fontSize="13.5" fontWeight="800" fill="var(--ink)">
					{reading}
				</text>
			</g>
		</svg>
	);
}

function Leads() {
	return (
		<>
			<g fill="none" strokeWidth="3.6" strokeLinecap="round">
				<path d="M12 68C12 100 22 114 42 114" stroke="var(--wire-yellow)" />
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

function Water({ warmth }: { warmth: number }) {
	const id = useId();
	const [surface, upper, lower] = COOL_WATER.map((cool, index) => mix(cool, WARM_WATER[index] ?? cool, warmth));
	return (
		<>
			<linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
				<stop offset="0" stopColor={upper} stopOpacity="0.8" />
				<stop offset="1" stopColor={lower} stopOpacity="0.85" />
			</linearGradient>
			<path d="M56 84L65 214Q66 224 76 224H128Q138 224 139 214L148 84Z" fill="var(--glass)" />
			<path d="M58.3 116L65 212Q66 221 76 221H128Q138 221 139 212L145.7 116Z" fill={`url(#${id})`} />
			<ellipse cx="102" cy="116" rx="43.7" ry="6" fill={surface} />
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
				<path d="M36 117C52 117 46 96 50 78C56 48 102 34 102 82V110" stroke="var(--cable)" strokeWidth="8" />
				<path d="M38 115.5C50 115 45 95 49 77C55 49 99 35 100 80" stroke="var(--cable-shine)" strokeWidth="1.6" />
			</g>
			<rect x="20" y="110" width="18" height="14" rx="4" fill="var(--cable)" />
			<rect x="95.5" y="104" width="13" height="20" rx="3" fill="var(--cable)" />
			<path d="M96 120H108V180Q108 188 102 188T96 180Z" fill={`url(#${id})`} stroke="#6b7684" strokeWidth="0.7" />
			<path d="M96 128H108M96 131H108" stroke="#6b7684" strokeWidth="0.8" />
		</>
	);
}

function Glass() {
	return (
		<>
			<path
				d="M56 84L65 214Q66 224 76 224H128Q138 224 139 214L148 84"
				fill="none"
				stroke="var(--glass-edge)"
				strokeWidth="3"
				strokeLinejoin="round"
				strokeLinecap="round"
			/>
			<path d="M56 84A46 6 0 0 0 148 84" fill="none" stroke="var(--glass-edge)" strokeWidth="2.4" />
			<path d="M66 98L72 186" stroke="#ffffff" strokeOpacity="0.55" strokeWidth="4" strokeLinecap="round" />
		</>
	);
}

/** A colour between two `#rrggbb` colours; `share` 0 is the first. */
function mix(from: string, to: string, share: number): string {
	const at = (colour: string, index: number) => Number.parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16);
	const channels = [0, 1, 2].map((index) => Math.round(at(from, index) * (1 - share) + at(to, index) * share));
	return `rgb(${channels.join(" ")})`;
}
