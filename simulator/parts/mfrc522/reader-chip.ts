import type { PartClock } from "../part.ts";
import { bitsOf, type Frame, frameOf } from "./card.ts";
import { crcA } from "./crc-a.ts";
import { COM_INTERRUPT, COMMAND, CRC_INTERRUPT, ERROR, REGISTER, registersAfterReset, SELF_TEST } from "./registers.ts";
import { carrierCycles, Timer } from "./timer.ts";

const FIFO_BYTES = 64;
const BUFFER_BYTES = 25;
/** At 106 kbit/s: periods of the carrier for a bit, and from a frame's end to the answer (ISO/IEC 14443-3, 6.2.1.1). */
const BIT = 128;
const ANSWER_DELAY = 1172;
/** A frame begins and ends with a bit more. */
const FRAME_BITS = 2;
/** CRCPreset in ModeReg (9.3.2.2). */
const CRC_PRESETS = [0x0000, 0x6363, 0xa671, 0xffff];
const ANTENNA = 0x03;
const FULL_MODULATION = 0x40;
const POWER_DOWN = 0x10;
const COMMAND_BITS = 0x0f;
const TIMER_AUTO = 0x80;
const TIMER_RESTARTS = 0x10;

/** What is in front of the antenna. */
export interface Field {
	/** The field is on or off. */
	set(on: boolean): void;
	/** Sends a frame; gives the answer, or undefined for none. */
	send(frame: Frame): Frame | undefined;
}

/**
 * An MFRC522 between its registers and its field (NXP's data sheet MFRC522 rev. 3.9, chapters 8 to 10). Always 106 kbit/s; what
 * only shapes the signal, such as the antenna's gain, is kept and has no effect. Left out: collisions, since one card is
 * there at most; MIFARE's encryption, so that authentication never ends; random numbers; the time to wake up.
 */
export class ReaderChip {
	private readonly clock: PartClock;
	private readonly field: Field;
	private readonly timer: Timer;
	private registers = registersAfterReset();
	private fifo: number[] = [];
	/** The internal buffer. */
	private buffer: readonly number[] = Array.from({ length: BUFFER_BYTES }, () => 0);
	private crcOk = false;
	/** Takes back what is still to come of an exchange. */
	private cancel: (() => void) | undefined;

	constructor(clock: PartClock, field: Field) {
		this.clock = clock;
		this.field = field;
		this.timer = new Timer(clock, () => this.interrupt(COM_INTERRUPT.timer));
	}

	/** Everything but the internal buffer has its first value again. */
	reset(): void {
		this.registers = registersAfterReset();
		this.fifo = [];
		this.crcOk = false;
		this.timer.stop();
		this.abort();
		this.showField();
	}

	read(address: number): number {
		switch (address) {
			case REGISTER.status1:
				return this.status();
			case REGISTER.fifoData: {
				const byte = this.fifo.shift() ?? 0;
				this.fifoChanged();
				return byte;
			}
			case REGISTER.fifoLevel:
				return this.fifo.length;
			case REGISTER.counterHigh:
				return this.timer.counter >> 8;
			case REGISTER.counterLow:
				return this.timer.counter & 0xff;
			default:
				return this.get(address);
		}
	}

	write(address: number, value: number): void {
		switch (address) {
			case REGISTER.command:
				this.command(value);
				break;
			case REGISTER.comInterrupts:
			case REGISTER.divInterrupts:
				this.set(address, value & 0x80 ? this.get(address) | (value & 0x7f) : this.get(address) & ~value);
				break;
			case REGISTER.fifoData:
				this.put(value);
				break;
			case REGISTER.fifoLevel:
				if (value & 0x80) this.flush();
				break;
			case REGISTER.control:
				if (value & 0x80) this.timer.stop();
				if (value & 0x40) this.startTimer();
				break;
			case REGISTER.bitFraming:
				this.set(address, value & 0x7f);
				if (value & 0x80 && this.running === COMMAND.transceive) this.transmit(this.takeFifo());
				break;
			case REGISTER.collision:
				this.set(address, (value & 0x80) | (this.get(address) & 0x7f));
				break;
			case REGISTER.txControl:
				this.set(address, value);
				this.showField();
				break;
			case REGISTER.error:
			case REGISTER.status1:
			case REGISTER.crcHigh:
			case REGISTER.crcLow:
			case REGISTER.counterHigh:
			case REGISTER.counterLow:
			case REGISTER.version:
				break;
			default:
				this.set(address, value);
		}
	}

	private get(address: number): number {
		return this.registers[address] ?? 0;
	}

	private set(address: number, value: number): void {
		this.registers[address] = value;
	}

	private get running(): number {
		return this.get(REGISTER.command) & COMMAND_BITS;
	}

	private interrupt(bits: number): void {
		this.set(REGISTER.comInterrupts, this.get(REGISTER.comInterrupts) | bits);
	}

	private error(bits: number): void {
		this.set(REGISTER.error, this.get(REGISTER.error) | bits);
		this.interrupt(COM_INTERRUPT.error);
	}

	private status(): number {
		const com = this.get(REGISTER.comInterrupts) & this.get(REGISTER.comInterruptEnable) & 0x7f;
		const div = this.get(REGISTER.divInterrupts) & this.get(REGISTER.divInterruptEnable) & 0x7f;
		const { high, low } = this.alerts();
		return (
			(this.crcOk ? 0x40 : 0) |
			0x20 |
			(com | div ? 0x10 : 0) |
			(this.timer.running ? 0x08 : 0) |
			(high ? 0x02 : 0) |
			(low ? 0x01 : 0)
		);
	}

	private alerts(): { high: boolean; low: boolean } {
		const level = this.get(REGISTER.waterLevel) & 0x3f;
		return { high: FIFO_BYTES - this.fifo.length <= level, low: this.fifo.length <= level };
	}

	private fifoChanged(): void {
		const { high, low } = this.alerts();
		this.interrupt((high ? COM_INTERRUPT.high : 0) | (low ? COM_INTERRUPT.low : 0));
	}

	private put(byte: number): void {
		if (this.fifo.length < FIFO_BYTES) this.fifo.push(byte);
		else this.error(ERROR.overflow);
		if (this.running === COMMAND.calcCrc) this.calculateCrc();
		this.fifoChanged();
	}

	private flush(): void {
		this.fifo = [];
		this.set(REGISTER.error, this.get(REGISTER.error) & ~ERROR.overflow);
		this.fifoChanged();
	}

	private takeFifo(): number[] {
		const bytes = this.fifo;
		this.fifo = [];
		this.fifoChanged();
		return bytes;
	}

	private abort(): void {
		this.cancel?.();
		this.cancel = undefined;
	}

	private command(value: number): void {
		const next = value & COMMAND_BITS;
		const command = next === COMMAND.noChange ? this.running : next;
		this.set(REGISTER.command, (value & 0x30) | command);
		this.showField();
		if (next === COMMAND.noChange || value & POWER_DOWN) return;
		this.abort();
		switch (next) {
			case COMMAND.idle:
			case COMMAND.transceive:
				break;
			case COMMAND.mem:
				this.moveBuffer();
				this.end();
				break;
			case COMMAND.calcCrc:
				this.beginCrc();
				break;
			case COMMAND.transmit:
				this.transmit(this.takeFifo());
				break;
			case COMMAND.authenticate:
				// The card is asked, and what it would answer is not understood: the timer ends it.
				this.field.send({ bytes: this.takeFifo().slice(0, 2), lastBits: 8 });
				if (this.get(REGISTER.timerMode) & TIMER_AUTO) this.startTimer();
				break;
			case COMMAND.softReset:
				this.reset();
				break;
			default:
				this.end();
		}
	}

	/** 25 bytes from the FIFO into the internal buffer, or back where the FIFO is empty (10.3.1.2). */
	private moveBuffer(): void {
		const bytes = this.takeFifo();
		if (bytes.length === 0) this.fifo = [...this.buffer];
		else this.buffer = Array.from({ length: BUFFER_BYTES }, (_, at) => bytes[at] ?? 0);
	}

	/** The command ends by itself. */
	private end(): void {
		this.set(REGISTER.command, this.get(REGISTER.command) & ~COMMAND_BITS);
		this.interrupt(COM_INTERRUPT.idle);
	}

	private get crcPreset(): number {
		return CRC_PRESETS[this.get(REGISTER.mode) & 3] ?? 0;
	}

	private beginCrc(): void {
		if ((this.get(REGISTER.autoTest) & 0x0f) === 0x09) {
			const isClean = this.buffer.every((byte) => byte === 0) && this.fifo.length === 1 && this.fifo[0] === 0;
			this.fifo = isClean ? [...SELF_TEST] : SELF_TEST.map(() => 0);
			this.set(REGISTER.divInterrupts, this.get(REGISTER.divInterrupts) | CRC_INTERRUPT);
			return;
		}
		const preset = this.crcPreset;
		this.set(REGISTER.crcLow, preset & 0xff);
		this.set(REGISTER.crcHigh, preset >> 8);
		this.calculateCrc();
	}

	/** Adds what is in the FIFO to the result. */
	private calculateCrc(): void {
		const [low, high] = crcA(this.fifo, (this.get(REGISTER.crcHigh) << 8) | this.get(REGISTER.crcLow));
		this.fifo = [];
		this.set(REGISTER.crcLow, low);
		this.set(REGISTER.crcHigh, high);
		this.crcOk = low === 0 && high === 0;
		this.set(REGISTER.divInterrupts, this.get(REGISTER.divInterrupts) | CRC_INTERRUPT);
	}

	private startTimer(): void {
		const mode = this.get(REGISTER.timerMode);
		const reload = (this.get(REGISTER.reloadHigh) << 8) | this.get(REGISTER.reloadLow);
		const prescaler = ((mode & 0x0f) << 8) | this.get(REGISTER.timerPrescaler);
		this.timer.start(reload, prescaler, (mode & TIMER_RESTARTS) !== 0);
	}

	private transmit(data: readonly number[]): void {
		this.abort();
		this.set(REGISTER.error, 0);
		const withCrc = this.get(REGISTER.txMode) & 0x80;
		const bytes = withCrc ? [...data, ...crcA(data, this.crcPreset)] : data;
		const lastBits = withCrc ? 8 : this.get(REGISTER.bitFraming) & 7 || 8;
		const bits = bytes.length * 9 + (lastBits === 8 ? 0 : lastBits - 9) + FRAME_BITS;
		this.later(bits * BIT, () => {
			this.interrupt(COM_INTERRUPT.tx);
			const receives = this.running === COMMAND.transceive;
			if (!receives) this.end();
			const isModulated = this.isFieldOn() && this.get(REGISTER.txAsk) & FULL_MODULATION;
			const answer = isModulated ? this.field.send({ bytes, lastBits }) : undefined;
			if (this.get(REGISTER.timerMode) & TIMER_AUTO) this.startTimer();
			if (answer && receives) this.await(answer);
		});
	}

	/** The answer begins after its delay, which stops the timer, and has its own length. */
	private await(answer: Frame): void {
		this.later(ANSWER_DELAY, () => {
			if (this.get(REGISTER.timerMode) & TIMER_AUTO) this.timer.stop();
			this.later((answer.bytes.length * 9 + FRAME_BITS) * BIT, () => this.receive(answer));
		});
	}

	private receive({ bytes, lastBits }: Frame): void {
		const align = (this.get(REGISTER.bitFraming) >> 4) & 7;
		const bits = bitsOf(bytes).slice(0, bytes.length * 8 - (8 - lastBits));
		const received = frameOf(bits, align);
		const checks = this.get(REGISTER.rxMode) & 0x80;
		const data = checks ? received.bytes.slice(0, -2) : received.bytes;
		const crc = received.bytes.slice(-2);
		if (checks && crcA(data, this.crcPreset).some((byte, at) => byte !== crc[at])) this.error(ERROR.crc);
		this.set(REGISTER.control, (this.get(REGISTER.control) & ~7) | (received.lastBits & 7));
		for (const byte of data) this.put(byte);
		this.interrupt(COM_INTERRUPT.rx);
	}

	private later(periods: number, then: () => void): void {
		this.cancel = this.clock.after(carrierCycles(periods), then);
	}

	private isFieldOn(): boolean {
		return (this.get(REGISTER.txControl) & ANTENNA) !== 0 && (this.get(REGISTER.command) & POWER_DOWN) === 0;
	}

	private showField(): void {
		this.field.set(this.isFieldOn());
	}
}
