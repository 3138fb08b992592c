import { type PartFacts, supplied } from "../part-facts.ts";

export const facts: PartFacts = { ...supplied("+", "-"), address: () => 0x32 };
