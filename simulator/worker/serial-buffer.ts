/** More than a person reads in a thirtieth of a second; the oldest is left out first. */
const MOST_CHARACTERS = 8000;

/** What the sketch prints between two frames, bounded: as text, and as the bytes that were sent. */
export class SerialBuffer {
	private text = "";
	private bytes = "";
	private dropped = 0;

	/** @param bytes one in each character */
	push(text: string, bytes: string): void {
		this.text += text;
		this.bytes += bytes;
		if (this.bytes.length > 2 * MOST_CHARACTERS) this.trim();
	}

	/** Everything since the last call, and how many characters before it were left out. */
	take(): { text: string; dropped: number; bytes: string } {
		this.trim();
		const taken = { text: this.text, dropped: this.dropped, bytes: this.bytes };
		this.text = "";
		this.bytes = "";
		this.dropped = 0;
		return taken;
	}

	private trim(): void {
		this.bytes = this.bytes.slice(-MOST_CHARACTERS);
		const over = this.text.length - MOST_CHARACTERS;
		if (over <= 0) return;
		this.dropped += over;
		this.text = this.text.slice(over);
	}
}
