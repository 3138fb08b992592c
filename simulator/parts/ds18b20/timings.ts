/**
 * The DS18B20's timing in microseconds. Where the data sheet (REV: 042208, "AC Electrical Characteristics",
 * p. 20; "1-Wire Signaling", pp. 15-17) gives a range, the value a typical device shows.
 */
export interface Ds18b20Timings {
	/** tRSTL: the master's low from which a reset is understood (480 µs or more). */
	readonly resetLow: number;
	/** tPDHIGH: from the reset's end to the presence pulse (15-60 µs). */
	readonly presenceWait: number;
	/** tPDLOW: length of the presence pulse (60-240 µs). */
	readonly presenceLow: number;
	/** When a written bit is sampled, from the slot's start (15-60 µs, typically 30). */
	readonly sample: number;
	/** How long a read 0 is held low, from the slot's start (valid for 15 µs, released before 60). */
	readonly holdZero: number;
	/** tCONV: a conversion at 12 bits (750 ms at most); half for each bit less. */
	readonly convert12Bit: number;
	/** tWR: writing the EEPROM (10 ms at most). */
	readonly copy: number;
}

export const DS18B20_TIMINGS: Ds18b20Timings = {
	resetLow: 480,
	presenceWait: 30,
	presenceLow: 120,
	sample: 30,
	holdZero: 30,
	convert12Bit: 750_000,
	copy: 10_000,
};
