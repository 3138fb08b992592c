import { m } from "#messages/generated/messages.js";
import { DOWN, type PartGeometry, row, UP } from "#web/bench/player/circuit/parts/part-layout.ts";

const COMMONS: Record<string, (() => string) | undefined> = {
	cathode: m.build_common_cathode,
	anode: m.build_common_anode,
};

export const layout: PartGeometry = {
	width: 48,
	height: 72,
	pins: {
		...row(["E", "D", "COM.1", "C", "DP"], 4.8, 64.8, 9.6, DOWN),
		...row(["G", "F", "COM.2", "A", "B"], 4.8, 7.2, 9.6, UP),
	},
	plugs: true,
	print: {
		prop: "common",
		label: m.build_common,
		otherwise: "cathode",
		choices: Object.keys(COMMONS),
		text: (common) => COMMONS[common]?.(),
	},
};
