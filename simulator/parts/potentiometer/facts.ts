import type { PartFacts } from "../part-facts.ts";

export const facts: PartFacts = { apart: [["GND", "VCC"]], passive: true, signals: { SIG: "analog" } };
