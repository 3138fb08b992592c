import type { CompareOutput } from "./compare-output.ts";
import { MODES_8_BIT, type TimerMode } from "./timer-modes.ts";

/** The counter of a timer: its value, direction and events. */
export class Counter {
	value = 0;
	up = true;
	mode: TimerMode = MODES_8_BIT[0] as TimerMode;
	/** The ICR register, which some modes use as the top. */
	inputCapture = 0;
	private readonly max: number;
	private readonly a: CompareOutput;
	private readonly b: CompareOutput;
	private readonly outputs: readonly CompareOutput[];
	private readonly onOverflow: () => void;
	/** The program has just set the counter: the next count raises no match. */
	private justWritten = false;

	/** @param max the largest value of its bits */
	constructor(max: number, a: CompareOutput, b: CompareOutput, onOverflow: () => void) {
		this.max = max;
		this.a = a;
		this.b = b;
		this.outputs = [a, b];
		this.onOverflow = onOverflow;
	}

	get top(): number {
		const { top } = this.mode;
		return top === "OCRA" ? this.a.value : top === "ICR" ? this.inputCapture : top;
	}

	/** The program has set the counter; neither this nor the next count raises a match. */
	write(value: number): void {
		this.value = value;
		this.justWritten = true;
		const { takesOcr } = this.mode;
		if (takesOcr === "bottom" ? value === 0 : takesOcr === "top" && value === this.top) this.takeCompareValues();
	}

	/** Counts on. */
	step(ticks: number): void {
		let left = ticks;
		const { top } = this;
		const period = this.mode.counts === "phase" ? 2 * top : top + 1;
		if (this.a.com === 0 && this.b.com === 0 && this.value <= top && period > 0 && left > 2 * period)
			left = period + (left % period);
		while (left > 0) {
			const distance = Math.min(left, this.distance());
			left -= distance;
			if (this.mode.counts === "phase") this.movePhase(distance);
			else this.moveUp(distance);
		}
	}

	/** Counts until something happens: a match, TOP or BOTTOM. Unobservable matches may be skipped. */
	distance(matches: "all" | "noticed" = "all"): number {
		const { value: counter } = this;
		const outputs = matches === "all" ? this.outputs : this.outputs.filter((output) => output.isNoticed);
		if (this.mode.counts !== "phase") {
			const end = counter <= this.top ? this.top : this.max;
			let nearest = end + 1 - counter;
			for (const { value } of outputs)
				if (value >= counter && value <= end) nearest = Math.min(nearest, value + 1 - counter);
			return nearest;
		}
		const { top } = this;
		if (top === 0) return Number.POSITIVE_INFINITY;
		const up = this.up && counter < top;
		let nearest = up ? top - counter : Math.max(1, counter);
		for (const { value } of outputs) {
			const far = up ? value - counter : counter - value;
			if (far > 0 && far < nearest) nearest = far;
		}
		return nearest;
	}

	/** A compare value matches when its count ends (data sheet, "Timer/Counter Timing Diagrams"). */
	private moveUp(distance: number): void {
		const { a, b, mode } = this;
		const end = this.value <= this.top ? this.top : this.max;
		const wraps = this.value + distance > end;
		const ended = wraps ? end : this.value + distance - 1;
		const fast = mode.counts === "fast";
		const blocked = this.justWritten && distance === 1;
		this.justWritten = false;
		this.value = wraps ? 0 : this.value + distance;
		for (const output of [a, b]) {
			if (output.value !== ended || blocked) continue;
			// In fast PWM the counter's new beginning decides at the top: the pin is always on ("Fast PWM Mode").
			if (fast && wraps && !output.toggles) output.raise();
			else output.match(mode, true);
		}
		if (!wraps) return;
		if (mode.takesOcr === "bottom") this.takeCompareValues();
		if (fast) for (const output of [a, b]) output.bottom();
		if (end === this.max || fast) this.onOverflow();
	}

	/** A count matches when it is reached: one that is written is not, and there is nothing to leave out. */
	private movePhase(distance: number): void {
		const { top, a, b } = this;
		this.justWritten = false;
		if (top === 0) {
			if (this.mode.takesOcr === "top") this.takeCompareValues();
			return;
		}
		if (this.up && this.value >= top) this.up = false;
		this.value += this.up ? distance : -distance;
		const reached = [a, b].filter((output) => output.value === this.value);
		if (this.up && this.value >= top) {
			this.up = false;
			if (this.mode.takesOcr === "top") this.takeCompareValues();
		} else if (!this.up && this.value <= 0) {
			this.value = 0;
			this.up = true;
			this.onOverflow();
			if (this.mode.takesOcr === "bottom") this.takeCompareValues();
		}
		for (const output of reached) output.match(this.mode, this.up);
	}

	private takeCompareValues(): void {
		this.a.value = this.a.written;
		this.b.value = this.b.written;
	}
}
