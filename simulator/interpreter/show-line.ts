import { TEXT_MAXIMUM } from "#domain/bench/block-program/block-program.ts";
import type { Steps } from "./step.ts";

/** A display at a PCF8574: data on its upper four bits, below them backlight, enable and the choice of register. */
const BACKLIGHT = 8;
const ENABLE = 4;
const LETTERS = 1;
const COMMANDS = 0;
/** Address, byte and the library's own work at 100 kHz. */
const SEND_US = 230;
const NIBBLE_US = 51;

const FUNCTION_SET = 0x28;
const DISPLAY_ON = 0x0c;
const CLEAR = 0x01;
const LEFT_TO_RIGHT = 0x06;
const SET_ADDRESS = 0x80;
const LINE_LENGTH = 0x40;

/** Switches the display on: 4 bits wide, two lines, empty, lit. Takes as long as the library's `init()`. */
export function* beginDisplay(address: number): Steps {
	yield { do: "pause", microseconds: 50_000 };
	for (const [nibble, microseconds] of [
		[0x30, 4500],
		[0x30, 4500],
		[0x30, 150],
		[0x20, 0],
	] as const) {
		yield* sendNibble(address, nibble, COMMANDS);
		yield { do: "pause", microseconds };
	}
	for (const command of [FUNCTION_SET, DISPLAY_ON, CLEAR, LEFT_TO_RIGHT]) {
		yield* sendByte(address, command, COMMANDS);
		if (command === CLEAR) yield { do: "pause", microseconds: 2000 };
	}
}

/** Shows a text on a line and nothing else there. */
export function* showLine(address: number, line: number, text: string): Steps {
	yield* sendByte(address, SET_ADDRESS + line * LINE_LENGTH, COMMANDS);
	for (const letter of text.padEnd(TEXT_MAXIMUM).slice(0, TEXT_MAXIMUM))
		yield* sendByte(address, letter.charCodeAt(0), LETTERS);
}

function* sendByte(address: number, byte: number, register: number): Steps {
	yield* sendNibble(address, byte & 0xf0, register);
	yield* sendNibble(address, (byte << 4) & 0xf0, register);
}

function* sendNibble(address: number, nibble: number, register: number): Steps {
	const byte = nibble | register | BACKLIGHT;
	for (const one of [byte, byte | ENABLE, byte]) {
		yield { do: "pause", microseconds: SEND_US };
		yield { do: "send", address, byte: one };
	}
	yield { do: "pause", microseconds: NIBBLE_US };
}
