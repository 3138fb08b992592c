/**
 * What lies where in the translated program's memory, as byte offsets. It begins with the chip's data space, which the
 * interpreter and the peripherals work on as `cpu.data`.
 */
export const LAYOUT = {
	/** What the host's `read` has read. */
	value: 0xa00,
	/** Not 0 while an interrupt waits for the I flag. */
	pending: 0xa04,
	/** The budget that is left when the module is left, as an i32. */
	left: 0xa08,
	/** Timer 0 is steady while more of the budget than this is left: its counter is (`countFrom` - left) >> `countShift`. */
	steadyAbove: 0xa0c,
	countFrom: 0xa10,
	countShift: 0xa14,
	/** N, Z and S of each byte. */
	nzs: 0xb00,
	/** For each address below the RAM: `READ_HOOK` and `WRITE_HOOK`, or `OWN` for what the translation keeps in locals. */
	hooks: 0xc00,
	/** The program memory, byte by byte. */
	flash: 0x1_0000,
	/** For each word of the program a u32: the unit and, above it, the block that begins there; `NO_BLOCK` elsewhere. */
	dispatch: 0x2_0000,
} as const;

export const [READ_HOOK, WRITE_HOOK, OWN] = [1, 2, 4];
export const NO_BLOCK = 0xffff_ffff;
export const BLOCK_SHIFT = 16;

export const [REGISTERS, RAM_FIRST, RAM_BYTES, DATA_SPACE] = [0x20, 0x100, 0x800, 0x900];
export const [SPL, SPH, SREG] = [0x5d, 0x5e, 0x5f];
export const [TIFR0, TCNT0] = [0x35, 0x46];
export const INTERRUPTS = 0x80;

/** Functions of the host, numbered as imports. All work on the chip's state in memory. */
export const HOST = {
	/** (address, value, mask, pc, left): writes a register with its hook; the budget as if nothing had been spent. */
	write: 0,
	/** (address, pc, left): reads one with its hook into `LAYOUT.value`; the budget likewise. */
	read: 1,
	/** (pc, left): runs the instruction as the interpreter does; the budget after it. */
	step: 2,
} as const;

/** Functions of the module itself, after the imports; the units follow. */
export const OWN_FUNCTIONS = {
	/** (pc, left): runs until the budget is spent or a pc is reached that begins no block; answers the pc. */
	enter: 3,
	/** (left, pc): gives what is left of the budget back and answers the pc. */
	exit: 4,
	/** (pc): runs the unit with the block that begins at the pc, or answers the pc. */
	invoke: 5,
	/** (address, pc, left): reads from outside of the RAM; leaves the budget in `GLOBAL.left`. */
	load: 6,
	/** (address, value, pc, left): writes outside of the RAM; the budget as if nothing had been spent. */
	store: 7,
	/** (address, pc, left): `HOST.read` for the counter and the flags of timer 0, without the host while they are steady. */
	readTimer0: 8,
} as const;
export const FIRST_UNIT = 9;

/** How many i32 each of the module's function types takes: indexed by the type's number. */
export const TYPES = [1, 2, 3, 4, 5] as const;
/** The type that takes this many. */
export const takes = (parameters: (typeof TYPES)[number]): number => parameters - 1;

export const GLOBAL = {
	/** The budget in cycles, while it is not in a unit's own local. */
	left: 0,
	/** What is left over of the budget though the run must leave the module. */
	returned: 1,
} as const;
export const GLOBALS = 2;
