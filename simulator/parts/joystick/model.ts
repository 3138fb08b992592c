import { contactBetween } from "../contact.ts";
import { onOff } from "../controls.ts";
import type { Control, PartKind } from "../part.ts";
import { wiperBetween } from "../wiper.ts";

declare module "../part.ts" {
	interface PartStates {
		/** `x` (right) and `y` (up) from -100 to 100. */
		joystick: { readonly x: number; readonly y: number; readonly pressed: boolean };
	}
}

const TRACK_OHMS = 10_000;
const axis = (id: string): Control => ({
	id,
	kind: "slider",
	unit: "percent",
	min: -100,
	max: 100,
	step: 1,
	initial: 0,
});

/**
 * A joystick of two 10 kΩ potentiometers between `GND` and `VCC`: `HORZ` rises to the right, `VERT` rises upwards, both
 * half way in the middle. Pressed, it joins `SEL` to GND; it has no pull-up.
 */
export const part: PartKind = {
	kind: "joystick",
	pins: ["VCC", "VERT", "HORZ", "SEL", "GND"],
	controls: () => [axis("x"), axis("y"), onOff("pressed", "momentary")],
	create({ network, pin }) {
		const low = pin("GND").net;
		const high = pin("VCC").net;
		const track = (name: string) => wiperBetween(network, { low, wiper: pin(name).net, high, ohms: TRACK_OHMS });
		const moves = { x: track("HORZ"), y: track("VERT") };
		const close = contactBetween(network, pin("SEL").net, low);
		const state = { x: 0, y: 0, pressed: false };
		return {
			state: () => ({ kind: "joystick", ...state }),
			setControl(id, value) {
				if (id === "x" || id === "y") {
					state[id] = value;
					moves[id]((value + 100) / 200);
				} else {
					state.pressed = value === 1;
					close(state.pressed);
				}
			},
		};
	},
};
