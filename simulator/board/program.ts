import { type DecodedProgram, decodeProgram } from "./decode.ts";
import { readIntelHex } from "./intel-hex.ts";

/** SLEEP, and BREAK with which everything that is not the program is filled. They differ in one bit. */
const SLEEP = 0x9588;
const BREAK = 0x9598;
const SLEEP_OR_BREAK_MASK = 0xffff & ~(SLEEP ^ BREAK);
/** Reach of a 16-bit program counter, so that a ruined return address still lands on a BREAK. */
const WORDS = 0x1_0000;

/** A program as the board runs it. */
export interface Program {
	/** 16-bit words; beyond the program BREAK. */
	readonly words: Uint16Array;
	readonly decoded: DecodedProgram;
	/** Length of the program in words. */
	readonly length: number;
	/** Where the reset vector leads, and how many cycles the jump takes. */
	readonly entry: number;
	readonly entryCycles: number;
}

/** SLEEP or BREAK: the instructions handled by the run loop. */
export function isSleepOrBreak(opcode: number): boolean {
	return (opcode & SLEEP_OR_BREAK_MASK) === (SLEEP & SLEEP_OR_BREAK_MASK);
}

export function isSleep(opcode: number): boolean {
	return opcode === SLEEP;
}

/**
 * Reads a program from Intel HEX (throws `BadProgram`). The jump in its reset vector is taken once, here, and replaced
 * by BREAK: a later jump to address 0 is a crash, or a restart.
 */
export function loadProgram(hex: string): Program {
	const bytes = readIntelHex(hex);
	const words = new Uint16Array(WORDS).fill(BREAK);
	const length = Math.ceil(bytes.length / 2);
	for (let word = 0; word < length; word++)
		words[word] = (bytes[2 * word] ?? 0xff) | ((bytes[2 * word + 1] ?? 0xff) << 8);

	const reset = resetVector(words);
	if (reset.entry !== 0) words[0] = BREAK;
	return { words, decoded: decodeProgram(words, length), length, ...reset };
}

function resetVector(words: Uint16Array): { entry: number; entryCycles: number } {
	const first = words[0] ?? 0;
	if ((first & 0xfe0e) === 0x940c) return { entry: words[1] ?? 0, entryCycles: 3 };
	if ((first & 0xf000) !== 0xc000) return { entry: 0, entryCycles: 0 };
	const distance = (first & 0x7ff) - (first & 0x800);
	return { entry: (distance + 1) & (WORDS - 1), entryCycles: 2 };
}
