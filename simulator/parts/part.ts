import type { I2cBus } from "../circuit/i2c-bus.ts";
import type { Driver, Network } from "../circuit/network.ts";
import type { SpiBus } from "../circuit/spi-bus.ts";

/** What a control's number means; the page has its words. */
export type Unit = "celsius" | "percent" | "centimetres" | "lux" | "ppm" | "none";

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

/** Light from 0 to 1, averaged over 20 ms, in each of its colours. */
interface ColoredLight {
	readonly red: number;
	readonly green: number;
	readonly blue: number;
}

/** Two rows of characters as a display shows them. */
export interface DisplayState {
	/** The character codes in sight: two rows of 16. Codes 0 to 15 are the program's own characters, twice 0 to 7. */
	readonly rows: readonly (readonly number[])[];
	/** The program's own characters 0 to 7: eight lines each, the five dots of a line in the low bits, leftmost highest. */
	readonly glyphs: readonly (readonly number[])[];
	/** The display is powered and switched on; otherwise it shows nothing. */
	readonly on: boolean;
	/** Where the cursor stands in sight, and how it shows itself; null when it does not. */
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

/** What a view needs to draw a part, by kind. Plain data: it crosses from the worker to the page. */
export type PartState =
	| { readonly kind: "resistor" | "battery" | "breadboard" }
	/** `brightness` from 0 to 1, averaged over 20 ms. */
	| { readonly kind: "led"; readonly brightness: number }
	| ({ readonly kind: "rgb_led" } & ColoredLight)
	/** `hertz` is how often it is switched while it sounds by tone() or PWM; null while it is simply powered. */
	| { readonly kind: "buzzer"; readonly sounding: boolean; readonly hertz: number | null }
	| { readonly kind: "button"; readonly pressed: boolean }
	/** In percent of the way from GND to VCC. */
	| { readonly kind: "potentiometer"; readonly position: number }
	| { readonly kind: "ds18b20"; readonly celsius: number }
	| { readonly kind: "dht11" | "dht22"; readonly celsius: number; readonly humidity: number }
	| { readonly kind: "photoresistor"; readonly lux: number }
	/** `output`: its pin is high: something moves, or did a moment ago. */
	| { readonly kind: "pir"; readonly motion: boolean; readonly output: boolean }
	| { readonly kind: "hc_sr04"; readonly centimetres: number }
	/** `alarm`: the module's own lamp, beyond the threshold of DOUT. */
	| { readonly kind: "gas_sensor"; readonly ppm: number; readonly alarm: boolean }
	/** `flame` in percent. */
	| { readonly kind: "flame_sensor"; readonly flame: number; readonly alarm: boolean }
	/** `x` (right) and `y` (up) from -100 to 100. */
	| { readonly kind: "joystick"; readonly x: number; readonly y: number; readonly pressed: boolean }
	| { readonly kind: "tilt"; readonly tilted: boolean }
	| { readonly kind: "touch"; readonly touched: boolean }
	/** `angle` in degrees, where the horn is now. */
	| { readonly kind: "servo"; readonly angle: number }
	/** `speed` from -1 (full speed backwards) to 1. */
	| { readonly kind: "dc_motor"; readonly speed: number }
	/** What each side's outputs do, averaged over 20 ms: from -1 to 1. */
	| { readonly kind: "motor_driver"; readonly powered: boolean; readonly a: number; readonly b: number }
	| ({ readonly kind: "lcd1602" | "lcd1602_i2c" } & DisplayState)
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
	readonly i2c: I2cBus;
	readonly spi: SpiBus;
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

/** Kinds of parts by their names. */
export type PartKinds = ReadonlyMap<string, PartKind>;

/** A number printed on the part, or what stands for it. */
export function numberProp(props: PartProps, name: string, otherwise: number): number {
	const value = props[name];
	return typeof value === "number" && Number.isFinite(value) ? value : otherwise;
}

export const CYCLES_PER_MICROSECOND = 16;
export const CYCLES_PER_MILLISECOND = 16_000;
