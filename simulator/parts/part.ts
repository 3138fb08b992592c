import type { I2cBus } from "../circuit/i2c-bus.ts";
import type { Driver, Network } from "../circuit/network.ts";
import type { SpiBus } from "../circuit/spi-bus.ts";

/** What a control's number means: one of these, whose texts the page has, or one with texts of the part's own. */
export type Unit = "celsius" | "percent" | "centimetres" | "lux" | "ppm" | "none" | (string & {});

interface ControlRange {
	readonly id: string;
	readonly unit: Unit;
	readonly min: number;
	readonly max: number;
	readonly step: number;
	readonly initial: number;
}

/** Something a person can move on a part: a slider for the temperature, a button to press. */
export type Control =
	| (ControlRange & { readonly kind: "slider" })
	/** 0 or 1. `momentary` is 1 only while it is held down, `latching` stays where it was put. */
	| (ControlRange & { readonly kind: "switch"; readonly hold: "momentary" | "latching" });

/** Two rows of characters as a display shows them. */
export interface DisplayState {
	/** The character codes in sight: two rows of 16. Codes 0 to 15 are the program's own characters, twice 0 to 7. */
	readonly rows: readonly (readonly number[])[];
	/** The program's own characters 0 to 7: eight lines each, the five dots of a line in the low bits, leftmost highest. */
	readonly glyphs: readonly (readonly number[])[];
	/** The display is powered and switched on; otherwise it shows nothing. */
	readonly on: boolean;
	/** The visible cursor's position and style; null when hidden. */
	readonly cursor: {
		readonly row: number;
		readonly column: number;
		readonly line: boolean;
		readonly block: boolean;
	} | null;
	/** From 0 to 1. */
	readonly backlight: number;
	/** How dark the dots are, from 0 (nothing to be seen) to 1. */
	readonly contrast: number;
}

/** What each kind shows. Every model adds its own: `declare module "../part.ts" { interface PartStates { … } }`. */
export interface PartStates {
	/** The board itself, under the id `uno`: its LED at pin 13 from 0 to 1. */
	uno: { readonly led: number };
}

/** What a view needs to draw a part, by kind. Plain data: it crosses from the worker to the page. */
export type PartState = { [Kind in keyof PartStates]: { readonly kind: Kind } & PartStates[Kind] }[keyof PartStates];

/** Where controls stand that their part moves itself, such as the level of a tank, by their ids: `controls` of its state. */
export function selfMoved(state: PartState | undefined): Readonly<Record<string, number>> {
	return state && "controls" in state ? state.controls : {};
}

export type PartProps = Readonly<Record<string, string | number>>;

/** The clock all parts share, in cycles of the board's 16 MHz. */
export interface PartClock {
	now(): number;
	/** Calls back in this many cycles (at least 1); the answer takes it back. */
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
	readonly i2c: I2cBus;
	readonly spi: SpiBus;
	/** What stays while the board is switched off and on, such as the files of a card: made at the first power-on. */
	keep<T>(make: () => T): T;
	/** A pin by its name; throws for a name the kind does not list. */
	pin(name: string): PartPin;
}

/** A part at work. */
export interface Part {
	state(): PartState;
	/** Moves one of the part's controls; the value already lies within its range. */
	setControl?(id: string, value: number): void;
}

/** A kind of part, `part` of its folder's `model.ts`. */
export interface PartKind {
	/** The folder's name. */
	readonly kind: string;
	readonly pins: readonly string[];
	/** Pins that are one conductor inside the part. */
	readonly joined?: readonly (readonly string[])[];
	/** It does nothing but join what is put into it: pins that nothing reaches are left out of the circuit's nets. */
	readonly onlyJoins?: true;
	controls(props: PartProps): readonly Control[];
	create(host: PartHost): Part;
}

/** Kinds of parts by their names. */
export type PartKinds = ReadonlyMap<string, PartKind>;

/** A number printed on the part, or its code. */
export function numberProp(props: PartProps, name: string, otherwise: number): number {
	const value = props[name];
	return typeof value === "number" && Number.isFinite(value) ? value : otherwise;
}

export const CYCLES_PER_MICROSECOND = 16;
export const CYCLES_PER_MILLISECOND = 16_000;
