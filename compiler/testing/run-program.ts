import {
	AVRIOPort,
	AVRTimer,
	AVRUSART,
	avrInstruction,
	CPU,
	portBConfig,
	portDConfig,
	timer0Config,
	timer1Config,
	usart0Config,
} from "avr8js";

const CLOCK = 16_000_000;
const LED_PIN = 13;

/** The outputs of pins 0 to 13, as bits, from this moment on. */
interface Outputs {
	seconds: number;
	pins: number;
}

/**
 * Runs an Intel HEX program on a bare ATmega328P for some simulated seconds. Answers what it wrote to the serial port, when
 * pins 0 to 13 changed, and when pin 13 did, in seconds. Sleep is ignored: the chip continues.
 */
export function runProgram(hex: string, seconds: number): { serial: string; changes: number[]; outputs: Outputs[] } {
	const cpu = new CPU(readFlash(hex));
	for (const config of [timer0Config, timer1Config]) new AVRTimer(cpu, config);
	const usart = new AVRUSART(cpu, usart0Config, CLOCK);
	const result = { serial: "", changes: [] as number[], outputs: [] as Outputs[] };
	let pins = 0;
	const watch = (port: AVRIOPort, first: number, mask: number) =>
		port.addListener((value) => {
			const now = (pins & ~(mask << first)) | ((value & mask) << first);
			if (((now ^ pins) >> LED_PIN) & 1) result.changes.push(cpu.cycles / CLOCK);
			if (now !== pins) result.outputs.push({ seconds: cpu.cycles / CLOCK, pins: now });
			pins = now;
		});
	watch(new AVRIOPort(cpu, portDConfig), 0, 0xff);
	watch(new AVRIOPort(cpu, portBConfig), 8, 0x3f);
	usart.onByteTransmit = (byte) => {
		result.serial += String.fromCharCode(byte);
	};
	while (cpu.cycles < seconds * CLOCK) {
		avrInstruction(cpu);
		cpu.tick();
	}
	return result;
}

function readFlash(hex: string): Uint16Array {
	const flash = new Uint8Array(0x8000);
	for (const line of hex.split("\r\n")) {
		if (line.slice(7, 9) !== "00") continue;
		flash.set(Buffer.from(line.slice(9, -2), "hex"), Number.parseInt(line.slice(3, 7), 16));
	}
	return new Uint16Array(flash.buffer);
}
