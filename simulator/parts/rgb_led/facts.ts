import type { PartFacts } from "../part-facts.ts";

export const facts: PartFacts = {
	apart: ["R", "G", "B"].map((color): [string, string] => [color, "COM"]),
	diodes: (props) =>
		["R", "G", "B"].map((color): [string, string] => (props.common === "anode" ? ["COM", color] : [color, "COM"])),
	load: true,
	passive: true,
	signals: "taken",
};
