import type { Simulation } from "../simulation.ts";

/** What a watched pin did since the last frame. */
export interface WatchedPin {
	readonly pin: string;
	/** The share of the time that it was high, from 0 to 1. */
	readonly duty: number;
	/** Rises per second, measured from its first to its last rise; null with fewer than two. */
	readonly hertz: number | null;
	/** It was low, and it was high, at some time. */
	readonly low: boolean;
	readonly high: boolean;
}

const HERTZ = 16_000_000;

/** Measures one pin between reads. */
export class PinWatch {
	private readonly pin: string;
	private readonly simulation: Simulation;
	private readonly end: () => void;
	private high: boolean;
	private since: number;
	private began: number;
	private highCycles = 0;
	private sawLow: boolean;
	private sawHigh: boolean;
	private rises = 0;
	private firstRise = 0;
	private lastRise = 0;

	constructor(simulation: Simulation, pin: string) {
		this.pin = pin;
		this.simulation = simulation;
		this.high = simulation.pinLevel(pin).high;
		this.began = this.since = this.now();
		this.sawHigh = this.high;
		this.sawLow = !this.high;
		this.end = simulation.onPin(pin, (high, cycle) => this.changed(high, cycle));
	}

	/** What it did since the last call. */
	take(): WatchedPin {
		const now = this.now();
		// A reset sets the clock back.
		if (now < this.began) this.began = this.since = now;
		if (this.high) this.highCycles += now - this.since;
		const length = now - this.began;
		const seen: WatchedPin = {
			pin: this.pin,
			duty: length > 0 ? Math.min(1, Math.max(0, this.highCycles / length)) : Number(this.high),
			hertz: this.rises > 1 ? (HERTZ * (this.rises - 1)) / (this.lastRise - this.firstRise) : null,
			low: this.sawLow,
			high: this.sawHigh,
		};
		this.began = this.since = now;
		this.highCycles = 0;
		this.rises = 0;
		this.sawHigh = this.high;
		this.sawLow = !this.high;
		return seen;
	}

	stop(): void {
		this.end();
	}

	private changed(high: boolean, cycle: number): void {
		if (this.high) this.highCycles += cycle - this.since;
		this.high = high;
		this.since = cycle;
		if (high) {
			this.sawHigh = true;
			if (this.rises === 0) this.firstRise = cycle;
			this.lastRise = cycle;
			this.rises += 1;
		} else this.sawLow = true;
	}

	private now(): number {
		return (this.simulation.milliseconds * HERTZ) / 1000;
	}
}
