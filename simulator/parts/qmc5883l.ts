import { CYCLES_PER_MILLISECOND, type PartHost } from "./part.ts";
import type { Power } from "./power.ts";

/** Along the axes X, Y and Z that are printed on the module, in nanotesla. */
export type MagneticField = readonly [number, number, number];

const ADDRESS = 0x0d;
const CHIP_VOLTS = 3.3;
/** On the module, from SDA and SCL to 3.3 V. */
const PULL_UP_OHMS = 4700;

/** QST, QMC5883L data sheet, "Register Map": 00 to 05 are X, Y and Z, the low byte first. */
const STATUS = 0x06;
const CONTROL_1 = 0x09;
const CONTROL_2 = 0x0a;
const PERIOD = 0x0b;
const CHIP_ID = 0x0d;
const THE_CHIP = 0xff;
const LAST_DATA = 0x05;
/** Bits of the status: data ready, overflow. */
const READY = 0x01;
const OVERFLOW = 0x02;
/** Bits of the control registers. */
const CONTINUOUS = 0x01;
const SOFT_RESET = 0x80;
/** By the bits 2-3 and 4-5 of control register 1: samples in a second, and counts a gauss of the ranges 2 G and 8 G. */
const RATES = [10, 50, 100, 200];
const COUNTS_A_GAUSS = [12_000, 3000];
const NANOTESLA_A_GAUSS = 100_000;

/**
 * A QMC5883L on a module GY-271 with its own pull-ups to 3.3 V. It rests in standby after power-on, until a program asks for continuous
 * measuring. Results are those of the moment when a reading begins. From the first byte of them that is read until the last they stay
 * as they are: who never reads Z gets the same numbers for ever. Left out: noise, the thermometer, the interrupt pin, oversampling
 * and what the set/reset period does.
 */
export function createQmc5883l(
	host: PartHost,
	power: Power,
	{ sda, scl, field }: { sda: string; scl: string; field: () => MagneticField },
): void {
	const { clock, pin, i2c } = host;
	const pullUps = [pin(sda).driver, pin(scl).driver];
	const registers = new Uint8Array(16);
	let pointer = 0;
	let awaitsPointer = false;
	let samplesSeen = 0;
	let locked = false;

	const at = (register: number) => registers[register] ?? 0;
	const measures = () => (at(CONTROL_1) & 3) === CONTINUOUS;
	const samples = () =>
		Math.floor((clock.now() * (RATES[(at(CONTROL_1) >> 2) & 3] ?? 0)) / (1000 * CYCLES_PER_MILLISECOND));

	function reset() {
		registers.fill(0);
		locked = false;
		registers[CHIP_ID] = THE_CHIP;
	}

	function measure() {
		const counts = COUNTS_A_GAUSS[(at(CONTROL_1) >> 4) & 3] ?? 0;
		let isOver = false;
		for (const [axis, nanotesla] of field().entries()) {
			const value = Math.round((nanotesla * counts) / NANOTESLA_A_GAUSS);
			const bits = Math.min(32_767, Math.max(-32_768, value));
			isOver ||= bits !== value;
			registers[axis * 2] = bits & 0xff;
			registers[axis * 2 + 1] = (bits >> 8) & 0xff;
		}
		registers[STATUS] = (samples() === samplesSeen ? 0 : READY) | (isOver ? OVERFLOW : 0);
	}

	function feed() {
		if (!power.on()) reset();
		for (const line of pullUps) {
			if (power.on()) line.drive(CHIP_VOLTS, PULL_UP_OHMS);
			else line.release();
		}
	}

	reset();
	feed();
	power.onChange(feed);
	i2c.attach(
		{ sda: pin(sda).net, scl: pin(scl).net },
		{
			get address() {
				return power.on() ? ADDRESS : undefined;
			},
			start(reading) {
				awaitsPointer = !reading;
				if (reading && measures() && !locked) measure();
				return true;
			},
			write(byte) {
				if (awaitsPointer) {
					pointer = byte & 0x0f;
					awaitsPointer = false;
					return true;
				}
				if (pointer === CONTROL_2 && (byte & SOFT_RESET) !== 0) reset();
				else if (pointer >= CONTROL_1 && pointer <= PERIOD) registers[pointer] = byte;
				pointer = (pointer + 1) & 0x0f;
				return true;
			},
			read() {
				const byte = at(pointer);
				if (pointer <= LAST_DATA) {
					samplesSeen = samples();
					locked = pointer !== LAST_DATA;
				}
				pointer = (pointer + 1) & 0x0f;
				return byte;
			},
		},
	);
}
