import { ends, type PartFacts } from "../part-facts.ts";

export const facts: PartFacts = { ...ends("+", "-"), motorPins: ["+", "-"], signals: "taken" };
