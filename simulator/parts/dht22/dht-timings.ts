/** The timing of a DHT in microseconds: Aosong's manuals of the DHT11 (pp. 5-6) and the AM2302 (DHT22; table 6, p. 6). */
export interface DhtTimings {
	/** The host's low from which the sensor wakes. */
	readonly wake: number;
	/** From the end of that low to the answer (20-40). */
	readonly wait: number;
	/** The low and the high that announce the data. */
	readonly announce: number;
	/** The low before each bit, and after the last one. */
	readonly gap: number;
	/** The high of a 0 (26-28; AM2302: 22-30) and of a 1. */
	readonly zero: number;
	readonly one: number;
	/** Shortest interval between measurements; in between the sensor repeats the last one. */
	readonly interval: number;
}

const SIGNAL = { wait: 30, announce: 80, gap: 50, zero: 27, one: 70 };

export const DHT11_TIMINGS: DhtTimings = { ...SIGNAL, wake: 18_000, interval: 1_000_000 };
export const DHT22_TIMINGS: DhtTimings = { ...SIGNAL, wake: 800, interval: 2_000_000 };
