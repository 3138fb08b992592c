import type { PartClock } from "../part.ts";

/** The carrier's frequency, which everything in the chip is counted in. */
export const CARRIER_HERTZ = 13_560_000;
const CYCLES_PER_CARRIER = 16_000_000 / CARRIER_HERTZ;

/** A time in periods of the carrier, in cycles of the board. */
export function carrierCycles(periods: number): number {
	return Math.max(1, Math.round(periods * CYCLES_PER_CARRIER));
}

/** The timer unit (data sheet, 8.5): counts down from its reload value, and tells when it is below 0. */
export class Timer {
	private readonly clock: PartClock;
	private readonly expired: () => void;
	private cancel: (() => void) | undefined;
	private endsAt = 0;
	private ticks = 1;

	constructor(clock: PartClock, expired: () => void) {
		this.clock = clock;
		this.expired = expired;
	}

	get running(): boolean {
		return this.cancel !== undefined;
	}

	/** The present value of the counter. */
	get counter(): number {
		return this.running ? Math.floor((this.endsAt - this.clock.now()) / carrierCycles(this.ticks)) : 0;
	}

	/** @param prescaler 12 bits: a tick takes twice as many periods of the carrier, and one more */
	start(reload: number, prescaler: number, restarts: boolean): void {
		this.stop();
		this.ticks = 2 * prescaler + 1;
		const cycles = carrierCycles((reload + 1) * this.ticks);
		this.endsAt = this.clock.now() + cycles;
		this.cancel = this.clock.after(cycles, () => {
			this.cancel = undefined;
			if (restarts) this.start(reload, prescaler, restarts);
			this.expired();
		});
	}

	stop(): void {
		this.cancel?.();
		this.cancel = undefined;
	}
}
