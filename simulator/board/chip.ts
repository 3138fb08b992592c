import {
	AVRClock,
	AVREEPROM,
	AVRSPI,
	AVRTWI,
	AVRUSART,
	AVRWatchdog,
	clockConfig,
	type EEPROMBackend,
	portBConfig,
	portCConfig,
	portDConfig,
	spiConfig,
	timer0Config,
	timer1Config,
	timer2Config,
	twiConfig,
	usart0Config,
	watchdogConfig,
} from "avr8js";
import { createAdc } from "./adc.ts";
import { ChipCpu } from "./chip-cpu.ts";
import type { EventQueue } from "./event-queue.ts";
import { Port } from "./port.ts";
import { Timer } from "./timer.ts";

/** The Uno's crystal. */
export const CLOCK_HERTZ = 16_000_000;

/** An ATmega328P just out of reset, with its peripherals. */
export interface Chip {
	readonly cpu: ChipCpu;
	readonly ports: Readonly<Record<"B" | "C" | "D", Port>>;
	readonly timers: readonly Timer[];
	readonly usart: AVRUSART;
	readonly spi: AVRSPI;
	readonly twi: AVRTWI;
}

export interface ChipSurroundings {
	/** Flash as 16-bit words. */
	program: Uint16Array;
	/** The clock's state: the chip's events go into the queue, its cycles begin at `cycles`. */
	queue: EventQueue;
	cycles: number;
	eeprom: EEPROMBackend;
	/** The voltage at an ADC channel, 0 to 7. */
	adcVolts(channel: number): number;
}

/** Makes a chip in its reset state. */
export function createChip({ program, queue, cycles, eeprom, adcVolts }: ChipSurroundings): Chip {
	const cpu = new ChipCpu(program, queue, cycles);
	const ports = {
		B: new Port(cpu, portBConfig),
		C: new Port(cpu, portCConfig),
		D: new Port(cpu, portDConfig),
	};
	const timers = [timer0Config, timer1Config, timer2Config].map((config) => new Timer(cpu, config));
	cpu.timer0 = timers[0];
	const usart = new AVRUSART(cpu, usart0Config, CLOCK_HERTZ);
	const spi = new AVRSPI(cpu, spiConfig, CLOCK_HERTZ);
	const twi = new AVRTWI(cpu, twiConfig, CLOCK_HERTZ);
	new AVREEPROM(cpu, eeprom);
	new AVRWatchdog(cpu, watchdogConfig, new AVRClock(cpu, CLOCK_HERTZ, clockConfig));
	createAdc(cpu, adcVolts);
	return { cpu, ports, timers, usart, spi, twi };
}
