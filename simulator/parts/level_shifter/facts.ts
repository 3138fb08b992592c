import type { PartFacts } from "../part-facts.ts";

const CHANNELS = [1, 2, 3, 4];

export const facts: PartFacts = {
	passive: true,
	supply: { plus: "HV", minus: "GND.2", mostVolts: 5.5 },
	lowVoltagePins: ["LV", ...CHANNELS.map((channel) => `LV${channel}`)],
	apart: [
		["HV", "GND.2"],
		["LV", "GND.1"],
		["LV", "HV"],
		...CHANNELS.map((channel): [string, string] => [`LV${channel}`, `HV${channel}`]),
	],
};
