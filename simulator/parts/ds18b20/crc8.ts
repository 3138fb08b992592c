/** The 1-Wire CRC over bytes: X⁸ + X⁵ + X⁴ + 1, least significant bit first (DS18B20 data sheet, "CRC Generation", pp. 8-9). */
export function crc8(bytes: Iterable<number>): number {
	let crc = 0;
	for (const byte of bytes) {
		crc ^= byte;
		for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >> 1) ^ 0x8c : crc >> 1;
	}
	return crc;
}
