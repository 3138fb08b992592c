import type { AVRTimerConfig } from "avr8js";
import type { ChipCpu } from "./chip-cpu.ts";
import type { TimerMode } from "./timer-modes.ts";

/** Commands of a timer to avr8js's ports: release, take over, high, low, toggle. */
const PIN = { release: 0, take: 1, high: 2, low: 3, toggle: 4 } as const;

/** One compare channel of a timer: its value, its flag, and the pin it may drive. */
export class CompareOutput {
	/** The compare value at work, and the one written last. */
	value = 0;
	written = 0;
	/** The COM bits: 0 leaves the pin alone. */
	com = 0;
	readonly interrupt: {
		address: number;
		flagRegister: number;
		flagMask: number;
		enableRegister: number;
		enableMask: number;
	};
	private readonly cpu: ChipCpu;
	private readonly port: number;
	private readonly pin: number;

	constructor(cpu: ChipCpu, config: AVRTimerConfig, channel: "A" | "B") {
		this.cpu = cpu;
		this.port = channel === "A" ? config.compPortA : config.compPortB;
		this.pin = channel === "A" ? config.compPinA : config.compPinB;
		this.interrupt = {
			address: channel === "A" ? config.compAInterrupt : config.compBInterrupt,
			flagRegister: config.TIFR,
			flagMask: channel === "A" ? config.OCFA : config.OCFB,
			enableRegister: config.TIMSK,
			enableMask: channel === "A" ? config.OCIEA : config.OCIEB,
		};
	}

	/** A match moves a pin or interrupts the program. */
	get isNoticed(): boolean {
		const { enableRegister, enableMask } = this.interrupt;
		return this.com !== 0 || ((this.cpu.data[enableRegister] ?? 0) & enableMask) !== 0;
	}

	/** A match makes the pin the other one. */
	get toggles(): boolean {
		return this.com === 1;
	}

	/** Takes or leaves the pin as the COM bits say. */
	setCom(com: number): void {
		const had = this.com !== 0;
		this.com = com;
		if (had !== (com !== 0)) this.drive(com === 0 ? PIN.release : PIN.take);
	}

	/** The counter has reached the value. */
	match(mode: TimerMode, countingUp: boolean): void {
		this.raise();
		this.act(mode, countingUp);
	}

	/** Raises the flag and leaves the pin alone. */
	raise(): void {
		this.cpu.setInterruptFlag(this.interrupt);
	}

	/** What a match does to the pin (data sheet tables 15-2 to 15-7, the last on p. 115). */
	act(mode: TimerMode, countingUp: boolean): void {
		if (this.com === 0) return;
		if (this.com === 1) this.drive(PIN.toggle);
		else if (mode.counts === "phase") this.drive(countingUp === (this.com === 3) ? PIN.high : PIN.low);
		else this.drive(this.com === 3 ? PIN.high : PIN.low);
	}

	/** The counter begins again in fast PWM. */
	bottom(): void {
		if (this.com > 1) this.drive(this.com === 3 ? PIN.low : PIN.high);
	}

	private drive(how: number): void {
		this.cpu.gpioByPort[this.port]?.timerOverridePin(this.pin, how);
	}
}
