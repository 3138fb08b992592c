import { type PartFacts, supplied } from "../part-facts.ts";

export const facts: PartFacts = {
	...supplied("VCC", "GND", 3.6),
	lowVoltagePins: ["SCL", "SDA", "CSB", "SDO"],
	address: () => 0x76,
};
