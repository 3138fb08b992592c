/** Reads the numbers and texts of DWARF one after another. Every read beyond the end throws a RangeError. */
export class DwarfReader {
	at: number;
	private readonly bytes: Uint8Array;
	private readonly view: DataView;

	constructor(bytes: Uint8Array, at = 0) {
		this.bytes = bytes;
		this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
		this.at = at;
	}

	get ended(): boolean {
		return this.at >= this.bytes.length;
	}

	/** Bytes to the end. */
	get left(): number {
		return this.bytes.length - this.at;
	}

	u8(): number {
		return this.view.getUint8(this.at++);
	}

	u16(): number {
		this.at += 2;
		return this.view.getUint16(this.at - 2, true);
	}

	u32(): number {
		this.at += 4;
		return this.view.getUint32(this.at - 4, true);
	}

	/** An unsigned or signed number of 1, 2, 4 or 8 bytes; of 8 the lower 48 bits. */
	number(bytes: number, signed = false): number {
		return littleEndian(this.block(bytes).subarray(0, 6), signed);
	}

	/** Unsigned LEB128. */
	uleb(): number {
		let value = 0;
		for (let scale = 1; ; scale *= 128) {
			const byte = this.u8();
			value += (byte & 0x7f) * scale;
			if (byte < 0x80) return value;
		}
	}

	/** Signed LEB128. */
	sleb(): number {
		let value = 0;
		for (let scale = 1; ; scale *= 128) {
			const byte = this.u8();
			value += (byte & 0x7f) * scale;
			if (byte < 0x80) return byte & 0x40 ? value - scale * 128 : value;
		}
	}

	text(): string {
		const end = this.bytes.indexOf(0, this.at);
		if (end < 0) throw new RangeError("A text has no end");
		const text = new TextDecoder().decode(this.bytes.subarray(this.at, end));
		this.at = end + 1;
		return text;
	}

	block(bytes: number): Uint8Array {
		if (this.at + bytes > this.bytes.length) throw new RangeError("A block is cut");
		this.at += bytes;
		return this.bytes.subarray(this.at - bytes, this.at);
	}
}

/** The number that up to six bytes are. */
export function littleEndian(bytes: Uint8Array, signed = false): number {
	const value = bytes.reduceRight((sum, byte) => sum * 256 + byte, 0);
	const range = 256 ** bytes.length;
	return signed && value >= range / 2 ? value - range : value;
}
