import type { PartProps } from "./part.ts";

/** `switch`: digital, and joined with ground by a contact. `taken`: the board drives it. */
export type PinSignal = "analog" | "digital" | "switch" | "taken";

/** What the wiring rules need to know of a kind of part beside its pins. */
export interface PartFacts {
	/** It drives none of its pins: current only passes through it. */
	readonly passive: boolean;
	/** Its supply pins and its maximum voltage. */
	readonly supply?: { readonly plus: string; readonly minus: string; readonly mostVolts: number };
	/** Pins that tolerate 3.3 V at most: no supply of more, and no pin of the board, may be joined with them. */
	readonly lowVoltagePins?: readonly string[];
	/** Light-emitting diodes inside: anode and cathode. */
	diodes?(props: PartProps): readonly (readonly [string, string])[];
	/** Pairs that it can join at any time, as a pressed button does. */
	readonly contacts?: readonly (readonly [string, string])[];
	/** Pairs that are useless, or dangerous, when they are one: the two ends of a resistor. */
	readonly apart?: readonly (readonly [string, string])[];
	/** Its two sides may be exchanged: each pin with its counterpart. */
	readonly mirror?: Readonly<Record<string, string>>;
	/** It draws its current through the pins that feed it, and is no more than resistors and diodes. */
	readonly load?: true;
	/** It needs more current than a pin gives, at these pins. */
	readonly motorPins?: readonly string[];
	/** It is a power source. */
	readonly battery?: { readonly plus: string; readonly minus: string; volts(props: PartProps): number };
	/** What its pins are to the pins of the board that they are wired to, by name or for all; a bus's pins are left out. */
	readonly signals?: PinSignal | Readonly<Record<string, PinSignal>>;
	/** Its address on the I2C bus. */
	address?(props: PartProps): number;
}

/** A passive part with two legs that may be exchanged. */
export function ends(one: string, other: string): PartFacts {
	return { passive: true, apart: [[one, other]], mirror: { [one]: other, [other]: one } };
}

/** A module with a supply of at most this many volts. */
export function supplied(plus: string, minus: string, mostVolts = 5.5): PartFacts {
	return { passive: false, supply: { plus, minus, mostVolts }, apart: [[plus, minus]] };
}
