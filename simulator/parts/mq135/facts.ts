import { type PartFacts, supplied } from "../part-facts.ts";

export const facts: PartFacts = { ...supplied("VCC", "GND"), signals: { AOUT: "analog", DOUT: "digital" } };
