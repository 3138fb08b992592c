import { type PartFacts, supplied } from "../part-facts.ts";

export const facts: PartFacts = { ...supplied("VS", "GND", 35), motorPins: ["VS"], signals: "taken" };
