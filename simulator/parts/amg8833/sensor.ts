import { CYCLES_PER_MILLISECOND, type PartClock } from "../part.ts";

/** Of the data sheet's register map. */
export const REGISTER = {
	power: 0x00,
	reset: 0x01,
	frameRate: 0x02,
	interruptControl: 0x03,
	status: 0x04,
	clearStatus: 0x05,
	highLevel: 0x08,
	lowLevel: 0x0a,
	hysteresis: 0x0c,
	thermistor: 0x0e,
	interrupts: 0x10,
	pixels: 0x80,
} as const;
const NORMAL = 0x00;
const FLAG_RESET = 0x30;
const INITIAL_RESET = 0x3f;
const ONE_A_SECOND = 0x01;
const INTERRUPT = { enabled: 0x01, absolute: 0x02, flag: 0x02 };

/** Milliseconds of a frame, at ten and at one a second ("Frame rate"). */
export const TIMINGS = { fast: 100, slow: 1000 };
/** °C of a step of a pixel (12 bit, two's complement) and of the thermistor (12 bit, sign and magnitude). */
const PIXEL_STEP = 0.25;
const THERMISTOR_STEP = 0.0625;
const PIXELS = 64;

/**
 * How far each pixel is off, in °C: the data sheet allows 2.5 either way. Chosen, always the same, so that no two cells
 * side by side agree.
 */
export function pixelError(index: number): number {
	return (((index * 7 + Math.floor(index / 8) * 3) % 5) - 2) * PIXEL_STEP;
}

/** What the chip gets of the world: 64 pixels and its own temperature, in °C. */
export interface Seen {
	readonly pixels: readonly number[];
	readonly own: number;
}

/**
 * The AMG88's registers. Each frame takes what is seen then; `catchUp` must be called before that changes. Left out: the
 * moving average, the 50 ms until it answers and the 15 s until it is exact, overflows. Asleep or on standby it keeps its
 * last frame.
 */
export class GridEye {
	private readonly registers = new Uint8Array(256);
	private readonly clock: PartClock;
	private readonly seen: () => Seen;
	private readonly onInterrupt: () => void;
	private readonly timings: typeof TIMINGS;
	private since = 0;
	private frames = 0;
	private before: readonly number[] = [];
	private cancel = () => {};

	constructor(clock: PartClock, seen: () => Seen, onInterrupt: () => void, timings = TIMINGS) {
		this.clock = clock;
		this.seen = seen;
		this.onInterrupt = onInterrupt;
		this.timings = timings;
		this.reset();
	}

	/** As after power-on. */
	reset(): void {
		this.registers.fill(0);
		this.before = [];
		this.begin();
	}

	/** It pulls INT low. */
	get interrupts(): boolean {
		return this.has(REGISTER.interruptControl, INTERRUPT.enabled) && this.has(REGISTER.status, INTERRUPT.flag);
	}

	/** Takes the frame that is due, if what is seen has been the same since then. */
	catchUp(): void {
		if (this.at(REGISTER.power) !== NORMAL) return;
		const frames = Math.floor((this.clock.now() - this.since) / this.period());
		if (frames === this.frames) return;
		this.frames = frames;
		this.measure();
	}

	read(register: number): number {
		this.catchUp();
		return register === REGISTER.clearStatus ? 0 : this.at(register);
	}

	write(register: number, byte: number): void {
		this.catchUp();
		const isReadOnly = register === REGISTER.status || register >= REGISTER.thermistor;
		if (register === REGISTER.reset) {
			if (byte === INITIAL_RESET) this.reset();
			if (byte === FLAG_RESET) this.clearFlags();
		} else if (register === REGISTER.clearStatus) {
			if (byte & INTERRUPT.flag) this.clearFlags();
		} else if (!isReadOnly) {
			this.registers[register] = byte;
			if (register === REGISTER.power || register === REGISTER.frameRate) this.begin();
			else this.awaitFrame();
		}
		this.onInterrupt();
	}

	private begin(): void {
		this.since = this.clock.now();
		this.frames = 0;
		this.awaitFrame();
	}

	/** Only INT asks for frames that no program reads. */
	private awaitFrame(): void {
		this.cancel();
		if (!this.has(REGISTER.interruptControl, INTERRUPT.enabled) || this.at(REGISTER.power) !== NORMAL) return;
		const due = this.since + (this.frames + 1) * this.period();
		this.cancel = this.clock.after(due - this.clock.now(), () => {
			this.catchUp();
			this.onInterrupt();
			this.awaitFrame();
		});
	}

	private period(): number {
		const { fast, slow } = this.timings;
		return (this.has(REGISTER.frameRate, ONE_A_SECOND) ? slow : fast) * CYCLES_PER_MILLISECOND;
	}

	private measure(): void {
		const { pixels, own } = this.seen();
		const steps = pixels.map((celsius, index) => Math.round((celsius + pixelError(index)) / PIXEL_STEP));
		for (const [index, step] of steps.entries()) this.put12(REGISTER.pixels + index * 2, step);
		const magnitude = Math.round(Math.abs(own) / THERMISTOR_STEP);
		this.put12(REGISTER.thermistor, own < 0 ? magnitude | 0x800 : magnitude);
		this.compare(steps);
		this.before = steps;
	}

	/** INT0 to INT7 have a bit for each pixel that is beyond a level: itself, or its change since the frame before. */
	private compare(steps: readonly number[]): void {
		const [high, low, hysteresis] = [REGISTER.highLevel, REGISTER.lowLevel, REGISTER.hysteresis].map((register) =>
			this.signed(register),
		) as [number, number, number];
		const isAbsolute = this.has(REGISTER.interruptControl, INTERRUPT.absolute);
		for (const [index, step] of steps.entries()) {
			const value = isAbsolute ? step : step - (this.before[index] ?? step);
			const [register, bit] = [REGISTER.interrupts + (index >> 3), 1 << (index & 7)];
			const margin = this.has(register, bit) ? hysteresis : 0;
			const beyond = value > high - margin || value < low + margin;
			this.registers[register] = beyond ? this.at(register) | bit : this.at(register) & ~bit;
			if (beyond) this.registers[REGISTER.status] = this.at(REGISTER.status) | INTERRUPT.flag;
		}
	}

	private clearFlags(): void {
		this.registers[REGISTER.status] = 0;
		this.registers.fill(0, REGISTER.interrupts, REGISTER.interrupts + PIXELS / 8);
	}

	private put12(register: number, value: number): void {
		this.registers[register] = value & 0xff;
		this.registers[register + 1] = (value >> 8) & 0x0f;
	}

	private signed(register: number): number {
		const value = this.at(register) | ((this.at(register + 1) & 0x0f) << 8);
		return value >= 0x800 ? value - 0x1000 : value;
	}

	private at(register: number): number {
		return this.registers[register] ?? 0;
	}

	private has(register: number, bits: number): boolean {
		return (this.at(register) & bits) !== 0;
	}
}
