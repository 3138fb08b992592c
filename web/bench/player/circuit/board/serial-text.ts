/** What the serial monitor keeps: the newest text and bytes, never more than it can show with ease. */

const KEPT_CHARACTERS = 40_000;
const KEPT_LINES = 1_000;
const KEPT_BYTES = 4_000;
/** This many bytes are shown in a row, so the oldest are cut off by rows: what stays is divided as it was. */
export const BYTES_IN_ROW = 8;

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

/** Adds bytes, one in each character; the oldest lines or rows go when there are too many. */
export function appendBytes(kept: string, arrived: string): string {
	const bytes = kept + arrived;
	const over = bytes.length - KEPT_BYTES;
	if (over <= 0) return bytes;
	const lineStart = bytes.indexOf("\n", over) + 1;
	return bytes.slice(lineStart > 0 ? lineStart : Math.ceil(over / BYTES_IN_ROW) * BYTES_IN_ROW);
}
