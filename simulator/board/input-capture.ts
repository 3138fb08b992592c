import { type AVRTimerConfig, portBConfig } from "avr8js";
import type { ChipCpu } from "./chip-cpu.ts";

/** ICP1, the Uno's pin 8. */
const CAPTURE_BIT = 0;
/** In TCCR1B: the edge is a rising one. */
const RISING = 0x40;
/** ICF1 in TIFR1 and ICIE1 in TIMSK1. */
const FLAG = 0x20;

/** Timer 1's input capture: an edge on pin 8 captures the count (data sheet DS40002061A, 16.6). The noise canceler's four cycles are left out. */
export class InputCapture {
	readonly interrupt: {
		address: number;
		flagRegister: number;
		flagMask: number;
		enableRegister: number;
		enableMask: number;
	};

	/**
	 * @param count the counter's present value; undefined while ICR1 is the top and nothing can be captured
	 * @param keep puts a captured value into ICR1
	 */
	constructor(cpu: ChipCpu, config: AVRTimerConfig, count: () => number | undefined, keep: (value: number) => void) {
		this.interrupt = {
			address: config.captureInterrupt,
			flagRegister: config.TIFR,
			flagMask: FLAG,
			enableRegister: config.TIMSK,
			enableMask: FLAG,
		};
		const port = cpu.gpioByPort[portBConfig.PORT];
		if (!port) return;
		port.externalClockListeners[CAPTURE_BIT] = (high) => {
			const wanted = ((cpu.data[config.TCCRB] ?? 0) & RISING) !== 0;
			const value = high === wanted ? count() : undefined;
			if (value === undefined) return;
			keep(value);
			cpu.setInterruptFlag(this.interrupt);
		};
	}
}
