/** The time-weighted average of a changing value over fixed windows of the clock: an LED's brightness, a buzzer's share. */
export class WindowAverage {
	private readonly window: number;
	private windowStart = 0;
	private windowEnd: number;
	private since = 0;
	private value = 0;
	private sum = 0;
	private lastAverage = 0;

	constructor(windowCycles: number) {
		this.window = windowCycles;
		this.windowEnd = windowCycles;
	}

	/** From this cycle on the value is another. */
	set(value: number, cycle: number): void {
		this.advance(cycle);
		this.value = value;
	}

	/** The average over the last complete window. */
	average(cycle: number): number {
		this.advance(cycle);
		return this.lastAverage;
	}

	/** What the current window has gathered so far, as a share of a whole window. */
	current(cycle: number): number {
		this.advance(cycle);
		return this.sum / this.window;
	}

	private advance(cycle: number): void {
		if (cycle >= this.windowEnd) this.completeWindows(cycle);
		if (this.value !== 0) this.sum += this.value * (cycle - this.since);
		this.since = cycle;
	}

	private completeWindows(cycle: number): void {
		const end = this.windowEnd;
		this.sum += this.value * (end - this.since);
		const whole = Math.floor((cycle - this.windowStart) / this.window);
		this.lastAverage = whole > 1 ? this.value : this.sum / this.window;
		this.windowStart += whole * this.window;
		this.windowEnd = this.windowStart + this.window;
		this.since = this.windowStart;
		this.sum = 0;
	}
}
