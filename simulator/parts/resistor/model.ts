import { numberProp, type PartKind } from "../part.ts";

declare module "../part.ts" {
	interface PartStates {
		resistor: object;
	}
}

/** A resistor: `props.ohms`, 1 kΩ by default. */
export const part: PartKind = {
	kind: "resistor",
	pins: ["1", "2"],
	controls: () => [],
	create({ network, pin, props }) {
		network.branch(pin("1").net, pin("2").net, { ohms: numberProp(props, "ohms", 1000) });
		return { state: () => ({ kind: "resistor" }) };
	},
};
