import type { PartFacts } from "../part-facts.ts";

/** Its resistors are inside: the rule that an LED needs one does not apply. */
export const facts: PartFacts = {
	apart: ["R", "Y", "G"].map((lamp): [string, string] => [lamp, "GND"]),
	load: true,
	passive: true,
};
