import { contactBetween } from "../contact.ts";
import { onOff } from "../controls.ts";
import { CYCLES_PER_MICROSECOND, numberProp, type PartKind, type PartProps } from "../part.ts";

declare module "../part.ts" {
	interface PartStates {
		button: { readonly pressed: boolean };
	}
}

/**
 * When its contact opens and closes again after a press or its end, in microseconds. Ganssle ("A Guide to Debouncing",
 * 2008, "Bounce times") measured 1.6 ms on average, 6.2 at most but for one switch.
 */
const BOUNCES = [90, 240, 310, 700, 820, 1600];

const mayBounce = (props: PartProps) => numberProp(props, "bounces", 1) === 1;

/**
 * A push button with four legs: `1.l` and `1.r` are one, `2.l` and `2.r` the other; pressed it joins the two. Its contact
 * bounces for 1.6 ms, always alike, unless `bounces` is switched off. With `props.bounces` 0 it never does, and has no such switch.
 */
export const part: PartKind = {
	kind: "button",
	pins: ["1.l", "1.r", "2.l", "2.r"],
	joined: [
		["1.l", "1.r"],
		["2.l", "2.r"],
	],
	controls: (props) => [
		onOff("pressed", "momentary"),
		...(mayBounce(props) ? [{ ...onOff("bounces", "latching"), initial: 1 }] : []),
	],
	create({ network, pin, clock, props }) {
		const close = contactBetween(network, pin("1.l").net, pin("2.l").net);
		let pressed = false;
		let bounces = mayBounce(props);
		let cancels: (() => void)[] = [];

		function settle() {
			for (const cancel of cancels) cancel();
			close(pressed);
			cancels = bounces
				? BOUNCES.map((microseconds, index) =>
						clock.after(microseconds * CYCLES_PER_MICROSECOND, () => close(pressed === (index % 2 === 1))),
					)
				: [];
		}

		return {
			state: () => ({ kind: "button", pressed }),
			setControl(id, value) {
				if (id === "bounces") bounces = value === 1;
				else if (pressed !== (value === 1)) {
					pressed = value === 1;
					settle();
				}
			},
		};
	},
};
