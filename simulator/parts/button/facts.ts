import type { PartFacts } from "../part-facts.ts";

export const facts: PartFacts = {
	apart: [["1.l", "2.l"]],
	contacts: [["1.l", "2.l"]],
	mirror: { "1.l": "2.l", "1.r": "2.r", "2.l": "1.l", "2.r": "1.r" },
	passive: true,
	signals: "switch",
};
