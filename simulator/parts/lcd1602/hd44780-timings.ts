/** The HD44780U's times in microseconds at 270 kHz (Hitachi's data sheet, table 6, pp. 24-25; "Reset Function", p. 23). */
export interface Hd44780Timings {
	/** After power-on it sets itself up. */
	readonly powerOn: number;
	readonly instruction: number;
	/** Clearing and returning home. */
	readonly slow: number;
	/** Writing or reading a character, with the address counter's own 4 µs. */
	readonly data: number;
}

export const HD44780_TIMINGS: Hd44780Timings = { powerOn: 10_000, instruction: 37, slow: 1520, data: 41 };
