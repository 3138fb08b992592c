// biome-ignore-all lint/style/noNonNullAssertion: every index lies within its table; a check for each would cost a third of the speed
import { avrInstruction } from "avr8js";
import type { ChipCpu } from "./chip-cpu.ts";
import type { DecodedProgram } from "./decode.ts";
import type { EventQueue } from "./event-queue.ts";
import {
	CARRY,
	flagsOfAdd,
	flagsOfBorrow,
	flagsOfShift,
	flagsOfSubtract,
	NZS,
	OVERFLOW_AND_SIGN,
	ZERO,
} from "./flags.ts";

const SREG = 95;
const STACK = 93;
const INTERRUPTS = 0x80;
const FIRST_RAM = 0x100;
const LAST_WORD = 0xffff;

/** Pushes a return address; true where that may have hit SREG: the stack has left the RAM. */
function pushReturn(data: Uint8Array, address: number): boolean {
	const stack = data[STACK]! | (data[STACK + 1]! << 8);
	data[stack] = address;
	data[stack - 1] = address >> 8;
	data[STACK] = stack - 2;
	data[STACK + 1] = (stack - 2) >> 8;
	return stack <= FIRST_RAM;
}

/** The cycle to run to; 0 when an interrupt is to be served first. */
export function limitOf(cpu: ChipCpu, queue: EventQueue, until: number): number {
	return cpu.nextInterrupt >= 0 && cpu.data[SREG]! & INTERRUPTS ? 0 : Math.min(queue.next, until);
}

/**
 * Runs instructions until the clock has reached `until` or the queue's next event, an interrupt is to be served, or a
 * SLEEP or BREAK is next (then it returns before it). The same registers, cycles and hooks as avr8js, except for the
 * half-carry flag and for the overflow of NEG, the zero of SBC and the two cycles of CBI, which follow the data sheet.
 */
export function execute(cpu: ChipCpu, program: DecodedProgram, queue: EventQueue, until: number): void {
	const { op, a, b, c, size } = program;
	const { data, progBytes, readHooks, writeHooks } = cpu;
	let { pc, cycles } = cpu;
	let limit = limitOf(cpu, queue, until);

	run: while (cycles < limit) {
		// biome-ignore lint/suspicious/noConfusingLabels: the way from any case to what all rare instructions share
		rare: {
			switch (op[pc]) {
				case 0: // SLEEP, BREAK
					break run;
				case 2: // NOP
					break;
				case 3: {
					// ADD
					const d = data[a[pc]!]!;
					const r = data[b[pc]!]!;
					const result = (d + r) & 0xff;
					data[a[pc]!] = result;
					data[SREG] = flagsOfAdd(data[SREG]!, d, r, result);
					break;
				}
				case 4: {
					// ADC
					const d = data[a[pc]!]!;
					const r = data[b[pc]!]!;
					const result = (d + r + (data[SREG]! & CARRY)) & 0xff;
					data[a[pc]!] = result;
					data[SREG] = flagsOfAdd(data[SREG]!, d, r, result);
					break;
				}
				case 5: {
					// SUB
					const d = data[a[pc]!]!;
					const r = data[b[pc]!]!;
					const result = (d - r) & 0xff;
					data[a[pc]!] = result;
					data[SREG] = flagsOfSubtract(data[SREG]!, d, r, result);
					break;
				}
				case 6: {
					// SBC
					const d = data[a[pc]!]!;
					const r = data[b[pc]!]!;
					const result = (d - r - (data[SREG]! & CARRY)) & 0xff;
					data[a[pc]!] = result;
					data[SREG] = flagsOfBorrow(data[SREG]!, d, r, result);
					break;
				}
				case 7: {
					// AND
					const result = data[a[pc]!]! & data[b[pc]!]!;
					data[a[pc]!] = result;
					data[SREG] = (data[SREG]! & 0xe1) | NZS[result]!;
					break;
				}
				case 8: {
					// OR
					const result = data[a[pc]!]! | data[b[pc]!]!;
					data[a[pc]!] = result;
					data[SREG] = (data[SREG]! & 0xe1) | NZS[result]!;
					break;
				}
				case 9: {
					// EOR
					const result = data[a[pc]!]! ^ data[b[pc]!]!;
					data[a[pc]!] = result;
					data[SREG] = (data[SREG]! & 0xe1) | NZS[result]!;
					break;
				}
				case 10: // MOV
					data[a[pc]!] = data[b[pc]!]!;
					break;
				case 11: {
					// CP
					const d = data[a[pc]!]!;
					const r = data[b[pc]!]!;
					data[SREG] = flagsOfSubtract(data[SREG]!, d, r, (d - r) & 0xff);
					break;
				}
				case 12: {
					// CPC
					const d = data[a[pc]!]!;
					const r = data[b[pc]!]!;
					data[SREG] = flagsOfBorrow(data[SREG]!, d, r, (d - r - (data[SREG]! & CARRY)) & 0xff);
					break;
				}
				case 13: // CPSE
					if (data[a[pc]!] === data[b[pc]!]) {
						cycles += size[pc + 1]!;
						pc += size[pc + 1]!;
					}
					break;
				case 14: // LDI
					data[a[pc]!] = b[pc]!;
					break;
				case 15: {
					// CPI
					const d = data[a[pc]!]!;
					const r = b[pc]!;
					data[SREG] = flagsOfSubtract(data[SREG]!, d, r, (d - r) & 0xff);
					break;
				}
				case 16: {
					// SUBI
					const d = data[a[pc]!]!;
					const r = b[pc]!;
					const result = (d - r) & 0xff;
					data[a[pc]!] = result;
					data[SREG] = flagsOfSubtract(data[SREG]!, d, r, result);
					break;
				}
				case 17: {
					// SBCI
					const d = data[a[pc]!]!;
					const r = b[pc]!;
					const result = (d - r - (data[SREG]! & CARRY)) & 0xff;
					data[a[pc]!] = result;
					data[SREG] = flagsOfBorrow(data[SREG]!, d, r, result);
					break;
				}
				case 18: {
					// ANDI
					const result = data[a[pc]!]! & b[pc]!;
					data[a[pc]!] = result;
					data[SREG] = (data[SREG]! & 0xe1) | NZS[result]!;
					break;
				}
				case 19: {
					// ORI
					const result = data[a[pc]!]! | b[pc]!;
					data[a[pc]!] = result;
					data[SREG] = (data[SREG]! & 0xe1) | NZS[result]!;
					break;
				}
				case 20: {
					// COM
					const result = 0xff - data[a[pc]!]!;
					data[a[pc]!] = result;
					data[SREG] = (data[SREG]! & 0xe0) | NZS[result]! | CARRY;
					break;
				}
				case 21: {
					// NEG
					const r = data[a[pc]!]!;
					const result = -r & 0xff;
					data[a[pc]!] = result;
					data[SREG] = flagsOfSubtract(data[SREG]!, 0, r, result);
					break;
				}
				case 22: {
					// INC
					const result = (data[a[pc]!]! + 1) & 0xff;
					data[a[pc]!] = result;
					data[SREG] = (data[SREG]! & 0xe1) | (NZS[result]! ^ (result === 0x80 ? OVERFLOW_AND_SIGN : 0));
					break;
				}
				case 23: {
					// DEC
					const result = (data[a[pc]!]! - 1) & 0xff;
					data[a[pc]!] = result;
					data[SREG] = (data[SREG]! & 0xe1) | (NZS[result]! ^ (result === 0x7f ? OVERFLOW_AND_SIGN : 0));
					break;
				}
				case 24: {
					// LSR
					const d = data[a[pc]!]!;
					data[a[pc]!] = d >> 1;
					data[SREG] = flagsOfShift(data[SREG]!, d >> 1, d & 1);
					break;
				}
				case 25: {
					// ROR
					const d = data[a[pc]!]!;
					const result = (d >> 1) | ((data[SREG]! & CARRY) << 7);
					data[a[pc]!] = result;
					data[SREG] = flagsOfShift(data[SREG]!, result, d & 1);
					break;
				}
				case 26: {
					// ASR
					const d = data[a[pc]!]!;
					const result = (d >> 1) | (d & 0x80);
					data[a[pc]!] = result;
					data[SREG] = flagsOfShift(data[SREG]!, result, d & 1);
					break;
				}
				case 27: {
					// SWAP
					const d = data[a[pc]!]!;
					data[a[pc]!] = (d << 4) | (d >> 4);
					break;
				}
				case 28: {
					// ADIW
					const at = a[pc]!;
					const d = data[at]! | (data[at + 1]! << 8);
					const result = (d + b[pc]!) & 0xffff;
					data[at] = result;
					data[at + 1] = result >> 8;
					const overflow = (~d & result & 0x8000) === 0 ? 0 : OVERFLOW_AND_SIGN;
					const nzs = (result === 0 ? ZERO : 0) | (result & 0x8000 ? 0x14 : 0);
					data[SREG] = (data[SREG]! & 0xe0) | (nzs ^ overflow) | ((d & ~result) >> 15);
					cycles++;
					break;
				}
				case 29: {
					// SBIW
					const at = a[pc]!;
					const d = data[at]! | (data[at + 1]! << 8);
					const result = (d - b[pc]!) & 0xffff;
					data[at] = result;
					data[at + 1] = result >> 8;
					const overflow = (d & ~result & 0x8000) === 0 ? 0 : OVERFLOW_AND_SIGN;
					const nzs = (result === 0 ? ZERO : 0) | (result & 0x8000 ? 0x14 : 0);
					data[SREG] = (data[SREG]! & 0xe0) | (nzs ^ overflow) | (((~d & result) >> 15) & 1);
					cycles++;
					break;
				}
				case 30: // MOVW
					data[a[pc]!] = data[b[pc]!]!;
					data[a[pc]! + 1] = data[b[pc]! + 1]!;
					break;
				case 31: {
					// MUL
					const result = data[a[pc]!]! * data[b[pc]!]!;
					data[0] = result;
					data[1] = result >> 8;
					data[SREG] = (data[SREG]! & 0xfc) | (result === 0 ? ZERO : 0) | (result >> 15);
					cycles++;
					break;
				}
				case 32: // RJMP
					pc = b[pc]!;
					cycles += 2;
					continue;
				case 33: // RCALL
					if (pushReturn(data, pc + 1)) limit = limitOf(cpu, queue, until);
					pc = b[pc]!;
					cycles += 3;
					continue;
				case 34: // JMP
					pc = b[pc]!;
					cycles += 3;
					continue;
				case 35: // CALL
					if (pushReturn(data, pc + 2)) limit = limitOf(cpu, queue, until);
					pc = b[pc]!;
					cycles += 4;
					continue;
				case 36: {
					// RET
					const stack = (data[STACK]! | (data[STACK + 1]! << 8)) + 2;
					data[STACK] = stack;
					data[STACK + 1] = stack >> 8;
					pc = ((data[stack - 1] ?? 0) << 8) | (data[stack] ?? 0);
					cycles += 4;
					continue;
				}
				case 37: // BRBS
					cycles++;
					if (data[SREG]! & a[pc]!) {
						cycles++;
						pc = b[pc]!;
					} else pc++;
					continue;
				case 38: // BRBC
					cycles++;
					if (data[SREG]! & a[pc]!) pc++;
					else {
						cycles++;
						pc = b[pc]!;
					}
					continue;
				case 39: // LDS
					if (readHooks[b[pc]!]) break rare;
					data[a[pc]!] = data[b[pc]!]!;
					pc++;
					cycles++;
					break;
				case 40: // STS
					if (b[pc]! < FIRST_RAM && (writeHooks[b[pc]!] || b[pc] === SREG)) break rare;
					data[b[pc]!] = data[a[pc]!]!;
					pc++;
					cycles++;
					break;
				case 41: {
					// LD, LDD
					const at = b[pc]!;
					const address = (data[at]! | (data[at + 1]! << 8)) + c[pc]!;
					if (address < FIRST_RAM && readHooks[address]) break rare;
					data[a[pc]!] = data[address]!;
					cycles++;
					break;
				}
				case 42: {
					// LD +
					const at = b[pc]!;
					const address = data[at]! | (data[at + 1]! << 8);
					if (address < FIRST_RAM && readHooks[address]) break rare;
					data[a[pc]!] = data[address]!;
					data[at] = address + 1;
					data[at + 1] = (address + 1) >> 8;
					cycles++;
					break;
				}
				case 43: {
					// LD -
					const at = b[pc]!;
					const address = (data[at]! | (data[at + 1]! << 8)) - 1;
					if (address < FIRST_RAM && readHooks[address]) break rare;
					data[at] = address;
					data[at + 1] = address >> 8;
					data[a[pc]!] = data[address]!;
					cycles++;
					break;
				}
				case 44: {
					// ST, STD
					const at = b[pc]!;
					const address = (data[at]! | (data[at + 1]! << 8)) + c[pc]!;
					if (address < FIRST_RAM && (writeHooks[address] || address === SREG)) break rare;
					data[address] = data[a[pc]!]!;
					cycles++;
					break;
				}
				case 45: {
					// ST +
					const at = b[pc]!;
					const address = data[at]! | (data[at + 1]! << 8);
					if (address < FIRST_RAM && (writeHooks[address] || address === SREG)) break rare;
					data[address] = data[a[pc]!]!;
					data[at] = address + 1;
					data[at + 1] = (address + 1) >> 8;
					cycles++;
					break;
				}
				case 46: {
					// ST -
					const at = b[pc]!;
					const address = (data[at]! | (data[at + 1]! << 8)) - 1;
					if (address < FIRST_RAM && (writeHooks[address] || address === SREG)) break rare;
					const value = data[a[pc]!]!;
					data[at] = address;
					data[at + 1] = address >> 8;
					data[address] = value;
					cycles++;
					break;
				}
				case 47: {
					// PUSH
					const stack = data[STACK]! | (data[STACK + 1]! << 8);
					data[stack] = data[a[pc]!]!;
					data[STACK] = stack - 1;
					data[STACK + 1] = (stack - 1) >> 8;
					if (stack < FIRST_RAM) limit = limitOf(cpu, queue, until);
					cycles++;
					break;
				}
				case 48: {
					// POP
					const stack = (data[STACK]! | (data[STACK + 1]! << 8)) + 1;
					data[STACK] = stack;
					data[STACK + 1] = stack >> 8;
					data[a[pc]!] = data[stack] ?? 0;
					cycles++;
					break;
				}
				case 49: // IN
					if (readHooks[b[pc]!]) break rare;
					data[a[pc]!] = data[b[pc]!]!;
					break;
				case 50: // OUT
					if (writeHooks[b[pc]!]) break rare;
					data[b[pc]!] = data[a[pc]!]!;
					if (b[pc] === SREG) limit = limitOf(cpu, queue, until);
					break;
				case 51: // SBRC
					if (!(data[a[pc]!]! & c[pc]!)) {
						cycles += size[pc + 1]!;
						pc += size[pc + 1]!;
					}
					break;
				case 52: // SBRS
					if (data[a[pc]!]! & c[pc]!) {
						cycles += size[pc + 1]!;
						pc += size[pc + 1]!;
					}
					break;
				case 53: // LPM
					data[a[pc]!] = progBytes[data[30]! | (data[31]! << 8)]!;
					cycles += 2;
					break;
				case 54: {
					// LPM +
					const address = data[30]! | (data[31]! << 8);
					data[a[pc]!] = progBytes[address]!;
					data[30] = address + 1;
					data[31] = (address + 1) >> 8;
					cycles += 2;
					break;
				}
				case 55: // BST
					data[SREG] = (data[SREG]! & 0xbf) | (((data[a[pc]!]! >> c[pc]!) & 1) << 6);
					break;
				case 56: // BLD
					data[a[pc]!] = (data[a[pc]!]! & ~(1 << c[pc]!)) | (((data[SREG]! >> 6) & 1) << c[pc]!);
					break;
				case 57: // CBI: two cycles, of which avr8js counts one; it writes in the second
					cycles++;
					cpu.pc = pc;
					cpu.cycles = cycles;
					cpu.writeData(b[pc]!, cpu.readData(b[pc]!) & ~a[pc]!, a[pc]!);
					cycles = cpu.cycles;
					limit = limitOf(cpu, queue, until);
					break;
				case 58: // SBI
					cpu.pc = pc;
					cpu.cycles = cycles;
					cpu.writeData(b[pc]!, cpu.readData(b[pc]!) | a[pc]!, a[pc]!);
					cycles = cpu.cycles + 1;
					limit = limitOf(cpu, queue, until);
					break;
				default:
					break rare;
			}
			pc++;
			cycles++;
			continue;
		}
		// What is rare, or touches an I/O register, is done by avr8js: it may raise events and interrupts.
		cpu.pc = pc;
		cpu.cycles = cycles;
		avrInstruction(cpu);
		pc = cpu.pc & LAST_WORD;
		cycles = cpu.cycles;
		limit = limitOf(cpu, queue, until);
	}
	cpu.pc = pc;
	cpu.cycles = cycles;
}
