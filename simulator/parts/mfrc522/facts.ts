import { type PartFacts, supplied } from "../part-facts.ts";

export const facts: PartFacts = { ...supplied("3.3V", "GND", 3.6), lowVoltagePins: ["SDA", "SCK", "MOSI", "RST"] };
