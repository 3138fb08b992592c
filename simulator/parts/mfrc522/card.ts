import { crcA } from "./crc-a.ts";

/** What is known of a card before anything is read of it: ISO/IEC 14443-3, 6.5. */
export interface CardKind {
	/** 4 or 7 bytes. */
	readonly uid: readonly number[];
	/** The answer to a request, low byte first. */
	readonly atqa: readonly [number, number];
	/** The last answer to a selection: its type. */
	readonly sak: number;
}

/** A frame on the air: bytes without their parity, and how many bits of the last one (8: all). */
export interface Frame {
	readonly bytes: readonly number[];
	readonly lastBits: number;
}

const REQA = 0x26;
const WUPA = 0x52;
const SHORT_FRAME_BITS = 7;
const HALT = [0x50, 0x00];
/** "Select" of the cascade levels 1 and 2. */
const SELECT = [0x93, 0x95];
/** Instead of a level's first byte: the rest of the UID is in the next level. */
const CASCADE_TAG = 0x88;
const UID_INCOMPLETE = 0x04;
/** Valid bits of a selection with nothing of the UID, and with all of a level: bytes in the high digit. */
const WHOLE_SELECTION = 0x70;

type State = "idle" | "ready" | "active";

/**
 * A card in a reader's field, by ISO/IEC 14443-3, 6.3 and 6.5 (type A): request, anticollision and selection of both cascade
 * levels, halt. What it keeps in its blocks is left out: it answers neither authentication nor reading.
 */
export class Card {
	private readonly kind: CardKind;
	/** The four bytes of each cascade level with their check byte. */
	private readonly levels: readonly (readonly number[])[];
	private state: State = "idle";
	/** It was halted, and answers nothing but a wake-up; an error leads back to that. */
	private halted = false;
	private level = 0;

	constructor(kind: CardKind) {
		this.kind = kind;
		const { uid } = kind;
		const parts = uid.length === 4 ? [uid] : [[CASCADE_TAG, ...uid.slice(0, 3)], uid.slice(3)];
		this.levels = parts.map((bytes) => [...bytes, bytes.reduce((all, byte) => all ^ byte, 0)]);
	}

	/** The field was off: the card forgets its state. */
	lose(): void {
		this.state = "idle";
		this.halted = false;
	}

	/** What it answers; undefined for nothing. */
	answer({ bytes, lastBits }: Frame): Frame | undefined {
		const [first = 0] = bytes;
		if (bytes.length === 1 && lastBits === SHORT_FRAME_BITS && (first === REQA || first === WUPA))
			return this.request(first);
		const selected = this.state === "ready" && first === SELECT[this.level] ? this.select(bytes, lastBits) : undefined;
		if (selected) return selected;
		if (this.state === "active" && isWith(bytes, HALT)) this.halted = true;
		this.state = "idle";
		return undefined;
	}

	private request(command: number): Frame | undefined {
		const answers = this.state === "idle" && (command === WUPA || !this.halted);
		this.state = answers ? "ready" : "idle";
		this.level = 0;
		return answers ? whole(this.kind.atqa) : undefined;
	}

	private select(bytes: readonly number[], lastBits: number): Frame | undefined {
		const own = this.levels[this.level] ?? [];
		const [command = 0, valid = 0, ...asked] = bytes;
		if (valid === WHOLE_SELECTION) {
			if (!isWith(bytes, [command, valid, ...own])) return undefined;
			this.level++;
			const complete = this.level === this.levels.length;
			if (complete) this.state = "active";
			const sak = complete ? this.kind.sak : UID_INCOMPLETE;
			return whole([sak, ...crcA([sak])]);
		}
		const known = asked.length === 0 ? 0 : asked.length * 8 - (8 - lastBits);
		if ((valid >> 4) * 8 + (valid & 7) - 16 !== known) return undefined;
		const bits = bitsOf(own);
		if (bitsOf(asked).some((bit, at) => at < known && bit !== bits[at])) return undefined;
		return frameOf(bits.slice(known));
	}
}

/** The frame is these bytes and their check sum. */
function isWith(bytes: readonly number[], wanted: readonly number[]): boolean {
	const all = [...wanted, ...crcA(wanted)];
	return bytes.length === all.length && all.every((byte, at) => byte === bytes[at]);
}

const whole = (bytes: readonly number[]): Frame => ({ bytes, lastBits: 8 });

/** As they go over the air: lowest bit first. */
export function bitsOf(bytes: readonly number[]): number[] {
	return bytes.flatMap((byte) => Array.from({ length: 8 }, (_, at) => (byte >> at) & 1));
}

/** The bits as a frame; the first byte begins at its bit `align`. */
export function frameOf(bits: readonly number[], align = 0): Frame {
	const bytes: number[] = [];
	bits.forEach((bit, index) => {
		const at = index + align;
		bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (bit << (at & 7));
	});
	return { bytes, lastBits: ((bits.length + align - 1) & 7) + 1 };
}
