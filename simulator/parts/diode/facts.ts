import type { PartFacts } from "../part-facts.ts";

export const facts: PartFacts = { apart: [["A", "C"]], load: true, passive: true };
