import type { PartFacts } from "../part-facts.ts";

export const facts: PartFacts = { passive: true };
