/** Reads the numbers and texts of DWARF one after another. Every read beyond the end throws a RangeError. */
export class DwarfReader {
	at: number;
	private readonly bytes: Buffer;

	constructor(bytes: Buffer, at = 0) {
		this.bytes = bytes;
		this.at = at;
	}

	get ended(): boolean {
		return this.at >= this.bytes.length;
	}

	u8(): number {
		return this.bytes.readUInt8(this.at++);
	}

	u16(): number {
		this.at += 2;
		return this.bytes.readUInt16LE(this.at - 2);
	}

	u32(): number {
		this.at += 4;
		return this.bytes.readUInt32LE(this.at - 4);
	}

	/** An unsigned or signed number of 1, 2, 4 or 8 bytes; of 8 the lower 48 bits. */
	number(bytes: number, signed = false): number {
		const width = Math.min(6, bytes);
		this.at += bytes;
		const from = this.at - bytes;
		return signed ? this.bytes.readIntLE(from, width) : this.bytes.readUIntLE(from, width);
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
		const text = this.bytes.toString("utf8", this.at, end);
		this.at = end + 1;
		return text;
	}

	block(bytes: number): Buffer {
		if (this.at + bytes > this.bytes.length) throw new RangeError("A block is cut");
		this.at += bytes;
		return this.bytes.subarray(this.at - bytes, this.at);
	}
}
