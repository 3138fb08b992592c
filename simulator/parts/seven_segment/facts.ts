import type { PartFacts } from "../part-facts.ts";
import { SEGMENTS } from "./model.ts";

export const facts: PartFacts = {
	apart: SEGMENTS.map((segment): [string, string] => [segment, "COM.1"]),
	diodes: ({ common }) =>
		SEGMENTS.map((segment): [string, string] => (common === "anode" ? ["COM.1", segment] : [segment, "COM.1"])),
	load: true,
	passive: true,
	signals: "taken",
};
