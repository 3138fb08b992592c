import type { PartFacts } from "../part-facts.ts";

export const facts: PartFacts = { apart: [["+", "-"]], load: true, passive: true, signals: "taken" };
