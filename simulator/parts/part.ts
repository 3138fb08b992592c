import type { Driver, Network } from "../circuit/network.ts";

/** Something a person can move on a part: a slider for the temperature. */
export interface Control {
	readonly id: string;
	readonly kind: "slider";
	/** What the number means; the page has its words. */
	readonly unit: "celsius";
	readonly min: number;
	readonly max: number;
	readonly step: number;
	readonly initial: number;
}

/** What a view needs to draw a part, by kind. Plain data: it crosses from the worker to the page. */
export type PartState =
	| { readonly kind: "resistor" }
	| { readonly kind: "breadboard" }
	/** `brightness` from 0 to 1, averaged over 20 ms. */
	| { readonly kind: "led"; readonly brightness: number }
	/** `hertz` is how often it is switched while it sounds by tone() or PWM; null while it is simply powered. */
	| { readonly kind: "buzzer"; readonly sounding: boolean; readonly hertz: number | null }
	| { readonly kind: "ds18b20"; readonly celsius: number }
	/** The board itself, under the id `uno`: its LED at pin 13 from 0 to 1. */
	| { readonly kind: "uno"; readonly led: number };

export type PartProps = Readonly<Record<string, string | number>>;

/** The clock all parts share, in cycles of the board's 16 MHz. */
export interface PartClock {
	now(): number;
	/** Calls back in so many cycles (at least 1); the answer takes it back. */
	after(cycles: number, callback: () => void): () => void;
}

/** One of the part's pins, as it is wired. */
export interface PartPin {
	readonly net: number;
	readonly driver: Driver;
}

/** What a part is given to live in. */
export interface PartHost {
	readonly id: string;
	readonly props: PartProps;
	readonly clock: PartClock;
	readonly network: Network;
	/** A pin by its name; throws for a name the kind does not list. */
	pin(name: string): PartPin;
}

/** A part at work. */
export interface Part {
	state(): PartState;
	/** Moves one of the part's controls; the value already lies within its range. */
	setControl?(id: string, value: number): void;
}

/** A kind of part: what the registry holds. */
export interface PartKind {
	readonly kind: string;
	readonly pins: readonly string[];
	/** Pins that are one conductor inside the part. */
	readonly joined?: readonly (readonly string[])[];
	/** It does nothing but join what is put into it: pins that nothing reaches are left out of the circuit's nets. */
	readonly onlyJoins?: true;
	controls(props: PartProps): readonly Control[];
	create(host: PartHost): Part;
}

/** A number printed on the part, or what stands for it. */
export function numberProp(props: PartProps, name: string, otherwise: number): number {
	const value = props[name];
	return typeof value === "number" && Number.isFinite(value) ? value : otherwise;
}

export const CYCLES_PER_MICROSECOND = 16;
export const CYCLES_PER_MILLISECOND = 16_000;
