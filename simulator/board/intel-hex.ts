/** A program that is no Intel HEX, or does not fit. */
export class BadProgram extends Error {}

/** Flash of the ATmega328P in bytes, without the Uno's boot loader. */
export const FLASH_BYTES = 32_256;

/**
 * Reads Intel HEX (record types 00, 01, 02, 03, 04, 05) into bytes from address 0.
 * Throws `BadProgram` for a malformed record, a wrong checksum, a missing end or too large a program.
 */
export function readIntelHex(hex: string): Uint8Array {
	const flash = new Uint8Array(FLASH_BYTES).fill(0xff);
	let end = 0;
	let base = 0;
	let ended = false;
	for (const line of hex.split(/\r?\n/)) {
		if (line.trim() === "") continue;
		const bytes = recordBytes(line.trim());
		const [length = 0, high = 0, low = 0, type = -1] = bytes;
		if (bytes.length !== length + 5) throw new BadProgram("A record has the wrong length");
		if (bytes.reduce((sum, byte) => (sum + byte) & 0xff, 0) !== 0)
			throw new BadProgram("A record has a wrong checksum");
		const data = bytes.subarray(4, 4 + length);
		if (type === 0) {
			const address = base + high * 256 + low;
			if (address + length > FLASH_BYTES) throw new BadProgram("The program does not fit into the flash");
			flash.set(data, address);
			end = Math.max(end, address + length);
		} else if (type === 1) {
			ended = true;
			break;
		} else if (type === 2) base = ((data[0] ?? 0) * 256 + (data[1] ?? 0)) * 16;
		else if (type === 4) base = ((data[0] ?? 0) * 256 + (data[1] ?? 0)) * 65_536;
		else if (type !== 3 && type !== 5) throw new BadProgram("A record has an unknown type");
	}
	if (!ended || end === 0) throw new BadProgram("The program is empty or cut off");
	return flash.subarray(0, end);
}

function recordBytes(line: string): Uint8Array {
	if (!/^:(?:[0-9A-Fa-f]{2})+$/.test(line)) throw new BadProgram("A line is no Intel HEX record");
	const bytes = new Uint8Array((line.length - 1) / 2);
	for (let at = 0; at < bytes.length; at++) bytes[at] = Number.parseInt(line.slice(1 + 2 * at, 3 + 2 * at), 16);
	return bytes;
}
