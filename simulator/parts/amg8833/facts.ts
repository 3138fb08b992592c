import { type PartFacts, supplied } from "../part-facts.ts";

export const facts: PartFacts = {
	...supplied("VIN", "GND"),
	signals: { INT: "digital" },
	address: () => 0x69,
};
