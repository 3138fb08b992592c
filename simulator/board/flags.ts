// biome-ignore-all lint/style/noNonNullAssertion: every result is a byte, as the table is long
/** The flags of the status register that arithmetic sets: the data sheet's "Status Register" and instruction set. */

export const CARRY = 1;
export const ZERO = 2;
export const OVERFLOW_AND_SIGN = 0x18;

/** N, Z and S of a result without overflow. */
export const NZS = Uint8Array.from(
	{ length: 256 },
	(_, result) => (result === 0 ? ZERO : 0) | (result & 0x80 ? 0x14 : 0),
);

export function flagsOfAdd(sreg: number, d: number, r: number, result: number): number {
	const carries = (d & r) | ((d | r) & ~result);
	const overflow = ((d ^ result) & (r ^ result) & 0x80) === 0 ? 0 : OVERFLOW_AND_SIGN;
	return (sreg & 0xc0) | (NZS[result]! ^ overflow) | ((carries & 8) << 2) | ((carries >> 7) & 1);
}

export function flagsOfSubtract(sreg: number, d: number, r: number, result: number): number {
	const borrows = (~d & r) | ((~d | r) & result);
	const overflow = ((d ^ r) & (d ^ result) & 0x80) === 0 ? 0 : OVERFLOW_AND_SIGN;
	return (sreg & 0xc0) | (NZS[result]! ^ overflow) | ((borrows & 8) << 2) | ((borrows >> 7) & 1);
}

/** As `flagsOfSubtract`, but Z only stays set: SBC, SBCI and CPC. */
export function flagsOfBorrow(sreg: number, d: number, r: number, result: number): number {
	const flags = flagsOfSubtract(sreg, d, r, result);
	return sreg & ZERO ? flags : flags & ~ZERO;
}

export function flagsOfShift(sreg: number, result: number, carry: number): number {
	const negative = (result >> 7) & 1;
	return (sreg & 0xe0) | (NZS[result]! ^ (negative ^ carry ? OVERFLOW_AND_SIGN : 0)) | carry;
}
