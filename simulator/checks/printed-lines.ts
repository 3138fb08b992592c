const LONGEST_LINE = 400;

interface PrintedLine {
	readonly text: string;
	/** Simulated milliseconds since power-on. */
	readonly at: number;
}

/** What the sketch prints, as whole lines. */
export class PrintedLines {
	private open = "";
	private readonly lines: PrintedLine[] = [];

	push(text: string, at: number): void {
		const pieces = (this.open + text).split("\n");
		this.open = (pieces.pop() ?? "").slice(-LONGEST_LINE);
		for (const piece of pieces) this.lines.push({ text: piece.replace(/\r$/, "").slice(0, LONGEST_LINE), at });
	}

	/** How many have ended. */
	get count(): number {
		return this.lines.length;
	}

	/** All after the first, this many of them. */
	from(count: number): readonly PrintedLine[] {
		return this.lines.slice(count);
	}
}
