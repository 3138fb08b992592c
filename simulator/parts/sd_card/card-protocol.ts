import { BLOCK_BYTES, CARD_BLOCKS, type CardImage } from "./card-image.ts";

/** R1: the bits of a card's first answer. */
const IDLE = 0x01;
const ILLEGAL_COMMAND = 0x04;
const CRC_ERROR = 0x08;
const ADDRESS_ERROR = 0x20;
const PARAMETER_ERROR = 0x40;
const COMMAND_BYTES = 6;
const DATA_TOKEN = 0xfe;
const DATA_ACCEPTED = 0x05;
/** Bytes of "busy" after a block was taken. */
const BUSY_BYTES = 8;
/** ACMD41 is answered with "idle" so often before the card is ready. */
const STARTING_POLLS = 2;
/** 2.7 to 3.6 V, powered up; standard capacity: addresses count bytes. */
const OCR = [0x80, 0xff, 0x80, 0x00];
/** Maker, "IN", "SD8MB", revision 1.0, serial number 1, January 2026. */
const CID = [0x1b, 0x49, 0x4e, 0x53, 0x44, 0x38, 0x4d, 0x42, 0x10, 0, 0, 0, 1, 0x01, 0xa1, 0x01];

/** Version 1: blocks of 512 bytes, (C_SIZE + 1) × 16 of them (Part 1 Physical Layer Simplified Specification, 5.3.2). */
function csd(): number[] {
	const size = CARD_BLOCKS / 16 - 1;
	const bytes = [0x00, 0x26, 0x00, 0x32, 0x5b, 0x59, 0x80, 0, 0, 0x01, 0x7f, 0x80, 0x0a, 0x40, 0x00, 0x01];
	bytes[6] = 0x80 | (size >> 10);
	bytes[7] = (size >> 2) & 0xff;
	bytes[8] = (size & 3) << 6;
	return bytes;
}

/**
 * A standard SD card in SPI mode (SD Association, Part 1 Physical Layer Simplified Specification, chapter 7): takes the byte
 * on MOSI, gives the one on MISO. One block at a time; check sums are checked where the specification does before CRC is
 * switched on, that is of CMD0 and CMD8. Bytes clocked without the card being selected are not asked for.
 */
export class CardProtocol {
	private readonly card: CardImage;
	private readonly answers: number[] = [];
	private command: number[] = [];
	private spiMode = false;
	private ready = false;
	private polls = 0;
	private application = false;
	/** The block that is being written, and its bytes so far once the token has come. */
	private writing: { readonly block: number; bytes: number[] | undefined } | undefined;

	constructor(card: CardImage) {
		this.card = card;
	}

	/** The card was deselected: what was begun is dropped. */
	deselect(): void {
		this.answers.length = 0;
		this.command = [];
		this.writing = undefined;
	}

	exchange(byte: number): number {
		const answer = this.answers.shift() ?? 0xff;
		if (this.writing) this.receive(this.writing, byte);
		else if (this.command.length > 0 || (byte & 0xc0) === 0x40) {
			this.command.push(byte);
			if (this.command.length === COMMAND_BYTES) {
				const [first = 0, a = 0, b = 0, c = 0, d = 0, crc = 0] = this.command;
				this.command = [];
				// One byte passes before a card answers (7.5.1.1: NCR).
				this.answers.push(0xff, ...this.run(first & 0x3f, ((a << 24) | (b << 16) | (c << 8) | d) >>> 0, crc));
			}
		}
		return answer;
	}

	private run(index: number, argument: number, crc: number): readonly number[] {
		const application = this.application;
		this.application = index === 55;
		if (index === 0) return this.reset(crc);
		if (!this.spiMode) return [];
		const state = this.ready ? 0 : IDLE;
		if (index === 8) return crc === 0x87 ? [state, 0, 0, 1, argument & 0xff] : [state | CRC_ERROR];
		if (index === 55) return [state];
		if (index === 41 && application) {
			this.ready = this.polls++ >= STARTING_POLLS;
			return [this.ready ? 0 : IDLE];
		}
		if (index === 58) return [state, ...OCR];
		if (!this.ready) return [state | ILLEGAL_COMMAND];
		switch (index) {
			case 9:
				return [0, 0xff, ...data(csd())];
			case 10:
				return [0, 0xff, ...data(CID)];
			case 13:
				return [0, 0];
			case 16:
				return [argument === BLOCK_BYTES ? 0 : PARAMETER_ERROR];
			case 17:
			case 24: {
				if (argument % BLOCK_BYTES !== 0) return [ADDRESS_ERROR];
				const block = argument / BLOCK_BYTES;
				if (block >= CARD_BLOCKS) return [PARAMETER_ERROR];
				if (index === 17) return [0, 0xff, ...data(this.card.read(block))];
				this.writing = { block, bytes: undefined };
				return [0];
			}
			default:
				return [ILLEGAL_COMMAND];
		}
	}

	private reset(crc: number): readonly number[] {
		if (crc !== 0x95 && !this.spiMode) return [];
		this.spiMode = true;
		this.ready = false;
		this.polls = 0;
		return [IDLE];
	}

	private receive(writing: NonNullable<typeof this.writing>, byte: number): void {
		if (!writing.bytes) {
			if (byte === DATA_TOKEN) writing.bytes = [];
			return;
		}
		writing.bytes.push(byte);
		if (writing.bytes.length < BLOCK_BYTES + 2) return;
		this.card.write(writing.block, Uint8Array.from(writing.bytes.slice(0, BLOCK_BYTES)));
		this.answers.push(DATA_ACCEPTED, ...Array.from({ length: BUSY_BYTES }, () => 0));
		this.writing = undefined;
	}
}

/** A block as it is read: token, bytes, and a check sum of zeros. */
const data = (bytes: Iterable<number>) => [DATA_TOKEN, ...bytes, 0, 0];
