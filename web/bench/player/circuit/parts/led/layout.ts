import { m } from "#messages/generated/messages.js";
import { DOWN, type PartGeometry } from "#web/bench/player/circuit/parts/part-layout.ts";

const COLORS: Record<string, (() => string) | undefined> = {
	red: m.build_color_red,
	yellow: m.build_color_yellow,
	green: m.build_color_green,
	blue: m.build_color_blue,
	white: m.build_color_white,
};

export const layout: PartGeometry = {
	width: 56,
	height: 96,
	pins: {
		C: { x: 19, y: 86, ...DOWN },
		A: { x: 38, y: 91, ...DOWN },
	},
	plugs: true,
	body: { left: 7, top: 2, right: 50, bottom: 90 },
	fresh: { props: { color: "red" } },
	print: {
		prop: "color",
		label: m.build_light_color,
		otherwise: "red",
		choices: Object.keys(COLORS),
		text: (color) => COLORS[color]?.(),
	},
};

/** An LED dimmer than this looks dark in daylight. */
export const SEEN_FROM = 0.05;
