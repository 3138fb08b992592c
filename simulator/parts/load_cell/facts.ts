import type { PartFacts } from "../part-facts.ts";

export const facts: PartFacts = {
	apart: [
		["E+", "E-"],
		["A+", "A-"],
	],
	passive: true,
};
