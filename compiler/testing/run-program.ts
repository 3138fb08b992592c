import { AVRIOPort, AVRTimer, AVRUSART, avrInstruction, CPU, portBConfig, timer0Config, usart0Config } from "avr8js";

const CLOCK = 16_000_000;
const LED_BIT = 1 << 5;

/**
 * Runs an Intel HEX program on a bare ATmega328P for some simulated seconds. Answers what it wrote to the serial port and
 * at which times, in seconds, pin 13 changed. The chip does nothing special in sleep: it goes on.
 */
export function runProgram(hex: string, seconds: number): { serial: string; changes: number[] } {
	const cpu = new CPU(readFlash(hex));
	new AVRTimer(cpu, timer0Config);
	const port = new AVRIOPort(cpu, portBConfig);
	const usart = new AVRUSART(cpu, usart0Config, CLOCK);
	const result = { serial: "", changes: [] as number[] };
	let led = 0;
	port.addListener((value) => {
		if ((value & LED_BIT) === led) return;
		led = value & LED_BIT;
		result.changes.push(cpu.cycles / CLOCK);
	});
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
