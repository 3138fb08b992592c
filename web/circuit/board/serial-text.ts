/** What the serial monitor keeps: the newest text, never more than it can show with ease. */

const KEPT_CHARACTERS = 40_000;
const KEPT_LINES = 1_000;

/** Adds what the board sent; the oldest whole lines go when there is too much. */
export function appendSerial(kept: string, arrived: string): string {
	const text = (kept + arrived).replaceAll("\r", "");
	if (text.length <= KEPT_LINES) return text;
	let start = Math.max(0, text.length - KEPT_CHARACTERS);
	let lines = 0;
	for (let at = text.length - 1; at > start; at--) {
		if (text[at] === "\n" && ++lines > KEPT_LINES) start = at;
	}
	if (start === 0) return text;
	const lineStart = text.indexOf("\n", start) + 1;
	return text.slice(lineStart > 0 ? lineStart : start);
}
