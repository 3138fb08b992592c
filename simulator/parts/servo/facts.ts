import { type PartFacts, supplied } from "../part-facts.ts";

export const facts: PartFacts = { ...supplied("V+", "GND", 6.5), motorPins: ["V+"], signals: { PWM: "taken" } };
