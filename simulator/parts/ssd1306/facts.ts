import { type PartFacts, supplied } from "../part-facts.ts";

export const facts: PartFacts = {
	...supplied("VCC", "GND"),
	address: (props) => Number(props.address ?? 0x3c),
};
