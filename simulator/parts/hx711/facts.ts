import type { PartFacts } from "../part-facts.ts";
import { supplied } from "../part-facts.ts";

const module = supplied("VCC", "GND");

export const facts: PartFacts = {
	...module,
	apart: [
		["VCC", "GND"],
		["E+", "E-"],
		["A+", "A-"],
	],
};
