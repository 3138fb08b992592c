import { ends, type PartFacts } from "../part-facts.ts";

export const facts: PartFacts = { ...ends("1", "2"), signals: "analog" };
