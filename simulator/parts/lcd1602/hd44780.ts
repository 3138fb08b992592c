import { CYCLES_PER_MICROSECOND, type DisplayState, type PartClock } from "../part.ts";
import type { Hd44780Timings } from "./hd44780-timings.ts";

const COLUMNS = 16;
const ROWS = 2;
const LINE_LENGTH = 40;
const SECOND_LINE = 0x40;
const SPACE = 0x20;
const GLYPHS = 8;
const GLYPH_LINES = 8;

/** What a display shows of its memory. */
type Shown = Pick<DisplayState, "rows" | "glyphs" | "on" | "cursor">;

/**
 * The controller of a character display, as Hitachi's data sheet of the HD44780U has it: 8 or 4 wires (pp. 22, 45-46),
 * instructions (table 6, p. 24), display memory and its addresses (pp. 10-12), own characters (p. 19). What arrives while it
 * is busy is lost.
 */
export class Hd44780 {
	private readonly clock: PartClock;
	private readonly timings: Hd44780Timings;
	private readonly ddram = new Uint8Array(2 * LINE_LENGTH).fill(SPACE);
	private readonly glyphDots = new Uint8Array(GLYPHS * GLYPH_LINES);
	private busyUntil = Number.POSITIVE_INFINITY;
	private eightWires = true;
	private twoLines = false;
	/** The upper half of a byte on four wires, written or being read. */
	private half: number | undefined;
	private lowerHalfNext = false;
	private address = 0;
	private inGlyphs = false;
	private forwards = true;
	private shiftsAlong = false;
	private shift = 0;
	private lit = false;
	private line = false;
	private block = false;

	constructor(clock: PartClock, timings: Hd44780Timings) {
		this.clock = clock;
		this.timings = timings;
	}

	/** Power-on reset ("Reset Function"). */
	powerOn(): void {
		this.ddram.fill(SPACE);
		this.eightWires = true;
		this.twoLines = false;
		this.half = undefined;
		this.lowerHalfNext = false;
		this.address = 0;
		this.inGlyphs = false;
		this.forwards = true;
		this.shiftsAlong = false;
		this.shift = 0;
		this.lit = false;
		this.line = false;
		this.block = false;
		this.busyFor(this.timings.powerOn);
	}

	/** E falls with RW low: takes what is on D7 to D0 (on four wires D7 to D4). */
	write(isData: boolean, wires: number): void {
		if (this.eightWires) this.take(isData, wires);
		else if (this.half === undefined) this.half = wires & 0xf0;
		else {
			const byte = this.half | (wires >> 4);
			this.half = undefined;
			this.take(isData, byte);
		}
	}

	/** E is high with RW high: what is put on D7 to D0. `done` when E falls again. */
	read(isData: boolean): { wires: number; done(): void } {
		const byte = isData ? this.memory() : (this.isBusy() ? 0x80 : 0) | this.address;
		const lower = !this.eightWires && this.lowerHalfNext;
		return {
			wires: lower ? (byte << 4) & 0xf0 : byte,
			done: () => {
				this.lowerHalfNext = !this.eightWires && !lower;
				if (isData && !this.lowerHalfNext && !this.isBusy()) {
					this.step();
					this.busyFor(this.timings.data);
				}
			},
		};
	}

	shown(): Shown {
		const rows = Array.from({ length: ROWS }, (_, row) =>
			Array.from({ length: COLUMNS }, (_, column) => this.ddram[this.cellAt(row, column)] ?? SPACE),
		);
		const glyphs = Array.from({ length: GLYPHS }, (_, glyph) => [
			...this.glyphDots.subarray(glyph * GLYPH_LINES, (glyph + 1) * GLYPH_LINES),
		]);
		return { rows, glyphs, on: this.lit, cursor: this.cursor() };
	}

	private cursor(): Shown["cursor"] {
		if (this.inGlyphs || !(this.line || this.block)) return null;
		const cell = this.cellOf(this.address);
		for (let row = 0; row < ROWS; row++)
			for (let column = 0; column < COLUMNS; column++)
				if (this.cellAt(row, column) === cell) return { row, column, line: this.line, block: this.block };
		return null;
	}

	/** The DDRAM cell shown there; -1 in the second row of a one-line display. */
	private cellAt(row: number, column: number): number {
		if (this.twoLines) return row * LINE_LENGTH + ((column + this.shift) % LINE_LENGTH);
		return row === 0 ? (column + this.shift) % (2 * LINE_LENGTH) : -1;
	}

	private cellOf(address: number): number {
		if (!this.twoLines) return address % (2 * LINE_LENGTH);
		const row = address >= SECOND_LINE ? 1 : 0;
		return row * LINE_LENGTH + ((address - row * SECOND_LINE) % LINE_LENGTH);
	}

	private isBusy(): boolean {
		return this.clock.now() < this.busyUntil;
	}

	private busyFor(microseconds: number): void {
		this.busyUntil = this.clock.now() + Math.round(microseconds * CYCLES_PER_MICROSECOND);
	}

	private take(isData: boolean, byte: number): void {
		if (this.isBusy()) return;
		if (!isData) {
			this.busyFor(byte <= 3 ? this.timings.slow : this.timings.instruction);
			this.instruct(byte);
			return;
		}
		this.busyFor(this.timings.data);
		if (this.inGlyphs) this.glyphDots[this.address & 0x3f] = byte & 0x1f;
		else this.ddram[this.cellOf(this.address)] = byte;
		this.step();
		if (this.shiftsAlong && !this.inGlyphs) this.shiftBy(this.forwards ? 1 : -1);
	}

	private instruct(byte: number): void {
		if (byte & 0x80) this.goTo(byte & 0x7f, false);
		else if (byte & 0x40) this.goTo(byte & 0x3f, true);
		else if (byte & 0x20) {
			this.eightWires = (byte & 0x10) !== 0;
			this.twoLines = (byte & 0x08) !== 0;
		} else if (byte & 0x10) this.move(byte);
		else if (byte & 0x08) {
			this.lit = (byte & 4) !== 0;
			this.line = (byte & 2) !== 0;
			this.block = (byte & 1) !== 0;
		} else if (byte & 0x04) {
			this.forwards = (byte & 2) !== 0;
			this.shiftsAlong = (byte & 1) !== 0;
		} else if (byte !== 0) {
			this.goTo(0, false);
			this.shift = 0;
			if (byte & 2) return;
			this.ddram.fill(SPACE);
			this.forwards = true;
		}
	}

	private goTo(address: number, inGlyphs: boolean): void {
		this.address = address;
		this.inGlyphs = inGlyphs;
	}

	/** Moves the cursor or the whole display by one, to the right or to the left. */
	private move(byte: number): void {
		const right = (byte & 4) !== 0;
		if (byte & 8) this.shiftBy(right ? -1 : 1);
		else this.step(right);
	}

	private shiftBy(ddram: number): void {
		const around = this.twoLines ? LINE_LENGTH : 2 * LINE_LENGTH;
		this.shift = (this.shift + ddram + around) % around;
	}

	/** Moves the address counter by one, from one line's end to the other line's start. */
	private step(forwards = this.forwards): void {
		const by = forwards ? 1 : -1;
		if (this.inGlyphs) {
			this.address = (this.address + by) & 0x3f;
			return;
		}
		const cell = (this.cellOf(this.address) + by + 2 * LINE_LENGTH) % (2 * LINE_LENGTH);
		const second = this.twoLines && cell >= LINE_LENGTH;
		this.address = second ? SECOND_LINE + cell - LINE_LENGTH : cell;
	}

	private memory(): number {
		return (this.inGlyphs ? this.glyphDots[this.address & 0x3f] : this.ddram[this.cellOf(this.address)]) ?? 0;
	}
}
