import { type PartFacts, supplied } from "../part-facts.ts";

/** S0, S1 and OE are set once: that the program never moves them is no mistake. */
export const facts: PartFacts = {
	...supplied("VCC", "GND"),
	signals: { OUT: "digital", S2: "taken", S3: "taken" },
};
