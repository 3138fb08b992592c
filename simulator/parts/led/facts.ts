import type { PartFacts } from "../part-facts.ts";

export const facts: PartFacts = {
	apart: [["A", "C"]],
	diodes: () => [["A", "C"]],
	load: true,
	passive: true,
	signals: "taken",
};
