import type { CompareOperator } from "#domain/bench/block-program/block-program.ts";

/** One small thing that a program of blocks does. */
export type Step =
	/** The statement with this id has its turn. */
	| { do: "turn"; id: string }
	| { do: "pin"; pin: string; high: boolean }
	| { do: "pause"; microseconds: number }
	/** The same in clock cycles, for what the chip's timers do. */
	| { do: "cycles"; cycles: number }
	/** Waits until the pin is at the level, so long at most. */
	| { do: "await"; pin: string; high: boolean; microseconds: number }
	/** Sends a byte to the device at this address of the I2C bus. */
	| { do: "send"; address: number; byte: number };

/** Steps that end with a value. */
export type Steps<Value = void> = Generator<Step, Value, void>;

/** The sensor values that the program can read. */
export interface Senses {
	isHigh(pin: string): boolean;
	/** What the analog input at a pin reads, 0 to 1023. */
	reading(pin: string): number;
	/** What a DHT with its data on this pin would send; null without one that has power. */
	climate(pin: string): Climate | null;
	/** Since power-on. */
	microseconds(): number;
	/** The program has read this number from a sensor, or yes (1) or no (0). */
	measured(sensor: string, value: number): void;
	/** The program has given a variable this value. */
	assigned(variable: string, value: number): void;
	/** The program has compared two numbers. */
	compared(comparison: Comparison): void;
}

/** Two numbers as the program compared them, and what came of it. */
export interface Comparison {
	left: number;
	operator: CompareOperator;
	right: number;
	holds: boolean;
}

export interface Climate {
	celsius: number;
	/** Percent. */
	humidity: number;
}

/** How long the compiled program takes for the same, so that thousands of blocks without a pause stay in time with it. */
export const PIN_WRITE_US = 5;
export const PIN_READ_US = 4;
export const ANALOG_READ_US = 112;

export function* setPin(pin: string | undefined, high: boolean): Steps {
	yield { do: "pause", microseconds: PIN_WRITE_US };
	if (pin !== undefined) yield { do: "pin", pin, high };
}

/** `delay()` returns a little late: it counts in steps of the board's clock. */
const DELAY_EXTRA_US = 4;

export function* pause(milliseconds: number): Steps {
	yield { do: "pause", microseconds: milliseconds * 1000 + DELAY_EXTRA_US };
}
