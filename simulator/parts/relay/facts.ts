import { type PartFacts, supplied } from "../part-facts.ts";

export const facts: PartFacts = {
	...supplied("VCC", "GND"),
	contacts: [
		["COM", "NO"],
		["COM", "NC"],
	],
	passive: true,
	signals: { IN: "taken" },
};
