import { CYCLES_PER_MILLISECOND, type PartClock } from "../part.ts";
import type { Light } from "./finger.ts";
import {
	ALMOST_FULL,
	POWER_READY,
	RATES,
	REGISTER,
	RESET,
	ROLLS_OVER,
	SAMPLE_READY,
	SHUT_DOWN,
	TEMPERATURE_READY,
	THE_PART,
} from "./registers.ts";

/** Data sheet 19-7740: how long the die's temperature is measured ("Electrical Characteristics": 29 ms). */
export const TIMINGS = { temperature: 29 };

/** "FIFO": 32 samples; of each LED three bytes with 18 bits. */
const DEPTH = 32;
const BYTES = 3;
const MOST_OVERFLOW = 0x1f;
const FULL_SCALE = 0x3ffff;
/** "LED Pulse Amplitude": 0.2 mA for each step. "SpO2 ADC Range Control": full scale is 2048 nA, doubled with each range. */
const MILLIAMPERES = 0.2;
const NANOAMPERES = 2048;
/** Counts of noise, chosen. */
const NOISE = 4;

const RED = 1;
const INFRARED = 2;
/** The readable registers behind the FIFO's pointers that a program may write. */
const WRITABLE = new Set<number>([
	REGISTER.enable1,
	REGISTER.enable2,
	REGISTER.writePointer,
	REGISTER.overflow,
	REGISTER.readPointer,
	REGISTER.fifoConfig,
	REGISTER.mode,
	REGISTER.spo2Config,
	REGISTER.redAmplitude,
	REGISTER.infraredAmplitude,
	REGISTER.slots12,
	REGISTER.slots34,
]);

/**
 * The registers and the FIFO of a MAX30102. Samples are made when they are asked for, from the light of their own time:
 * call `catchUp` before that light changes. Left out: that averaging smooths a signal (it only makes samples rarer), the
 * limits of sample rate and pulse width, light from outside and its cancelling (`ALC_OVF`), the proximity of old revisions.
 */
export class Max30102Chip {
	private readonly clock: PartClock;
	private readonly lightAt: (seconds: number) => Light;
	private readonly celsius: () => number;
	private readonly onInterrupt: () => void;
	private readonly timings: typeof TIMINGS;
	private readonly registers = new Uint8Array(256);
	private fifo: number[][] = Array.from({ length: DEPTH }, () => []);
	private count = 0;
	/** Bytes that were read of the oldest sample. */
	private bytesRead = 0;
	private began = 0;
	private taken = 0;
	private stopWaiting = () => {};
	private stopMeasuring = () => {};

	constructor(
		clock: PartClock,
		lightAt: (seconds: number) => Light,
		celsius: () => number,
		onInterrupt: () => void,
		timings: typeof TIMINGS = TIMINGS,
	) {
		this.clock = clock;
		this.lightAt = lightAt;
		this.celsius = celsius;
		this.onInterrupt = onInterrupt;
		this.timings = timings;
		this.reset();
	}

	/** As power comes. */
	reset(): void {
		this.stopMeasuring();
		this.registers.fill(0);
		this.registers[REGISTER.status1] = POWER_READY;
		this.registers[REGISTER.revision] = 3;
		this.registers[REGISTER.part] = THE_PART;
		this.count = 0;
		this.restart();
	}

	/** INT is low. */
	get interrupts(): boolean {
		const asked = this.at(REGISTER.status1) & (this.at(REGISTER.enable1) | POWER_READY);
		return asked !== 0 || (this.at(REGISTER.status2) & this.at(REGISTER.enable2)) !== 0;
	}

	/** The milliamperes of both LEDs, 0 while none shines. */
	get current(): Light {
		const leds = this.leds();
		const of = (led: number, register: number) => (leds.includes(led) ? this.at(register) * MILLIAMPERES : 0);
		return { red: of(RED, REGISTER.redAmplitude), infrared: of(INFRARED, REGISTER.infraredAmplitude) };
	}

	/** Takes the samples whose time has come. */
	catchUp(): void {
		const leds = this.leds();
		if (leds.length === 0) return;
		const due = Math.floor((this.clock.now() - this.began) / this.period());
		const rollsOver = (this.at(REGISTER.fifoConfig) & ROLLS_OVER) !== 0;
		if (due > this.taken) this.registers[REGISTER.status1] = this.at(REGISTER.status1) | SAMPLE_READY;
		for (; this.taken < due; this.taken++) {
			// What others will lie over is not worked out.
			if (rollsOver && due - this.taken > DEPTH) this.store(() => [], true);
			else this.store(() => this.sample(this.taken + 1, leds), rollsOver);
		}
		if (this.count >= DEPTH - (this.at(REGISTER.fifoConfig) & 0x0f))
			this.registers[REGISTER.status1] = this.at(REGISTER.status1) | ALMOST_FULL;
		this.onInterrupt();
	}

	read(register: number): number {
		this.catchUp();
		if (register === REGISTER.fifo) return this.readFifo();
		const value = this.at(register);
		if (register === REGISTER.status1 || register === REGISTER.status2) {
			this.registers[register] = 0;
			this.onInterrupt();
		}
		return value;
	}

	write(register: number, value: number): void {
		this.catchUp();
		if (register === REGISTER.mode && value & RESET) this.reset();
		else if (register === REGISTER.temperatureEnable && value & 1) this.measureTemperature();
		else if (WRITABLE.has(register)) {
			this.registers[register] = value;
			if (register === REGISTER.writePointer || register === REGISTER.readPointer) this.pointersMoved();
			else this.restart();
		}
		this.onInterrupt();
	}

	private at(register: number): number {
		return this.registers[register] ?? 0;
	}

	/** The LEDs of a sample in their order; none while it is shut down. */
	private leds(): number[] {
		const mode = this.at(REGISTER.mode);
		if (mode & SHUT_DOWN) return [];
		if ((mode & 7) === 2) return [RED];
		if ((mode & 7) === 3) return [RED, INFRARED];
		if ((mode & 7) !== 7) return [];
		return [REGISTER.slots12, REGISTER.slots34]
			.flatMap((slots) => [this.at(slots) & 7, (this.at(slots) >> 4) & 7])
			.filter((led) => led !== 0);
	}

	private period(): number {
		const rate = RATES[(this.at(REGISTER.spo2Config) >> 2) & 7] ?? 50;
		const averaged = 2 ** Math.min(5, this.at(REGISTER.fifoConfig) >> 5);
		return (averaged / rate) * 1000 * CYCLES_PER_MILLISECOND;
	}

	/** The next sample comes one period from now. */
	private restart(): void {
		this.began = this.clock.now();
		this.taken = 0;
		this.stopWaiting();
		const wanted = (this.at(REGISTER.enable1) & (ALMOST_FULL | SAMPLE_READY)) !== 0;
		const wait = () => {
			this.catchUp();
			this.stopWaiting = this.clock.after(this.period(), wait);
		};
		this.stopWaiting = wanted && this.leds().length > 0 ? this.clock.after(this.period(), wait) : () => {};
	}

	private sample(index: number, leds: readonly number[]): number[] {
		const seconds = (this.began + index * this.period()) / CYCLES_PER_MILLISECOND / 1000;
		const light = this.lightAt(seconds);
		const current = this.current;
		const range = NANOAMPERES * 2 ** ((this.at(REGISTER.spo2Config) >> 5) & 3);
		// 15 bits with the shortest pulse, 18 with the longest, to the left.
		const lost = 3 - (this.at(REGISTER.spo2Config) & 3);
		return leds.map((led) => {
			const name = led === RED ? "red" : "infrared";
			const nanoamperes = led > INFRARED ? 0 : light[name] * current[name];
			const counts = (nanoamperes / range) * FULL_SCALE + noise(index, led);
			return (Math.min(FULL_SCALE, Math.max(0, Math.round(counts))) >> lost) << lost;
		});
	}

	private store(sample: () => number[], rollsOver: boolean): void {
		if (this.count === DEPTH) {
			this.registers[REGISTER.overflow] = Math.min(MOST_OVERFLOW, this.at(REGISTER.overflow) + 1);
			if (!rollsOver) return;
			this.dropOldest();
		}
		const at = this.at(REGISTER.writePointer) % DEPTH;
		this.fifo[at] = sample();
		this.registers[REGISTER.writePointer] = (at + 1) % DEPTH;
		this.count++;
	}

	private dropOldest(): void {
		this.registers[REGISTER.readPointer] = (this.at(REGISTER.readPointer) + 1) % DEPTH;
		this.count--;
		this.bytesRead = 0;
	}

	/** "FIFO Data": three bytes for each LED, the highest first. An empty FIFO gives what was read last. */
	private readFifo(): number {
		const sample = this.fifo[this.at(REGISTER.readPointer) % DEPTH] ?? [];
		const counts = sample[Math.floor(this.bytesRead / BYTES)] ?? 0;
		const byte = (counts >> (8 * (BYTES - 1 - (this.bytesRead % BYTES)))) & 0xff;
		this.registers[REGISTER.status1] = this.at(REGISTER.status1) & ~(ALMOST_FULL | SAMPLE_READY);
		this.bytesRead++;
		if (this.bytesRead >= sample.length * BYTES) {
			this.bytesRead = 0;
			if (this.count > 0) {
				this.dropOldest();
				this.registers[REGISTER.overflow] = 0;
			}
		}
		this.onInterrupt();
		return byte;
	}

	private pointersMoved(): void {
		this.bytesRead = 0;
		this.count = (this.at(REGISTER.writePointer) - this.at(REGISTER.readPointer) + DEPTH) % DEPTH;
	}

	private measureTemperature(): void {
		this.registers[REGISTER.temperatureEnable] = 1;
		this.stopMeasuring();
		this.stopMeasuring = this.clock.after(this.timings.temperature * CYCLES_PER_MILLISECOND, () => {
			const sixteenths = Math.round(this.celsius() * 16);
			this.registers[REGISTER.temperature] = (sixteenths >> 4) & 0xff;
			this.registers[REGISTER.temperatureFraction] = sixteenths & 0x0f;
			this.registers[REGISTER.temperatureEnable] = 0;
			this.registers[REGISTER.status2] = TEMPERATURE_READY;
			this.onInterrupt();
		});
	}
}

/** The same for each run: no two samples of a signal are alike. */
function noise(index: number, led: number): number {
	const mixed = Math.imul(index * 4 + led, 0x9e3779b1) >>> 0;
	return (mixed / 2 ** 32 - 0.5) * NOISE;
}
