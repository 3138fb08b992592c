/** The check sum of ISO/IEC 14443-3, annex B (CRC_A), low byte first. `preset` is its starting value: 0x6363 there. */
export function crcA(bytes: Iterable<number>, preset = 0x6363): [low: number, high: number] {
	let crc = preset;
	for (const byte of bytes) {
		let mixed = (byte ^ crc) & 0xff;
		mixed = (mixed ^ (mixed << 4)) & 0xff;
		crc = ((crc >> 8) ^ (mixed << 8) ^ (mixed << 3) ^ (mixed >> 4)) & 0xffff;
	}
	return [crc & 0xff, crc >> 8];
}
