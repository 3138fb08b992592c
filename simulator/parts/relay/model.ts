import { contactBetween } from "../contact.ts";
import { CYCLES_PER_MILLISECOND, type Part, type PartHost, type PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";

declare module "../part.ts" {
	interface PartStates {
		/** `closed`: COM is joined to NO. */
		relay: { readonly powered: boolean; readonly closed: boolean };
	}
}

/** The coil of a Songle SRD-05VDC-SL-C: 70 Ω, pulled in from 75 % of 5 V ("Coil Specifications", p. 2). */
const COIL_OHMS = 70;
const WORKING_VOLTS = 3.75;
const IDLE_OHMS = 10_000;
/** The resistor before the module's transistor. */
const INPUT_OHMS = 10_000;

/** In milliseconds (Songle's SRD data sheet, "Operation Time" and "Release Time", p. 2: 10 and 5 at most). */
export interface RelayTimings {
	readonly operate: number;
	readonly release: number;
}

export const RELAY_TIMINGS: RelayTimings = { operate: 10, release: 5 };

/**
 * A relay on a module with its transistor and diode: `COM` is joined to `NO` while `IN` is high, to `NC` otherwise.
 * `props.trigger` "low" turns the input round. Its contacts do not bounce.
 */
export const part: PartKind = {
	kind: "relay",
	pins: ["VCC", "GND", "IN", "NC", "COM", "NO"],
	controls: () => [],
	create: (host) => createRelay(host, RELAY_TIMINGS),
};

/** As `part.create`, with other timings. */
export function createRelay(host: PartHost, timings: RelayTimings): Part {
	const { network, clock, pin, props } = host;
	const lowTriggers = props.trigger === "low";
	const power = powerBetween(host, ["VCC", "GND"], { fromVolts: WORKING_VOLTS, ohms: IDLE_OHMS });
	const input = pin("IN").net;
	network.branch(input, pin(lowTriggers ? "VCC" : "GND").net, { ohms: INPUT_OHMS });
	const coil = network.branch(pin("VCC").net, pin("GND").net, { ohms: Number.POSITIVE_INFINITY });
	const open = contactBetween(network, pin("COM").net, pin("NO").net);
	const rest = contactBetween(network, pin("COM").net, pin("NC").net);
	rest(true);
	let driven = false;
	let closed = false;
	let cancel = () => {};

	function update() {
		const now = power.on() && network.isHigh(input) !== lowTriggers;
		if (now === driven) return;
		driven = now;
		coil.setOhms(driven ? COIL_OHMS : Number.POSITIVE_INFINITY);
		cancel();
		cancel = clock.after((driven ? timings.operate : timings.release) * CYCLES_PER_MILLISECOND, () => {
			closed = driven;
			(closed ? rest : open)(false);
			(closed ? open : rest)(true);
		});
	}

	network.onLevel(input, update);
	power.onChange(update);
	update();
	return { state: () => ({ kind: "relay", powered: power.on(), closed }) };
}
