import { m } from "#messages/generated/messages.js";
import { column, LEFT, type PartGeometry, RIGHT } from "#web/bench/player/circuit/parts/part-layout.ts";

const TRIGGERS: Record<string, (() => string) | undefined> = { high: m.build_trigger_high, low: m.build_trigger_low };

export const layout: PartGeometry = {
	width: 156,
	height: 84,
	pins: {
		...column(["VCC", "GND", "IN"], 4, 32.4, 9.6, LEFT),
		...column(["NO", "COM", "NC"], 152, 22.8, 19.2, RIGHT),
	},
	print: {
		prop: "trigger",
		label: m.build_trigger,
		otherwise: "high",
		choices: Object.keys(TRIGGERS),
		text: (trigger) => TRIGGERS[trigger]?.(),
	},
};
