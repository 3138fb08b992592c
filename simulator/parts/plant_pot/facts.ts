import { type PartFacts, supplied } from "../part-facts.ts";

export const facts: PartFacts = {
	...supplied("VCC", "GND"),
	apart: [
		["VCC", "GND"],
		["P+", "P-"],
	],
	motorPins: ["P+", "P-"],
	signals: { AOUT: "analog", "P+": "taken", "P-": "taken" },
};
