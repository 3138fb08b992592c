import type { PartFacts } from "../part-facts.ts";

export const facts: PartFacts = {
	apart: [
		["C", "E"],
		["B", "E"],
		["B", "C"],
	],
	passive: true,
	signals: { B: "taken" },
};
