import { m } from "#messages/generated/messages.js";
import type {} from "#simulator/parts/led/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";
import { SEEN_FROM } from "./layout.ts";

/** `glow`: the halo, where the glass itself would not be seen on a white breadboard. */
const GLASS: Record<string, { dark: string; lit: string; glow?: string }> = {
	red: { dark: "#a8402f", lit: "#ff5a3c" },
	yellow: { dark: "#a88a2c", lit: "#ffc928" },
	green: { dark: "#3f7a55", lit: "#3fdc7c" },
	blue: { dark: "#3d5f99", lit: "#4f9bff" },
	white: { dark: "#b9bec6", lit: "#ffffff", glow: "#7db4ff" },
};

const COLOR_NAMES: Record<string, (() => string) | undefined> = {
	red: m.block_light_red,
	yellow: m.block_light_yellow,
	green: m.block_light_green,
};

/** Rays from the middle of the glass: a lit LED is recognised by its shape, too. */
const RAYS = [-165, -130, -90, -50, -15]
	.map((degrees) => {
		const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
		return `M${28 + x * 27} ${26 + y * 27}L${28 + x * 37} ${26 + y * 37}`;
	})
	.join("");

/** An LED with its glow; the longer leg, bent at the knee, is the anode. 56 × 96 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const brightness = usePartState(board, part.id, "led", (state) => Math.round(state.brightness * 50) / 50) ?? 0;
	const color = String(part.props?.color ?? "red");
	const texts = { color: COLOR_NAMES[color]?.() ?? color };
	const glass = GLASS[color] ?? { dark: "#a8402f", lit: "#ff5a3c" };
	const glow = glass.glow ?? glass.lit;
	return (
		<>
			<svg width="56" height="96" viewBox="0 0 56 96" aria-hidden="true" className="overflow-visible">
				<circle cx="28" cy="26" r="44" fill={glow} opacity={brightness * 0.22} />
				<circle cx="28" cy="26" r="34" fill={glow} opacity={brightness * 0.3} />
				<path d={RAYS} fill="none" stroke={glow} strokeWidth="4" strokeLinecap="round" opacity={brightness} />
				<g fill="none" stroke="#a7b0bc" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
					<path d="M19 54V86" />
					<path d="M35 54V64L38 68V94" />
				</g>
				<path d="M10 46V22a18 18 0 0 1 36 0V46z" fill={glass.dark} />
				<path d="M10 46V22a18 18 0 0 1 36 0V46z" fill={glass.lit} opacity={brightness} />
				{glass.glow && (
					<path
						d="M10 46V22a18 18 0 0 1 36 0V46z"
						fill="none"
						stroke={glass.glow}
						strokeWidth="3"
						opacity={brightness}
					/>
				)}
				<path d="M19 46V34h7l-3-6h12v18z" fill="#16233b" opacity={0.22 - brightness * 0.14} />
				<path d="M7 46h42a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3H10l-5-4v-3a3 3 0 0 1 2-3z" fill={glass.dark} />
				<path
					d="M7 46h42a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3H10l-5-4v-3a3 3 0 0 1 2-3z"
					fill={glass.lit}
					opacity={brightness * 0.7}
				/>
				<path
					d="M16 40V22a12 12 0 0 1 7-10.500"
					fill="none"
					stroke="#ffffff"
					strokeOpacity="0.55"
					strokeWidth="3"
					strokeLinecap="round"
				/>
			</svg>
			<span className="sr-only">{brightness > SEEN_FROM ? m.board_led_on(texts) : m.board_led_off(texts)}</span>
		</>
	);
}
