/** The operations of `board/decode.ts` that the translator names; the numbers are those of `DecodedProgram.op`. */
export const OP = {
	stop: 0,
	rare: 1,
	cpse: 13,
	adiw: 28,
	sbiw: 29,
	mul: 31,
	rjmp: 32,
	rcall: 33,
	jmp: 34,
	call: 35,
	ret: 36,
	brbs: 37,
	brbc: 38,
	lds: 39,
	sts: 40,
	ld: 41,
	ldDecrement: 43,
	st: 44,
	stDecrement: 46,
	push: 47,
	pop: 48,
	in: 49,
	out: 50,
	sbrc: 51,
	sbrs: 52,
	lpm: 53,
	lpmIncrement: 54,
	cbi: 57,
	sbi: 58,
	sbic: 59,
	sbis: 60,
	bset: 61,
	reti: 63,
	ijmp: 64,
	icall: 65,
	muls: 66,
	mulsu: 67,
	/** Jumps and calls that the chip does not have. */
	foreign: 68,
} as const;

const TWO: ReadonlySet<number> = new Set([
	OP.adiw,
	OP.sbiw,
	OP.mul,
	OP.muls,
	OP.mulsu,
	OP.rjmp,
	OP.lds,
	OP.sts,
	OP.ld,
	OP.ld + 1,
	OP.ldDecrement,
	OP.st,
	OP.st + 1,
	OP.stDecrement,
	OP.push,
	OP.pop,
	OP.cbi,
	OP.sbi,
	OP.ijmp,
]);
const THREE: ReadonlySet<number> = new Set([OP.rcall, OP.jmp, OP.lpm, OP.lpmIncrement, OP.icall]);
const FOUR: ReadonlySet<number> = new Set([OP.call, OP.ret, OP.reti]);

/** Cycles of an operation, without what a branch or a skip that is taken adds, nor what a register makes the chip wait. */
export function cyclesOf(op: number): number {
	return FOUR.has(op) ? 4 : THREE.has(op) ? 3 : TWO.has(op) ? 2 : 1;
}
