import { onOff } from "../controls.ts";
import { driveOutput } from "../output-pin.ts";
import { CYCLES_PER_MICROSECOND, numberProp, type Part, type PartHost, type PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";

declare module "../part.ts" {
	interface PartStates {
		/** `receiving`: its output is low. */
		ir_receiver: { readonly receiving: boolean };
	}
}

const WORKING_VOLTS = 2.5;
/** The inner pull-up of a TSOP38238 (Vishay's data sheet, block diagram, p. 1), and its transistor. */
const PULL_UP_OHMS = 30_000;
const PULL_DOWN_OHMS = 100;

/** The commands of the remote control with 21 keys of most kits. */
const COMMANDS: Readonly<Record<string, number>> = {
	ch_minus: 0x45,
	ch: 0x46,
	ch_plus: 0x47,
	previous: 0x44,
	next: 0x40,
	play: 0x43,
	minus: 0x07,
	plus: 0x15,
	eq: 0x09,
	key_0: 0x16,
	key_100: 0x19,
	key_200: 0x0d,
	key_1: 0x0c,
	key_2: 0x18,
	key_3: 0x5e,
	key_4: 0x08,
	key_5: 0x1c,
	key_6: 0x5a,
	key_7: 0x42,
	key_8: 0x52,
	key_9: 0x4a,
};

/** NEC's remote control format in microseconds (Renesas' µPD6121 data sheet, "Output signal", pp. 5-7). */
export interface NecTimings {
	readonly leader: number;
	readonly leaderSpace: number;
	/** Instead of it while the key is held. */
	readonly repeatSpace: number;
	/** The burst before each space. */
	readonly mark: number;
	readonly zero: number;
	readonly one: number;
	/** From one frame's begin to the next one's. */
	readonly period: number;
}

export const NEC_TIMINGS: NecTimings = {
	leader: 9000,
	leaderSpace: 4500,
	repeatSpace: 2250,
	mark: 562.5,
	zero: 562.5,
	one: 1687.5,
	period: 108_000,
};

/**
 * An infrared receiver such as the TSOP38238 with a remote control of 21 keys: `OUT` is low during a burst. A held key is
 * repeated; `props.address` is the control's, 0 by default. Carrier and distance are left out.
 */
export const part: PartKind = {
	kind: "ir_receiver",
	pins: ["OUT", "GND", "VCC"],
	controls: () => Object.keys(COMMANDS).map((id) => onOff(id, "momentary")),
	create: (host) => createIrReceiver(host, NEC_TIMINGS),
};

/** As `part.create`, with other timings. */
export function createIrReceiver(host: PartHost, timings: NecTimings): Part {
	const { clock, pin, network, props } = host;
	const power = powerBetween(host, ["VCC", "GND"], { fromVolts: WORKING_VOLTS });
	const output = pin("OUT").driver;
	network.branch(pin("OUT").net, pin("VCC").net, { ohms: PULL_UP_OHMS });
	const address = numberProp(props, "address", 0) & 0xff;
	let held: string | undefined;
	let burst = false;
	let busy = false;

	const show = () =>
		driveOutput(output, power.on() && burst ? false : undefined, { highVolts: 0, ohms: PULL_DOWN_OHMS });
	const after = (microseconds: number, then: () => void) =>
		clock.after(Math.round(microseconds * CYCLES_PER_MICROSECOND), then);

	/** Bursts and pauses in turn, beginning with a burst. */
	function play(lengths: readonly number[], index = 0) {
		const length = lengths[index];
		burst = length !== undefined && index % 2 === 0;
		show();
		if (length !== undefined) after(length, () => play(lengths, index + 1));
	}

	function send(id: string, again: boolean) {
		busy = true;
		const command = COMMANDS[id] ?? 0;
		const bytes = [address, address ^ 0xff, command, command ^ 0xff];
		const bits = bytes.flatMap((byte) => [0, 1, 2, 3, 4, 5, 6, 7].map((bit) => (byte >> bit) & 1));
		play(
			again
				? [timings.leader, timings.repeatSpace, timings.mark]
				: [
						timings.leader,
						timings.leaderSpace,
						...bits.flatMap((bit) => [timings.mark, bit ? timings.one : timings.zero]),
						timings.mark,
					],
		);
		after(timings.period, () => {
			busy = false;
			if (held !== undefined) send(held, held === id);
		});
	}

	power.onChange(show);
	show();
	return {
		state: () => ({ kind: "ir_receiver", receiving: power.on() && burst }),
		setControl(id, value) {
			if (value === 1) held = id;
			else if (held === id) held = undefined;
			if (held !== undefined && !busy) send(held, false);
		},
	};
}
