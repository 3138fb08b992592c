import type { DebugFunction, DebugInfo } from "#domain/bench/debug-info.ts";

const STACK_POINTER_REGISTER = 32;
const STACK_POINTER = 93;

/** The function that the code at an address belongs to. */
export function functionAt(info: DebugInfo, address: number): DebugFunction | undefined {
	return info.functions.find(({ from, to }) => address >= from && address < to);
}

/**
 * The canonical frame address at a code address: the same for a call from its beginning to its end, and the lower the
 * deeper calls are nested. `data` is the data space of the chip, with its registers at the beginning.
 */
export function frameBase({ frames }: DebugFunction, address: number, data: Uint8Array): number {
	const [, register, offset] = frames.findLast(([from]) => from <= address) ?? [0, STACK_POINTER_REGISTER, 2];
	return (pointerIn(register, data) + offset) & 0xffff;
}

/** Where a register pair points, by the number that DWARF gives it. */
export function pointerIn(register: number, data: Uint8Array): number {
	const at = register === STACK_POINTER_REGISTER ? STACK_POINTER : register;
	return (data[at] ?? 0) | ((data[at + 1] ?? 0) << 8);
}
