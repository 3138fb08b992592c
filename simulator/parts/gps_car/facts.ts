import { type PartFacts, supplied } from "../part-facts.ts";

export const facts: PartFacts = {
	...supplied("VCC", "GND"),
	apart: [
		["VCC", "GND"],
		["M1+", "M1-"],
		["M2+", "M2-"],
	],
	contacts: [["SW", "GND"]],
	motorPins: ["M1+", "M1-", "M2+", "M2-"],
	lowVoltagePins: ["RX"],
	signals: { SW: "switch", TX: "digital", "M1+": "taken", "M1-": "taken", "M2+": "taken", "M2-": "taken" },
	address: () => 0x0d,
};
