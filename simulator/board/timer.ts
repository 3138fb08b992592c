import type { AVRTimerConfig } from "avr8js";
import type { ChipCpu } from "./chip-cpu.ts";
import { CompareOutput } from "./compare-output.ts";
import { MODES_8_BIT, MODES_16_BIT, type TimerMode } from "./timer-modes.ts";

const FALLING_EDGE = 6;
const RISING_EDGE = 7;
const FORCE_A = 0x80;
const FORCE_B = 0x40;

/**
 * A timer of the ATmega328P (0 and 2 with 8 bits, 1 with 16): normal, CTC, fast PWM and phase correct PWM, compare pins,
 * external clock; no input capture. It counts when somebody looks, and asks the clock to be called only at a match or
 * a turn that raises an interrupt or moves a pin.
 */
export class Timer {
	private readonly cpu: ChipCpu;
	private readonly config: AVRTimerConfig;
	private readonly max: number;
	private readonly a: CompareOutput;
	private readonly b: CompareOutput;
	private readonly overflow: CompareOutput["interrupt"];
	private mode: TimerMode = MODES_8_BIT[0] as TimerMode;
	private counter = 0;
	private up = true;
	/** Clock cycles per count; 0 while stopped or clocked from outside. */
	private divider = 0;
	/** When the counter took its value. */
	private countedAt = 0;
	private inputCapture = 0;
	private temporaryHigh = 0;
	/** Writes that take effect after the instruction. */
	private counterWritten: number | undefined;
	private clockWritten = false;

	constructor(cpu: ChipCpu, config: AVRTimerConfig) {
		this.cpu = cpu;
		this.config = config;
		this.max = config.bits === 16 ? 0xffff : 0xff;
		this.a = new CompareOutput(cpu, config, "A");
		this.b = new CompareOutput(cpu, config, "B");
		this.overflow = {
			address: config.ovfInterrupt,
			flagRegister: config.TIFR,
			flagMask: config.TOV,
			enableRegister: config.TIMSK,
			enableMask: config.TOIE,
		};
		this.readModes();
		this.attachCounter();
		this.attachCompare();
		this.attachControl();
	}

	private attachCounter(): void {
		const { cpu, config } = this;
		cpu.readHooks[config.TCNT] = (address) => {
			this.count();
			if (config.bits === 16) cpu.data[address + 1] = this.counter >> 8;
			cpu.data[address] = this.counter & 0xff;
			return this.counter & 0xff;
		};
		cpu.writeHooks[config.TCNT] = (value) => {
			this.count();
			this.counterWritten = (this.temporaryHigh << 8) | value;
			this.up = true;
			this.settleAfterInstruction();
		};
		if (config.bits === 16) cpu.writeHooks[config.TCNT + 1] = (value) => this.keepHigh(value);
	}

	private attachCompare(): void {
		const { cpu, config } = this;
		for (const [register, output] of [
			[config.OCRA, this.a],
			[config.OCRB, this.b],
		] as const) {
			cpu.writeHooks[register] = (value) => {
				this.count();
				output.written = (this.temporaryHigh << 8) | value;
				if (this.mode.takesOcr === "now") output.value = output.written;
				this.callNext();
			};
			if (config.bits === 16) cpu.writeHooks[register + 1] = (value) => this.keepHigh(value);
		}
		if (config.bits === 16) {
			cpu.writeHooks[config.ICR] = (value) => {
				this.count();
				this.inputCapture = (this.temporaryHigh << 8) | value;
				this.callNext();
			};
			cpu.writeHooks[config.ICR + 1] = (value) => this.keepHigh(value);
		}
	}

	private attachControl(): void {
		const { cpu, config } = this;
		const interrupts = [this.overflow, this.a.interrupt, this.b.interrupt];
		const force = (value: number) => {
			if (this.mode.counts === "fast" || this.mode.counts === "phase") return;
			if (value & FORCE_A) this.a.act(this.mode, this.up);
			if (value & FORCE_B) this.b.act(this.mode, this.up);
		};
		cpu.writeHooks[config.TCCRA] = (value) => {
			this.count();
			cpu.data[config.TCCRA] = value;
			this.readModes();
			this.callNext();
			return true;
		};
		cpu.writeHooks[config.TCCRB] = (value) => {
			this.count();
			if (config.bits === 8) force(value);
			cpu.data[config.TCCRB] = config.bits === 8 ? value & ~(FORCE_A | FORCE_B) : value;
			this.readModes();
			this.clockWritten = true;
			this.settleAfterInstruction();
			return true;
		};
		if (config.TCCRC) cpu.writeHooks[config.TCCRC] = force;
		cpu.readHooks[config.TIFR] = (address) => {
			this.count();
			return cpu.data[address] ?? 0;
		};
		cpu.writeHooks[config.TIFR] = (value, _old, _address, mask) => {
			this.count();
			for (const interrupt of interrupts) cpu.clearInterruptByFlag(interrupt, value & mask);
			return true;
		};
		cpu.writeHooks[config.TIMSK] = (value) => {
			this.count();
			cpu.data[config.TIMSK] = value;
			for (const interrupt of interrupts) cpu.updateInterruptEnable(interrupt, value);
			this.callNext();
			return true;
		};
	}

	/** The high byte of a 16-bit register waits for the low one (data sheet 16.3, p. 122). */
	private keepHigh(value: number): void {
		this.temporaryHigh = value;
	}

	private get top(): number {
		const { top } = this.mode;
		return top === "OCRA" ? this.a.value : top === "ICR" ? this.inputCapture : top;
	}

	private readModes(): void {
		const { cpu, config } = this;
		const controlA = cpu.data[config.TCCRA] ?? 0;
		const controlB = cpu.data[config.TCCRB] ?? 0;
		const bits = (controlA & 3) | ((controlB & (config.bits === 16 ? 0x18 : 0x08)) >> 1);
		this.mode = (config.bits === 16 ? MODES_16_BIT : MODES_8_BIT)[bits] ?? this.mode;
		const pwm = this.mode.counts === "fast" || this.mode.counts === "phase";
		const [comA, comB] = [(controlA >> 6) & 3, (controlA >> 4) & 3];
		this.a.setCom(pwm && comA === 1 && !this.mode.togglesA ? 0 : comA);
		this.b.setCom(pwm && comB === 1 ? 0 : comB);
	}

	private settleAfterInstruction(): void {
		this.cpu.clearClockEvent(this.due);
		this.cpu.addClockEvent(this.due, 1);
	}

	private readonly due = (): void => {
		if (this.counterWritten !== undefined) {
			if (this.divider) this.countedAt += Math.floor((this.cpu.cycles - this.countedAt) / this.divider) * this.divider;
			this.counter = this.counterWritten;
			this.counterWritten = undefined;
			const { takesOcr } = this.mode;
			if (takesOcr === "bottom" ? this.counter === 0 : takesOcr === "top" && this.counter === this.top)
				this.takeCompareValues();
		} else this.count();
		if (this.clockWritten) this.takeClock();
		this.callNext();
	};

	private takeClock(): void {
		const { cpu, config } = this;
		this.clockWritten = false;
		const select = ((cpu.data[config.TCCRB] ?? 0) & 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
		this.divider = config.dividers[select];
		this.countedAt = cpu.cycles;
		const port = config.externalClockPort ? cpu.gpioByPort[config.externalClockPort] : undefined;
		if (!port) return;
		const outside = this.divider === 0 && (select === FALLING_EDGE || select === RISING_EDGE);
		port.externalClockListeners[config.externalClockPin] = outside
			? (high) => {
					if (high === (select === RISING_EDGE)) this.step(1);
				}
			: null;
	}

	/** Brings the counter up to the present cycle. */
	private count(): void {
		if (this.divider === 0 || this.counterWritten !== undefined) return;
		const ticks = Math.floor((this.cpu.cycles - this.countedAt) / this.divider);
		if (ticks <= 0) return;
		this.countedAt += ticks * this.divider;
		this.step(ticks);
	}

	private step(ticks: number): void {
		let left = ticks;
		const { top } = this;
		const period = this.mode.counts === "phase" ? 2 * top : top + 1;
		if (this.a.com === 0 && this.b.com === 0 && this.counter <= top && period > 0 && left > 2 * period)
			left = period + (left % period);
		while (left > 0) {
			const distance = Math.min(left, this.distance());
			left -= distance;
			if (this.mode.counts === "phase") this.movePhase(distance);
			else this.moveUp(distance);
		}
	}

	/** Counts until something happens: a match, the end of the way. */
	private distance(): number {
		const { counter, a, b } = this;
		if (this.mode.counts !== "phase") {
			const end = counter <= this.top ? this.top : this.max;
			let nearest = end + 1 - counter;
			for (const { value } of [a, b]) if (value > counter && value <= end) nearest = Math.min(nearest, value - counter);
			return nearest;
		}
		const { top } = this;
		if (top === 0) return Number.POSITIVE_INFINITY;
		const up = this.up && counter < top;
		let nearest = up ? top - counter : Math.max(1, counter);
		for (const { value } of [a, b]) {
			const far = up ? value - counter : counter - value;
			if (far > 0 && far < nearest) nearest = far;
		}
		return nearest;
	}

	private moveUp(distance: number): void {
		const { a, b, mode } = this;
		const end = this.counter <= this.top ? this.top : this.max;
		const wraps = this.counter + distance > end;
		this.counter = wraps ? 0 : this.counter + distance;
		if (wraps && mode.takesOcr === "bottom") this.takeCompareValues();
		// In fast PWM a compare value at the top leaves the pin alone: it is always on (data sheet p. 108).
		const always = (output: CompareOutput) => mode.counts === "fast" && output.value === end && mode.top !== "OCRA";
		for (const output of [a, b]) {
			if (output.value !== this.counter) continue;
			if (always(output)) this.cpu.setInterruptFlag(output.interrupt);
			else output.match(mode, true);
		}
		if (!wraps) return;
		// A compare value of 0 gives a spike of one count (p. 108), which is left out.
		if (mode.counts === "fast") for (const output of [a, b]) if (output.value !== 0) output.bottom();
		if (end === this.max || mode.counts === "fast") this.cpu.setInterruptFlag(this.overflow);
	}

	private movePhase(distance: number): void {
		const { top, a, b } = this;
		if (top === 0) {
			if (this.mode.takesOcr === "top") this.takeCompareValues();
			return;
		}
		if (this.up && this.counter >= top) this.up = false;
		this.counter += this.up ? distance : -distance;
		const reached = [a, b].filter((output) => output.value === this.counter);
		if (this.up && this.counter >= top) {
			this.up = false;
			if (this.mode.takesOcr === "top") this.takeCompareValues();
		} else if (!this.up && this.counter <= 0) {
			this.counter = 0;
			this.up = true;
			this.cpu.setInterruptFlag(this.overflow);
			if (this.mode.takesOcr === "bottom") this.takeCompareValues();
		}
		for (const output of reached) output.match(this.mode, this.up);
	}

	private takeCompareValues(): void {
		this.a.value = this.a.written;
		this.b.value = this.b.written;
	}

	/** Asks to be called when the next thing happens that others will notice. */
	private callNext(): void {
		const { cpu } = this;
		if (this.counterWritten !== undefined || this.clockWritten) return;
		cpu.clearClockEvent(this.due);
		const noticed = (cpu.data[this.config.TIMSK] ?? 0) !== 0 || this.a.com !== 0 || this.b.com !== 0;
		if (!noticed || this.divider === 0) return;
		const distance = this.distance();
		if (distance !== Number.POSITIVE_INFINITY)
			cpu.addClockEvent(this.due, this.countedAt + distance * this.divider - cpu.cycles);
	}
}
