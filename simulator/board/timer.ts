import type { AVRTimerConfig } from "avr8js";
import type { ChipCpu, SteadyCount } from "./chip-cpu.ts";
import { CompareOutput } from "./compare-output.ts";
import { Counter } from "./counter.ts";
import { InputCapture } from "./input-capture.ts";
import { MODES_8_BIT, MODES_16_BIT } from "./timer-modes.ts";

const FALLING_EDGE = 6;
const RISING_EDGE = 7;
const FORCE_A = 0x80;
const FORCE_B = 0x40;

/**
 * A timer of the ATmega328P (0 and 2 with 8 bits, 1 with 16): normal, CTC, fast PWM and phase correct PWM, compare pins,
 * external clock, input capture. It counts lazily, when it is read, and schedules a clock event only at a match or
 * a turn that raises an interrupt or moves a pin.
 */
export class Timer implements SteadyCount {
	private readonly cpu: ChipCpu;
	private readonly config: AVRTimerConfig;
	private readonly a: CompareOutput;
	private readonly b: CompareOutput;
	private readonly overflow: CompareOutput["interrupt"];
	private readonly counter: Counter;
	private readonly capture: InputCapture | undefined;
	/** Clock cycles per count; 0 while stopped or clocked from outside. */
	divider = 0;
	/** When the counter took its value. */
	private countedAt = 0;
	steadyUntil = 0;
	private temporaryHigh = 0;
	/** Writes that take effect after the instruction. */
	private counterWritten: number | undefined;
	private clockWritten = false;
	private stopped = false;

	constructor(cpu: ChipCpu, config: AVRTimerConfig) {
		this.cpu = cpu;
		this.config = config;
		this.a = new CompareOutput(cpu, config, "A");
		this.b = new CompareOutput(cpu, config, "B");
		this.overflow = {
			address: config.ovfInterrupt,
			flagRegister: config.TIFR,
			flagMask: config.TOV,
			enableRegister: config.TIMSK,
			enableMask: config.TOIE,
		};
		const max = config.bits === 16 ? 0xffff : 0xff;
		this.counter = new Counter(max, this.a, this.b, () => cpu.setInterruptFlag(this.overflow));
		this.capture = config.bits === 16 ? this.capturing() : undefined;
		this.readModes();
		this.attachCounter();
		this.attachCompare();
		this.attachControl();
	}

	get zeroAt(): number {
		return this.countedAt - this.counter.value * this.divider;
	}

	/** Stops, as in the deeper sleep modes, or resumes. */
	stop(stopped: boolean): void {
		if (stopped === this.stopped) return;
		if (stopped) this.count();
		else this.countedAt = this.cpu.cycles;
		this.stopped = stopped;
		this.callNext();
	}

	private capturing(): InputCapture {
		const { cpu, config, counter } = this;
		const count = () => {
			if (counter.mode.top === "ICR") return undefined;
			this.count();
			return counter.value;
		};
		return new InputCapture(cpu, config, count, (value) => {
			counter.inputCapture = value;
		});
	}

	private attachCounter(): void {
		const { cpu, config } = this;
		cpu.readHooks[config.TCNT] = (address) => {
			const value = this.counted();
			if (config.bits === 16) cpu.data[address + 1] = value >> 8;
			cpu.data[address] = value & 0xff;
			return value & 0xff;
		};
		cpu.writeHooks[config.TCNT] = (value) => {
			this.count();
			this.counterWritten = (this.temporaryHigh << 8) | value;
			this.counter.up = true;
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
				output.written = this.withinFixedTop((this.temporaryHigh << 8) | value);
				if (config.bits === 16) cpu.data[register + 1] = output.written >> 8;
				if (this.counter.mode.takesOcr === "now") output.value = output.written;
				this.callNext();
			};
			if (config.bits === 16) cpu.writeHooks[register + 1] = (value) => this.keepHigh(value);
		}
		if (config.bits === 16) {
			cpu.writeHooks[config.ICR] = (value) => {
				this.count();
				this.counter.inputCapture = (this.temporaryHigh << 8) | value;
				this.callNext();
			};
			cpu.writeHooks[config.ICR + 1] = (value) => this.keepHigh(value);
			cpu.readHooks[config.ICR] = (address) => {
				cpu.data[address + 1] = this.counter.inputCapture >> 8;
				return this.counter.inputCapture & 0xff;
			};
		}
	}

	private attachControl(): void {
		const { cpu, config } = this;
		const interrupts = [this.overflow, this.a.interrupt, this.b.interrupt];
		if (this.capture) interrupts.push(this.capture.interrupt);
		const force = (value: number) => {
			if (this.counter.mode.counts === "fast" || this.counter.mode.counts === "phase") return;
			if (value & FORCE_A) this.a.act(this.counter.mode, this.counter.up);
			if (value & FORCE_B) this.b.act(this.counter.mode, this.counter.up);
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
			this.counted();
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

	/** A fixed top masks what is written to a compare register (data sheet, 16.9.3 "Fast PWM Mode" and 16.9.4). */
	private withinFixedTop(value: number): number {
		const { top } = this.counter.mode;
		return typeof top === "number" ? value & top : value;
	}

	/** The high byte of a 16-bit register waits for the low one (data sheet, section 16.3). */
	private keepHigh(value: number): void {
		this.temporaryHigh = value;
	}

	private readModes(): void {
		const { cpu, config } = this;
		const controlA = cpu.data[config.TCCRA] ?? 0;
		const controlB = cpu.data[config.TCCRB] ?? 0;
		const bits = (controlA & 3) | ((controlB & (config.bits === 16 ? 0x18 : 0x08)) >> 1);
		this.counter.mode = (config.bits === 16 ? MODES_16_BIT : MODES_8_BIT)[bits] ?? this.counter.mode;
		const pwm = this.counter.mode.counts === "fast" || this.counter.mode.counts === "phase";
		const [comA, comB] = [(controlA >> 6) & 3, (controlA >> 4) & 3];
		this.a.setCom(pwm && comA === 1 && !this.counter.mode.togglesA ? 0 : comA);
		this.b.setCom(pwm && comB === 1 ? 0 : comB);
	}

	private settleAfterInstruction(): void {
		this.cpu.clearClockEvent(this.due);
		this.cpu.addClockEvent(this.due, 1);
	}

	private readonly due = (): void => {
		if (this.counterWritten !== undefined) {
			if (this.divider) this.countedAt += Math.floor((this.cpu.cycles - this.countedAt) / this.divider) * this.divider;
			this.counter.write(this.counterWritten);
			this.counterWritten = undefined;
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
					if (high === (select === RISING_EDGE)) this.counter.step(1);
				}
			: null;
	}

	/** The counter's value and flags at the present cycle, for a program that reads them in a loop as `delay` does. */
	private counted(): number {
		const { cpu, counter, divider } = this;
		if (cpu.cycles < this.steadyUntil) return counter.value + Math.floor((cpu.cycles - this.countedAt) / divider);
		this.count();
		const counts =
			divider !== 0 && !this.stopped && this.counterWritten === undefined && counter.mode.counts !== "phase";
		if (counts) this.steadyUntil = this.countedAt + counter.distance() * divider;
		return counter.value;
	}

	/** Advances the counter to the present cycle. */
	private count(): void {
		this.steadyUntil = 0;
		if (this.divider === 0 || this.stopped || this.counterWritten !== undefined) return;
		const ticks = Math.floor((this.cpu.cycles - this.countedAt) / this.divider);
		if (ticks <= 0) return;
		this.countedAt += ticks * this.divider;
		this.counter.step(ticks);
	}

	/** Schedules the next observable event. */
	private callNext(): void {
		const { cpu } = this;
		if (this.counterWritten !== undefined || this.clockWritten) return;
		cpu.clearClockEvent(this.due);
		const noticed = (cpu.data[this.config.TIMSK] ?? 0) !== 0 || this.a.com !== 0 || this.b.com !== 0;
		if (!noticed || this.stopped || this.divider === 0) return;
		const distance = this.counter.distance("noticed");
		if (distance !== Number.POSITIVE_INFINITY)
			cpu.addClockEvent(this.due, this.countedAt + distance * this.divider - cpu.cycles);
	}
}
