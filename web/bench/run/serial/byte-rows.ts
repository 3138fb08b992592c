import { BYTES_IN_ROW } from "#web/bench/player/circuit/board/serial-text.ts";

const LINE_FEED = 0x0a;

/** Bytes, one in each character, as rows of hexadecimal numbers with the characters they are beside them. A row ends with its line. */
export function byteRows(bytes: string): string {
	const rows: string[] = [];
	let row: number[] = [];
	const endRow = () => {
		const numbers = row.map((byte) => byte.toString(16).toUpperCase().padStart(2, "0")).join(" ");
		rows.push(`${numbers.padEnd(BYTES_IN_ROW * 3)} ${row.map(visible).join("")}`);
		row = [];
	};
	for (const character of bytes) {
		row.push(character.charCodeAt(0));
		if (row.length === BYTES_IN_ROW || row.at(-1) === LINE_FEED) endRow();
	}
	if (row.length > 0) endRow();
	return rows.join("\n");
}

/** The character of a byte, or a dot for one that prints nothing by itself. */
const visible = (byte: number) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : "·");
