import type { Network } from "../../circuit/network.ts";
import { CYCLES_PER_MICROSECOND, type PartClock, type PartPin } from "../part.ts";
import type { Ds18b20Timings } from "./timings.ts";

/** Pull-down of the open drain: 4 mA at 0.4 V or less (data sheet, "DC Electrical Characteristics", p. 19). */
const PULL_DOWN_OHMS = 50;

/** What listens to the bits behind the slots. */
export interface OneWireProtocol {
	/** The master has reset the bus. */
	reset(): void;
	/** The bit to send in the slot that begins now; undefined while this device listens. */
	nextBit(): boolean | undefined;
	/** A bit was written to this device. */
	receive(bit: boolean): void;
}

/** The time slots of 1-Wire as a device sees them: reset and presence, write slots, read slots (data sheet, "1-Wire Signaling", pp. 15-17). */
export function attachOneWireSlave(
	bus: { pin: PartPin; network: Network; clock: PartClock; listens(): boolean },
	timings: Ds18b20Timings,
	protocol: OneWireProtocol,
): void {
	const { pin, network, clock } = bus;
	const cycles = (microseconds: number) => Math.round(microseconds * CYCLES_PER_MICROSECOND);
	let fellAt = clock.now();
	/** From the end of a reset until the end of our presence pulse the bus is ours. */
	let answering = false;
	let cancelSample = () => {};

	function pull(length: number, then: () => void) {
		pin.driver.drive(0, PULL_DOWN_OHMS);
		clock.after(cycles(length), () => {
			pin.driver.release();
			then();
		});
	}

	function rises() {
		if (answering || clock.now() - fellAt < cycles(timings.resetLow)) return;
		cancelSample();
		protocol.reset();
		answering = true;
		clock.after(cycles(timings.presenceWait), () => {
			pull(timings.presenceLow, () => {
				answering = false;
				fellAt = clock.now();
			});
		});
	}

	function falls() {
		if (answering) return;
		fellAt = clock.now();
		const bit = protocol.nextBit();
		if (bit === undefined) {
			cancelSample = clock.after(cycles(timings.sample), () => protocol.receive(network.isHigh(pin.net)));
		} else if (!bit) pull(timings.holdZero, () => {});
	}

	network.onLevel(pin.net, (high) => {
		if (!bus.listens()) return;
		if (high) rises();
		else falls();
	});
}
