import { type PartFacts, supplied } from "../part-facts.ts";

export const facts: PartFacts = {
	...supplied("VCC", "GND"),
	lowVoltagePins: ["AD0"],
	signals: { INT: "digital" },
	address: () => 0x68,
};
