import { type PartFacts, supplied } from "../part-facts.ts";

export const facts: PartFacts = { ...supplied("VCC", "GND", 6), lowVoltagePins: ["RX"] };
