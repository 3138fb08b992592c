import type { PartFacts } from "../part-facts.ts";

export const facts: PartFacts = {
	battery: { plus: "+", minus: "-", volts: (props) => Number(props.volts ?? 4) },
	passive: false,
};
