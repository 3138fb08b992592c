import { type PartFacts, supplied } from "../part-facts.ts";

export const facts: PartFacts = { ...supplied("VIN", "GND"), address: () => 0x77 };
