import { slider } from "../controls.ts";
import { CYCLES_PER_MICROSECOND, type Part, type PartHost, type PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";
import { CALIBRATION_WORDS, pressureOf, rawFor, temperatureOf } from "./compensation.ts";

declare module "../part.ts" {
	interface PartStates {
		/** The air around it, in hPa and °C. */
		bmp180: { readonly hectopascals: number; readonly celsius: number; readonly powered: boolean };
	}
}

const ADDRESS = 0x77;
const WORKING_VOLTS = 1.8;
/** The module's own pull-ups. */
const PULL_UP_OHMS = 4700;
/** BST-BMP180-DS000-09, "Global memory map", p. 18. */
const CALIBRATION = 0xaa;
const CHIP_ID = 0xd0;
const SOFT_RESET = 0xe0;
const CONTROL = 0xf4;
const OUTPUT = 0xf6;
const THE_CHIP = 0x55;
const RESET_WORD = 0xb6;
const TEMPERATURE = 0x2e;
const PRESSURE = 0x34;
const CONVERTING = 0x20;
/** Where the search for a raw temperature begins: below it the formula does not rise. */
const LOWEST_UT = 22_000;

/** The longest conversions, in microseconds: temperature, and pressure by oversampling (pp. 6 and 21). */
export const TIMINGS = { temperature: 4500, pressure: [4500, 7500, 13_500, 25_500] as const };

/**
 * A BMP180 pressure sensor on I2C. What it measures is worked back into raw numbers by the data sheet's own example of a
 * calibration, so that a program must compensate as with a real one. A result is there when the conversion's longest time
 * is over; reading earlier gives the one before. Noise and warming up are left out.
 */
export const part: PartKind = {
	kind: "bmp180",
	pins: ["VIN", "GND", "SCL", "SDA"],
	controls: () => [
		slider({}, "hectopascals", "hectopascals", { min: 300, max: 1100, step: 1, initial: 1013 }),
		slider({}, "celsius", "celsius", { min: -40, max: 85, step: 0.5, initial: 24 }),
	],
	create: (host) => createBmp180(host),
};

/** As `part.create`, with other timings. */
export function createBmp180(host: PartHost, timings: typeof TIMINGS = TIMINGS): Part {
	const { network, pin, i2c, clock } = host;
	const power = powerBetween(host, ["VIN", "GND"], { fromVolts: WORKING_VOLTS });
	const lines = { sda: pin("SDA").net, scl: pin("SCL").net };
	for (const line of [lines.sda, lines.scl]) network.branch(line, pin("VIN").net, { ohms: PULL_UP_OHMS });
	const air = { hectopascals: 1013, celsius: 24 };
	const output = new Uint8Array(3);
	let control = 0;
	let pointer = 0;
	let awaitsPointer = false;
	let cancel = () => {};

	function reset() {
		cancel();
		control = 0;
		output.fill(0);
		output[0] = 0x80;
	}

	function convert(command: number) {
		cancel();
		control = command;
		const oss = command >> 6;
		const isTemperature = (command & 0x3f) === TEMPERATURE;
		if (!isTemperature && (command & 0x3f) !== PRESSURE) return;
		const microseconds = isTemperature ? timings.temperature : (timings.pressure[oss] ?? 0);
		cancel = clock.after(microseconds * CYCLES_PER_MICROSECOND, () => {
			control &= ~CONVERTING;
			const ut = rawFor(air.celsius * 10, 0xffff, (raw) => temperatureOf(Math.max(LOWEST_UT, raw)));
			const bits = isTemperature
				? ut << 8
				: rawFor(air.hectopascals * 100, 2 ** (16 + oss), (raw) => pressureOf(ut, raw, oss)) << (8 - oss);
			output.set([(bits >> 16) & 0xff, (bits >> 8) & 0xff, bits & 0xff]);
		});
	}

	function registerAt(address: number): number {
		if (address >= CALIBRATION && address < CALIBRATION + CALIBRATION_WORDS.length * 2) {
			const word = CALIBRATION_WORDS[(address - CALIBRATION) >> 1] ?? 0;
			return (address - CALIBRATION) % 2 === 0 ? (word >> 8) & 0xff : word & 0xff;
		}
		if (address === CHIP_ID) return THE_CHIP;
		if (address === CONTROL) return control;
		return output[address - OUTPUT] ?? 0;
	}

	reset();
	power.onChange(() => {
		if (!power.on()) reset();
	});
	i2c.attach(lines, {
		get address() {
			return power.on() ? ADDRESS : undefined;
		},
		start(reading) {
			awaitsPointer = !reading;
			return true;
		},
		write(byte) {
			if (awaitsPointer) pointer = byte;
			else if (pointer === CONTROL) convert(byte);
			else if (pointer === SOFT_RESET && byte === RESET_WORD) reset();
			awaitsPointer = false;
			return true;
		},
		read() {
			const byte = registerAt(pointer);
			pointer = (pointer + 1) & 0xff;
			return byte;
		},
	});
	return {
		state: () => ({ kind: "bmp180", ...air, powered: power.on() }),
		setControl(id, value) {
			if (id === "hectopascals" || id === "celsius") air[id] = value;
		},
	};
}
