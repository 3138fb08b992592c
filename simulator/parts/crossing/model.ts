import { comparatorOutput } from "../comparator-module.ts";
import { onOff } from "../controls.ts";
import type { PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";

declare module "../part.ts" {
	interface PartStates {
		/** Cars are waiting on the main and on the side road; `seen` is the sensors' own lamp. */
		crossing: { readonly main: boolean; readonly side: boolean; readonly seen: boolean };
	}
}

const WORKING_VOLTS = 3;
const ROADS = ["main", "side"] as const;

/**
 * A model crossing with an infrared obstacle sensor (LM393) beside each stop line: `MAIN` and `SIDE` go low while a car
 * waits there, and are pulled up to the supply otherwise. Its view may draw the lights of other parts:
 * `props.main`, `props.side` (traffic lights) and `props.walk` (an LED) name them.
 */
export const part: PartKind = {
	kind: "crossing",
	pins: ["VCC", "GND", "MAIN", "SIDE"],
	controls: () => ROADS.map((road) => onOff(road, "latching")),
	create(host) {
		const power = powerBetween(host, ["VCC", "GND"], { fromVolts: WORKING_VOLTS });
		const show = { main: comparatorOutput(host, power, "MAIN"), side: comparatorOutput(host, power, "SIDE") };
		const waiting = { main: false, side: false };
		const showAll = () => {
			for (const road of ROADS) show[road](waiting[road]);
		};
		power.onChange(showAll);
		return {
			state: () => ({ kind: "crossing", ...waiting, seen: power.on() }),
			setControl(id, value) {
				if (id === "main" || id === "side") waiting[id] = value === 1;
				showAll();
			},
		};
	},
};
