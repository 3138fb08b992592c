import { type PartFacts, supplied } from "../part-facts.ts";

export const facts: PartFacts = {
	...supplied("VIN", "GND"),
	lowVoltagePins: ["SDA", "SCL", "INT"],
	address: () => 0x57,
};
