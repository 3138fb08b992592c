const UNREADABLE = "\ufffd";

/** Turns a stream of bytes into text, as UTF-8; an invalid byte decodes to U+FFFD. */
export class Utf8Decoder {
	private codePoint = 0;
	private missing = 0;

	/** Takes one byte; answers with the text it completes, often none. */
	push(byte: number): string {
		if (this.missing > 0) {
			if ((byte & 0xc0) === 0x80) {
				this.codePoint = this.codePoint * 64 + (byte & 0x3f);
				this.missing--;
				if (this.missing > 0) return "";
				return this.codePoint <= 0x10_ffff ? String.fromCodePoint(this.codePoint) : UNREADABLE;
			}
			this.missing = 0;
			return UNREADABLE + this.push(byte);
		}
		if (byte < 0x80) return String.fromCharCode(byte);
		const following =
			byte >= 0xf0 && byte < 0xf5 ? 3 : byte >= 0xe0 && byte < 0xf0 ? 2 : byte >= 0xc2 && byte < 0xe0 ? 1 : 0;
		if (following === 0) return UNREADABLE;
		this.missing = following;
		this.codePoint = byte & (0x3f >> following);
		return "";
	}
}

/** Text as UTF-8 bytes. */
export function encodeUtf8(text: string): number[] {
	const bytes: number[] = [];
	for (const character of text) {
		const point = character.codePointAt(0) ?? 0;
		if (point < 0x80) bytes.push(point);
		else if (point < 0x800) bytes.push(0xc0 | (point >> 6), 0x80 | (point & 0x3f));
		else if (point < 0x1_0000) bytes.push(0xe0 | (point >> 12), 0x80 | ((point >> 6) & 0x3f), 0x80 | (point & 0x3f));
		else
			bytes.push(
				0xf0 | (point >> 18),
				0x80 | ((point >> 12) & 0x3f),
				0x80 | ((point >> 6) & 0x3f),
				0x80 | (point & 0x3f),
			);
	}
	return bytes;
}
