import type { FlashSegment } from "./elf.ts";

const BYTES_PER_RECORD = 16;
const DATA = 0;
const END_OF_FILE = 1;
const EXTENDED_ADDRESS = 4;

/** Writes flash as Intel HEX: records of 16 bytes, CRLF after each, the end record last. */
export function writeIntelHex(segments: readonly FlashSegment[]): string {
	const lines: string[] = [];
	let upper = 0;
	for (const { address, bytes } of segments) {
		for (let offset = 0; offset < bytes.length; ) {
			const at = address + offset;
			if (at >>> 16 !== upper) {
				upper = at >>> 16;
				lines.push(record(EXTENDED_ADDRESS, 0, [upper >> 8, upper & 0xff]));
			}
			// A record never crosses a 64 KB border.
			const length = Math.min(BYTES_PER_RECORD, bytes.length - offset, 0x10000 - (at & 0xffff));
			lines.push(record(DATA, at & 0xffff, bytes.subarray(offset, offset + length)));
			offset += length;
		}
	}
	lines.push(record(END_OF_FILE, 0, []));
	return lines.map((line) => `${line}\r\n`).join("");
}

function record(kind: number, address: number, data: Iterable<number> & { length: number }): string {
	const bytes = [data.length, address >> 8, address & 0xff, kind, ...data];
	const sum = bytes.reduce((total, byte) => total + byte, 0);
	return `:${[...bytes, -sum & 0xff].map(hex).join("")}`;
}

function hex(byte: number): string {
	return byte.toString(16).padStart(2, "0").toUpperCase();
}
