/**
 * Packets as the R307's user manual has them ("Data package format"): 0xEF01, an address of four bytes, an identifier, how many
 * bytes follow, the content, and the sum of all from the identifier on. Numbers go highest byte first.
 */
const START = [0xef, 0x01];
const ADDRESS = [0xff, 0xff, 0xff, 0xff];
const COMMAND = 0x01;
const ANSWER = 0x07;
const SUM_BYTES = 2;
/** Start code, address, identifier and length. */
const HEAD_BYTES = 9;
const IDENTIFIER_AT = 6;
const LENGTH_AT = 7;
/** The longest command has six bytes of content. */
const MOST_LENGTH = 32;

export const word = (value: number): [number, number] => [value >> 8, value & 0xff];
export const wordAt = (bytes: readonly number[], at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);

/** An answer with its confirmation code and what follows that. */
export const answerPacket = (content: readonly number[]) => packet(ANSWER, content);
export const commandPacket = (content: readonly number[]) => packet(COMMAND, content);

function packet(identifier: number, content: readonly number[]): number[] {
	const summed = [identifier, ...word(content.length + SUM_BYTES), ...content];
	return [...START, ...ADDRESS, ...summed, ...word(sumOf(summed))];
}

const sumOf = (bytes: readonly number[]) => bytes.reduce((sum, byte) => sum + byte, 0) & 0xffff;

/**
 * Collects bytes into commands, and calls back with a command's content, or with undefined for one whose sum is wrong. What
 * is no packet to this address is passed over.
 */
export function packetReader(onCommand: (content: readonly number[] | undefined) => void) {
	const expected = [...START, ...ADDRESS, COMMAND];
	let bytes: number[] = [];
	return {
		take(byte: number): void {
			bytes.push(byte);
			const at = bytes.length - 1;
			if (at < expected.length && byte !== expected[at]) {
				bytes = byte === START[0] ? [byte] : [];
				return;
			}
			if (bytes.length < HEAD_BYTES) return;
			const length = wordAt(bytes, LENGTH_AT);
			if (length <= SUM_BYTES || length > MOST_LENGTH) bytes = [];
			if (bytes.length < HEAD_BYTES + length) return;
			const all = bytes;
			bytes = [];
			const sum = wordAt(all, all.length - SUM_BYTES);
			const isWhole = sum === sumOf(all.slice(IDENTIFIER_AT, -SUM_BYTES));
			onCommand(isWhole ? all.slice(HEAD_BYTES, -SUM_BYTES) : undefined);
		},
		reset(): void {
			bytes = [];
		},
	};
}
