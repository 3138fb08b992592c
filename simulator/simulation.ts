import type { SerialListener } from "./board/serial-port.ts";
import type { Circuit } from "./circuit.ts";
import type { Control, PartState } from "./parts/part.ts";
import type { ChipHealth, PinLevel } from "./uno.ts";

export interface SimulationInput {
	/** The program as Intel HEX. */
	hex: string;
	circuit: Circuit;
}

/** A control of a placed part, with its present value: where it was put, or where its part has moved it since. */
export type PlacedControl = Control & { readonly part: string; readonly value: number };

/**
 * A board with its program and circuit. Nothing moves but by `advance`; the same calls always lead to the same end.
 */
export interface Simulation {
	/** Simulated time since power-on. */
	readonly milliseconds: number;
	/** The same in clock cycles of 16 MHz. */
	readonly cycles: number;
	/** Advances simulated time. @throws `TooManyActions`, once and for all, beyond the limit of actions. */
	advance(milliseconds: number): void;
	/** How often the board has set a pin; with blocks, every step counts, and a statement's turn as three. */
	readonly actions: number;
	/** How many actions the board may take in all. */
	limitActions(most: number): void;
	controls(): PlacedControl[];
	/** Moves a control, to the nearest value it can take; throws `BadCircuit` when there is none such. */
	setControl(partId: string, control: string, value: number): void;
	/** Types text into the serial monitor. */
	sendSerial(text: string): void;
	/** Calls back with what the sketch prints, in pieces; the answer ends it. */
	onSerial(listener: SerialListener): () => void;
	/** Calls back when a pin's level changes, with the cycle; the answer ends it. */
	onPin(pin: string, listener: (high: boolean, cycle: number) => void): () => void;
	/** What each part shows, by its id; the board's own under `uno`. */
	partStates(): Record<string, PartState>;
	/** Every pin of the board, 0 to 13 and A0 to A5. */
	pinLevels(): Record<string, PinLevel>;
	pinLevel(pin: string): PinLevel;
	/** Restarts and crashes since power-on. */
	health(): Readonly<ChipHealth>;
	/** The program sits in an empty endless loop, such as `while (true) {}`: only interrupts still do something. */
	isStuck(): boolean;
	/** Switches off and on: the sketch begins again at 0 ms; controls, listeners and the EEPROM stay. */
	reset(): void;
}
