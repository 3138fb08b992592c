import { m } from "#messages/generated/messages.js";
import { DOWN, type PartGeometry, row } from "#web/bench/player/circuit/parts/part-layout.ts";

/** 0.1 → "100 nF". */
function faradText(microfarads: number): string {
	return microfarads < 1 ? `${Math.round(microfarads * 1e6) / 1000}\u00a0nF` : `${microfarads}\u00a0µF`;
}

export const layout: PartGeometry = {
	width: 38,
	height: 72,
	pins: row(["1", "2"], 14.2, 68, 9.6, DOWN),
	plugs: true,
	body: { left: 2, top: 0, right: 36, bottom: 60 },
	fresh: { props: { microfarads: 100 } },
	print: {
		prop: "microfarads",
		label: m.build_value,
		otherwise: 100,
		choices: [0.01, 0.1, 1, 10, 47, 100, 220, 470, 1000],
		text: (microfarads) => faradText(Number(microfarads)),
	},
};
