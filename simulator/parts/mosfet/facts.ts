import type { PartFacts } from "../part-facts.ts";

export const facts: PartFacts = {
	apart: [
		["D", "S"],
		["G", "S"],
		["G", "D"],
	],
	passive: true,
	signals: { G: "taken" },
};
