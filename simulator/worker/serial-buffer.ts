/** More than a person reads in a thirtieth of a second; the oldest is left out first. */
const MOST_CHARACTERS = 8000;

/** What the sketch prints between two frames, bounded. */
export class SerialBuffer {
	private text = "";
	private dropped = 0;

	push(text: string): void {
		this.text += text;
		if (this.text.length > 2 * MOST_CHARACTERS) this.trim();
	}

	/** Everything since the last call, and how many characters before it were left out. */
	take(): { text: string; dropped: number } {
		this.trim();
		const taken = { text: this.text, dropped: this.dropped };
		this.text = "";
		this.dropped = 0;
		return taken;
	}

	private trim(): void {
		const over = this.text.length - MOST_CHARACTERS;
		if (over <= 0) return;
		this.dropped += over;
		this.text = this.text.slice(over);
	}
}
