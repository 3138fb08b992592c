import {
	AVRADC,
	AVREEPROM,
	AVRIOPort,
	AVRSPI,
	AVRTimer,
	AVRTWI,
	AVRUSART,
	adcConfig,
	avrInstruction,
	CPU,
	EEPROMMemoryBackend,
	PinState,
	portBConfig,
	portCConfig,
	portDConfig,
	spiConfig,
	timer0Config,
	timer1Config,
	timer2Config,
	twiConfig,
	usart0Config,
} from "avr8js";
import { CLOCK_HERTZ } from "#simulator/board/chip.ts";
import { readIntelHex } from "#simulator/board/intel-hex.ts";
import { type PortChange, recordPort } from "#simulator/fixtures/plain-board.ts";

const [SREG, SMCR] = [0x5f, 0x53];
const INTERRUPTS_ON = 0x80;
const SLEEP_ENABLE = 1;
const SLEEP = 0x9588;
const [CBI, CBI_MASK] = [0x9800, 0xff00];
/** An interrupt takes four cycles and waking up four more (data sheet, "Interrupt Response Time"); avr8js counts two. */
const LEFT_OUT_OF_INTERRUPT = 2;
const WAKE_CYCLES = 4;

/** What a program did. */
export interface Run {
	readonly changes: PortChange[];
	printed: string;
}

/**
 * Runs a program on avr8js with all that it has of the chip but the watchdog, and with nothing on the pins. Three things of the data sheet
 * that it leaves out are added, since otherwise no program with a clock would keep its cycles: the whole length of
 * an interrupt, both cycles of CBI, and SLEEP, which it takes for NOP.
 */
export function runOnAvr8js(hex: string, cycles: number): Run {
	const words = new Uint16Array(16_384);
	new Uint8Array(words.buffer).set(readIntelHex(hex));
	const cpu = new CPU(words, 2048);
	const run: Run = { changes: [], printed: "" };
	for (const config of [timer0Config, timer1Config, timer2Config]) new AVRTimer(cpu, config);
	const usart = new AVRUSART(cpu, usart0Config, CLOCK_HERTZ);
	usart.onByteTransmit = (byte) => {
		run.printed += String.fromCharCode(byte);
	};
	new AVRADC(cpu, adcConfig);
	new AVRSPI(cpu, spiConfig, CLOCK_HERTZ);
	new AVRTWI(cpu, twiConfig, CLOCK_HERTZ);
	new AVREEPROM(cpu, new EEPROMMemoryBackend(1024));
	for (const [name, config] of Object.entries({ B: portBConfig, C: portCConfig, D: portDConfig })) {
		const port = new AVRIOPort(cpu, config);
		recordPort(port, name, () => cpu.cycles, run.changes);
		port.addListener(() => keepLevels(port));
	}
	while (cpu.cycles < cycles) step(cpu, words, cycles);
	return run;
}

/** A pin with nothing on it follows its pull-up, and keeps its last level without one. */
function keepLevels(port: AVRIOPort): void {
	for (let bit = 0; bit < 8; bit++) {
		const state = port.pinState(bit);
		if (state !== PinState.Input) port.setPin(bit, state !== PinState.Low);
	}
}

function step(cpu: CPU, words: Uint16Array, until: number): void {
	const code = words[cpu.pc] ?? 0;
	if (code === SLEEP && (cpu.data[SMCR] ?? 0) & SLEEP_ENABLE) {
		cpu.pc++;
		cpu.cycles++;
		while (!tick(cpu, LEFT_OUT_OF_INTERRUPT + WAKE_CYCLES) && cpu.cycles < until) cpu.cycles++;
		return;
	}
	if ((code & CBI_MASK) === CBI) cpu.cycles++;
	avrInstruction(cpu);
	tick(cpu, LEFT_OUT_OF_INTERRUPT);
}

/** Moves the clock's events on; true where an interrupt was taken. @param leftOut cycles that it takes beside avr8js's */
function tick(cpu: CPU, leftOut: number): boolean {
	const before = cpu.data[SREG] ?? 0;
	cpu.tick();
	const taken = (before & ~(cpu.data[SREG] ?? 0) & INTERRUPTS_ON) !== 0;
	if (taken) cpu.cycles += leftOut;
	return taken;
}
