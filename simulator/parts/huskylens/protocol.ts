/** "HUSKYLENS Protocol" of DFRobot (HUSKYLENSArduino), "Commands List". */
export const COMMAND = {
	request: 0x20,
	requestBlocks: 0x21,
	requestArrows: 0x22,
	requestLearned: 0x23,
	requestBlocksLearned: 0x24,
	requestArrowsLearned: 0x25,
	requestById: 0x26,
	requestBlocksById: 0x27,
	requestArrowsById: 0x28,
	returnInfo: 0x29,
	returnBlock: 0x2a,
	ping: 0x2c,
	algorithm: 0x2d,
	returnOk: 0x2e,
	learn: 0x36,
	forget: 0x37,
} as const;

const HEADER = [0x55, 0xaa, 0x11] as const;
const LENGTH_AT = 3;
const COMMAND_AT = 4;
const DATA_AT = 5;

/** A frame: header, length of the data, command, numbers of two bytes with the low one first, and the sum of all as a byte. */
export function frameOf(command: number, values: readonly number[] = []): number[] {
	const data = values.flatMap((value) => [value & 0xff, (value >> 8) & 0xff]);
	const bytes = [...HEADER, data.length, command, ...data];
	return [...bytes, sumOf(bytes)];
}

const sumOf = (bytes: readonly number[]) => bytes.reduce((sum, byte) => sum + byte, 0) & 0xff;

/** Puts the bytes that come in together to frames; what is no frame, or has a wrong sum, is left out. */
export class FrameReader {
	private bytes: number[] = [];
	private readonly onFrame: (command: number, values: readonly number[]) => void;

	constructor(onFrame: (command: number, values: readonly number[]) => void) {
		this.onFrame = onFrame;
	}

	reset(): void {
		this.bytes = [];
	}

	take(byte: number): void {
		const at = this.bytes.length;
		if (at < HEADER.length && byte !== HEADER[at]) {
			this.bytes = byte === HEADER[0] ? [byte] : [];
			return;
		}
		this.bytes.push(byte);
		if (at < COMMAND_AT || at < DATA_AT + (this.bytes[LENGTH_AT] ?? 0)) return;
		const frame = this.bytes.slice(0, -1);
		this.bytes = [];
		if (sumOf(frame) !== byte) return;
		const data = frame.slice(DATA_AT);
		const values = Array.from(
			{ length: data.length >> 1 },
			(_, index) => (data[index * 2] ?? 0) | ((data[index * 2 + 1] ?? 0) << 8),
		);
		this.onFrame(frame[COMMAND_AT] ?? 0, values);
	}
}
