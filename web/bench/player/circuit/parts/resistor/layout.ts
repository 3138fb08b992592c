import { m } from "#messages/generated/messages.js";
import { LEFT, type PartGeometry, RIGHT } from "#web/bench/player/circuit/parts/part-layout.ts";

export const layout: PartGeometry = {
	width: 64,
	height: 14,
	pins: {
		"1": { x: 2, y: 7, ...LEFT },
		"2": { x: 62, y: 7, ...RIGHT },
	},
	plugs: true,
	body: { left: 6, top: -3, right: 58, bottom: 17 },
	fresh: { props: { ohms: 220 } },
	print: {
		prop: "ohms",
		label: m.build_value,
		otherwise: 1000,
		choices: [100, 220, 330, 470, 1000, 2000, 2200, 4700, 10_000, 47_000, 100_000],
		text: (ohms) => ohmText(Number(ohms)),
	},
};

/** 4700 → "4.7 kΩ"; the unit stays with its number. */
function ohmText(ohms: number): string {
	if (ohms >= 1e6) return `${ohms / 1e6}\u00a0MΩ`;
	return ohms >= 1000 ? `${ohms / 1000}\u00a0kΩ` : `${ohms}\u00a0Ω`;
}
