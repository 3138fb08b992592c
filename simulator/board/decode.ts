/**
 * A program taken apart ahead of time: for each word of the flash which instruction begins there, with its operands.
 * Numbers in `op` are the cases of `execute.ts`. Instruction encodings: Microchip DS40002198B, "AVR Instruction Set".
 */
export interface DecodedProgram {
	readonly op: Uint8Array;
	/** The first operand, mostly the register written. */
	readonly a: Uint8Array;
	/** The second: a register, a constant, an address, a jump's target. */
	readonly b: Uint16Array;
	/** The displacement of LDD and STD, the bit of a bit instruction. */
	readonly c: Uint8Array;
	/** Length of the instruction in words. */
	readonly size: Uint8Array;
}

/** What one word means; `second` is the word after it, `at` its own address. */
interface Instruction {
	readonly mask: number;
	readonly bits: number;
	readonly op: number;
	readonly a?: (word: number) => number;
	readonly b?: (word: number, second: number, at: number) => number;
	readonly c?: (word: number) => number;
}

const d5 = (word: number) => (word >> 4) & 31;
const r5 = (word: number) => (word & 15) | ((word >> 5) & 16);
const d4 = (word: number) => 16 + ((word >> 4) & 15);
const constant = (word: number) => (word & 15) | ((word >> 4) & 0xf0);
const pair = (word: number) => 24 + ((word >> 3) & 6);
const small = (word: number) => (word & 15) | ((word >> 2) & 0x30);
const bit = (word: number) => word & 7;
const flag = (word: number) => 1 << (word & 7);
const statusFlag = (word: number) => (word >> 4) & 7;
const ioAddress = (word: number) => 32 + ((word & 15) | ((word >> 5) & 0x30));
const lowIoAddress = (word: number) => 32 + ((word >> 3) & 31);
const displacement = (word: number) => (word & 7) | ((word >> 7) & 0x18) | ((word >> 8) & 0x20);
const following = (_word: number, second: number) => second;
const far = (word: number, _second: number, at: number) => at + 1 + ((word & 0x7ff) - (word & 0x800));
const near = (word: number, _second: number, at: number) => at + 1 + (((word >> 3) & 0x3f) - ((word >> 3) & 0x40));
const [X, Y, Z] = [() => 26, () => 28, () => 30];

const INSTRUCTIONS: readonly Instruction[] = [
	{ mask: 0xffef, bits: 0x9588, op: 0 }, // SLEEP, BREAK: left to the run loop
	{ mask: 0xffff, bits: 0x0000, op: 2 }, // NOP
	{ mask: 0xfc00, bits: 0x0c00, op: 3, a: d5, b: r5 }, // ADD
	{ mask: 0xfc00, bits: 0x1c00, op: 4, a: d5, b: r5 }, // ADC
	{ mask: 0xfc00, bits: 0x1800, op: 5, a: d5, b: r5 }, // SUB
	{ mask: 0xfc00, bits: 0x0800, op: 6, a: d5, b: r5 }, // SBC
	{ mask: 0xfc00, bits: 0x2000, op: 7, a: d5, b: r5 }, // AND
	{ mask: 0xfc00, bits: 0x2800, op: 8, a: d5, b: r5 }, // OR
	{ mask: 0xfc00, bits: 0x2400, op: 9, a: d5, b: r5 }, // EOR
	{ mask: 0xfc00, bits: 0x2c00, op: 10, a: d5, b: r5 }, // MOV
	{ mask: 0xfc00, bits: 0x1400, op: 11, a: d5, b: r5 }, // CP
	{ mask: 0xfc00, bits: 0x0400, op: 12, a: d5, b: r5 }, // CPC
	{ mask: 0xfc00, bits: 0x1000, op: 13, a: d5, b: r5 }, // CPSE
	{ mask: 0xf000, bits: 0xe000, op: 14, a: d4, b: constant }, // LDI
	{ mask: 0xf000, bits: 0x3000, op: 15, a: d4, b: constant }, // CPI
	{ mask: 0xf000, bits: 0x5000, op: 16, a: d4, b: constant }, // SUBI
	{ mask: 0xf000, bits: 0x4000, op: 17, a: d4, b: constant }, // SBCI
	{ mask: 0xf000, bits: 0x7000, op: 18, a: d4, b: constant }, // ANDI
	{ mask: 0xf000, bits: 0x6000, op: 19, a: d4, b: constant }, // ORI
	{ mask: 0xfe0f, bits: 0x9400, op: 20, a: d5 }, // COM
	{ mask: 0xfe0f, bits: 0x9401, op: 21, a: d5 }, // NEG
	{ mask: 0xfe0f, bits: 0x9403, op: 22, a: d5 }, // INC
	{ mask: 0xfe0f, bits: 0x940a, op: 23, a: d5 }, // DEC
	{ mask: 0xfe0f, bits: 0x9406, op: 24, a: d5 }, // LSR
	{ mask: 0xfe0f, bits: 0x9407, op: 25, a: d5 }, // ROR
	{ mask: 0xfe0f, bits: 0x9405, op: 26, a: d5 }, // ASR
	{ mask: 0xfe0f, bits: 0x9402, op: 27, a: d5 }, // SWAP
	{ mask: 0xff00, bits: 0x9600, op: 28, a: pair, b: small }, // ADIW
	{ mask: 0xff00, bits: 0x9700, op: 29, a: pair, b: small }, // SBIW
	{ mask: 0xff00, bits: 0x0100, op: 30, a: (word) => (word >> 3) & 30, b: (word) => (word & 15) * 2 }, // MOVW
	{ mask: 0xfc00, bits: 0x9c00, op: 31, a: d5, b: r5 }, // MUL
	{ mask: 0xf000, bits: 0xc000, op: 32, b: far }, // RJMP
	{ mask: 0xf000, bits: 0xd000, op: 33, b: far }, // RCALL
	{ mask: 0xffff, bits: 0x940c, op: 34, b: following }, // JMP within 64K words
	{ mask: 0xffff, bits: 0x940e, op: 35, b: following }, // CALL within 64K words
	{ mask: 0xffff, bits: 0x9508, op: 36 }, // RET
	{ mask: 0xfc00, bits: 0xf000, op: 37, a: flag, b: near }, // BRBS: BREQ, BRCS…
	{ mask: 0xfc00, bits: 0xf400, op: 38, a: flag, b: near }, // BRBC: BRNE, BRCC…
	{ mask: 0xfe0f, bits: 0x9000, op: 39, a: d5, b: following }, // LDS
	{ mask: 0xfe0f, bits: 0x9200, op: 40, a: d5, b: following }, // STS
	{ mask: 0xd208, bits: 0x8008, op: 41, a: d5, b: Y, c: displacement }, // LD Y, LDD Y
	{ mask: 0xd208, bits: 0x8000, op: 41, a: d5, b: Z, c: displacement }, // LD Z, LDD Z
	{ mask: 0xfe0f, bits: 0x900c, op: 41, a: d5, b: X }, // LD X
	{ mask: 0xfe0f, bits: 0x900d, op: 42, a: d5, b: X }, // LD X+
	{ mask: 0xfe0f, bits: 0x9009, op: 42, a: d5, b: Y }, // LD Y+
	{ mask: 0xfe0f, bits: 0x9001, op: 42, a: d5, b: Z }, // LD Z+
	{ mask: 0xfe0f, bits: 0x900e, op: 43, a: d5, b: X }, // LD -X
	{ mask: 0xfe0f, bits: 0x900a, op: 43, a: d5, b: Y }, // LD -Y
	{ mask: 0xfe0f, bits: 0x9002, op: 43, a: d5, b: Z }, // LD -Z
	{ mask: 0xd208, bits: 0x8208, op: 44, a: d5, b: Y, c: displacement }, // ST Y, STD Y
	{ mask: 0xd208, bits: 0x8200, op: 44, a: d5, b: Z, c: displacement }, // ST Z, STD Z
	{ mask: 0xfe0f, bits: 0x920c, op: 44, a: d5, b: X }, // ST X
	{ mask: 0xfe0f, bits: 0x920d, op: 45, a: d5, b: X }, // ST X+
	{ mask: 0xfe0f, bits: 0x9209, op: 45, a: d5, b: Y }, // ST Y+
	{ mask: 0xfe0f, bits: 0x9201, op: 45, a: d5, b: Z }, // ST Z+
	{ mask: 0xfe0f, bits: 0x920e, op: 46, a: d5, b: X }, // ST -X
	{ mask: 0xfe0f, bits: 0x920a, op: 46, a: d5, b: Y }, // ST -Y
	{ mask: 0xfe0f, bits: 0x9202, op: 46, a: d5, b: Z }, // ST -Z
	{ mask: 0xfe0f, bits: 0x920f, op: 47, a: d5 }, // PUSH
	{ mask: 0xfe0f, bits: 0x900f, op: 48, a: d5 }, // POP
	{ mask: 0xf800, bits: 0xb000, op: 49, a: d5, b: ioAddress }, // IN
	{ mask: 0xf800, bits: 0xb800, op: 50, a: d5, b: ioAddress }, // OUT
	{ mask: 0xfe08, bits: 0xfc00, op: 51, a: d5, c: flag }, // SBRC
	{ mask: 0xfe08, bits: 0xfe00, op: 52, a: d5, c: flag }, // SBRS
	{ mask: 0xffff, bits: 0x95c8, op: 53 }, // LPM into R0
	{ mask: 0xfe0f, bits: 0x9004, op: 53, a: d5 }, // LPM Z
	{ mask: 0xfe0f, bits: 0x9005, op: 54, a: d5 }, // LPM Z+
	{ mask: 0xfe08, bits: 0xfa00, op: 55, a: d5, c: bit }, // BST
	{ mask: 0xfe08, bits: 0xf800, op: 56, a: d5, c: bit }, // BLD
	{ mask: 0xff00, bits: 0x9800, op: 57, a: flag, b: lowIoAddress }, // CBI
	{ mask: 0xff00, bits: 0x9a00, op: 58, a: flag, b: lowIoAddress }, // SBI
	{ mask: 0xff00, bits: 0x9900, op: 59, c: flag, b: lowIoAddress }, // SBIC
	{ mask: 0xff00, bits: 0x9b00, op: 60, c: flag, b: lowIoAddress }, // SBIS
	{ mask: 0xff8f, bits: 0x9408, op: 61, a: statusFlag }, // BSET: SEI, SEC…
	{ mask: 0xff8f, bits: 0x9488, op: 62, a: statusFlag }, // BCLR: CLI, CLC…
	{ mask: 0xffff, bits: 0x9518, op: 63 }, // RETI
	{ mask: 0xffff, bits: 0x9409, op: 64 }, // IJMP
	{ mask: 0xffff, bits: 0x9509, op: 65 }, // ICALL
	{ mask: 0xff00, bits: 0x0200, op: 66, a: d4, b: (word) => 16 + (word & 15) }, // MULS
	{ mask: 0xfeef, bits: 0x9409, op: 68 }, // EIJMP, EICALL: not on this chip
	{ mask: 0xfe0c, bits: 0x940c, op: 68 }, // JMP, CALL beyond 64K words
	{ mask: 0xff88, bits: 0x0300, op: 67, a: (word) => 16 + ((word >> 4) & 7), b: (word) => 16 + (word & 7) }, // MULSU
];

/** Everything else: done by avr8js. */
const RARE: Instruction = { mask: 0, bits: 0, op: 1 };

/** Decodes a program. Words beyond `length` are BREAK and are skipped. */
export function decodeProgram(words: Uint16Array, length: number): DecodedProgram {
	const op = new Uint8Array(words.length);
	const a = new Uint8Array(words.length);
	const b = new Uint16Array(words.length);
	const c = new Uint8Array(words.length);
	const size = new Uint8Array(words.length).fill(1);
	for (let at = 0; at < length; at++) {
		const word = words[at] ?? 0;
		const instruction = INSTRUCTIONS.find(({ mask, bits }) => (word & mask) === bits) ?? RARE;
		op[at] = instruction.op;
		a[at] = instruction.a?.(word) ?? 0;
		b[at] = instruction.b?.(word, words[at + 1] ?? 0, at) ?? 0;
		c[at] = instruction.c?.(word) ?? 0;
		size[at] = isTwoWords(word) ? 2 : 1;
	}
	return { op, a, b, c, size };
}

/** LDS, STS, JMP and CALL take two words. */
function isTwoWords(word: number): boolean {
	return (word & 0xfc0f) === 0x9000 || (word & 0xfe0c) === 0x940c;
}
