/** A part of the program in flash memory. */
export interface FlashSegment {
	address: number;
	bytes: Uint8Array;
}

export interface Program {
	/** The contents of flash, by ascending address. */
	flash: FlashSegment[];
	/** Bytes of flash from 0 to the last one used, initial values of variables included. */
	flashBytes: number;
	/** Bytes of memory of static variables; without stack and heap. */
	ramBytes: number;
}

/** Where the AVR's linker keeps memory and EEPROM apart from flash, which begins at 0. */
const RAM_START = 0x800000;
const EEPROM_START = 0x810000;

const ELF_MAGIC = 0x7f454c46;
const SEGMENT_LOAD = 1;

/**
 * Reads a linked 32-bit little-endian ELF file: its loadable segments, by the address where they are programmed.
 * @throws RangeError when the file is cut or is not such a file.
 */
export function readProgram(file: Uint8Array): Program {
	const view = new DataView(file.buffer, file.byteOffset, file.length);
	const [u16, u32] = [(at: number) => view.getUint16(at, true), (at: number) => view.getUint32(at, true)];
	if (view.getUint32(0) !== ELF_MAGIC) throw new RangeError("Not an ELF file");
	const table = u32(28);
	const size = u16(42);
	const count = u16(44);
	const flash: FlashSegment[] = [];
	let ramBytes = 0;
	for (let index = 0; index < count; index++) {
		const header = table + index * size;
		if (u32(header) !== SEGMENT_LOAD) continue;
		const offset = u32(header + 4);
		const runsAt = u32(header + 8);
		const address = u32(header + 12);
		const stored = u32(header + 16);
		if (offset + stored > file.length) throw new RangeError("The ELF file is cut");
		if (runsAt >= RAM_START && runsAt < EEPROM_START) ramBytes += u32(header + 20);
		if (address < RAM_START && stored > 0) flash.push({ address, bytes: file.subarray(offset, offset + stored) });
	}
	flash.sort((a, b) => a.address - b.address);
	return { flash, flashBytes: Math.max(0, ...flash.map(({ address, bytes }) => address + bytes.length)), ramBytes };
}

/** The same; null for a file that is none: a sketch can make the linker write one. */
export function programOf(file: Uint8Array): Program | null {
	try {
		return readProgram(file);
	} catch (error) {
		if (error instanceof RangeError) return null;
		throw error;
	}
}
