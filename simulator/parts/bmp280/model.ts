import { rawFor } from "../bmp180/compensation.ts";
import { slider } from "../controls.ts";
import { CYCLES_PER_MICROSECOND, type Part, type PartHost, type PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";
import { CALIBRATION_WORDS, pressureOf, temperatureOf } from "./compensation.ts";

declare module "../part.ts" {
	interface PartStates {
		/** The air around it, in hPa and °C. */
		bmp280: { readonly hectopascals: number; readonly celsius: number; readonly powered: boolean };
	}
}

const WORKING_VOLTS = 1.71;
/** The module's own resistors: SCL, SDA and CSB to VCC, SDO to ground. */
const PULL_OHMS = 10_000;
/** BST-BMP280-DS001, section 4.2, "Memory map". */
const CALIBRATION = 0x88;
const CHIP_ID = 0xd0;
const SOFT_RESET = 0xe0;
const STATUS = 0xf3;
const CONTROL = 0xf4;
const CONFIG = 0xf5;
const OUTPUT = 0xf7;
const THE_CHIP = 0x58;
const RESET_WORD = 0xb6;
const MEASURING = 0x08;
const MODE = 0x03;
const NORMAL = 0x03;
/** The output while nothing was measured, in bits 19 to 0 (section 4.3.6). */
const NOTHING = 0x80000;
const BITS = 20;

/**
 * Microseconds: the longest measurement, from its parts (section 3.8.1: 6.4 ms with ×1 and ×1, 43.2 ms with ×16 and ×2), and
 * the standby of normal mode by `t_sb` (section 3.6.3).
 */
export const TIMINGS = {
	start: 1250,
	sample: 2300,
	pressure: 575,
	standby: [500, 62_500, 125_000, 250_000, 500_000, 1_000_000, 2_000_000, 4_000_000],
};

/**
 * A BMP280 pressure sensor on a module for 3.3 V, at 0x76 or, with SDO high, at 0x77. What it measures is worked back into
 * raw numbers by the data sheet's own example of a calibration, so that a program must compensate as with a real one. It
 * sleeps until a forced or normal mode is written; a result is there when the measurement's longest time is over. Noise,
 * warming up, the filter's delay, and SPI are left out: with CSB low it does not answer.
 */
export const part: PartKind = {
	kind: "bmp280",
	pins: ["VCC", "GND", "SCL", "SDA", "CSB", "SDO"],
	controls: () => [
		slider({}, "hectopascals", "hectopascals", { min: 300, max: 1100, step: 1, initial: 1013 }),
		slider({}, "celsius", "celsius", { min: -40, max: 85, step: 0.5, initial: 24 }),
	],
	create: (host) => createBmp280(host),
};

/** As `part.create`, with other timings. */
export function createBmp280(host: PartHost, timings: typeof TIMINGS = TIMINGS): Part {
	const { network, pin, i2c, clock } = host;
	const power = powerBetween(host, ["VCC", "GND"], { fromVolts: WORKING_VOLTS });
	const lines = { sda: pin("SDA").net, scl: pin("SCL").net };
	for (const high of ["SDA", "SCL", "CSB"]) network.branch(pin(high).net, pin("VCC").net, { ohms: PULL_OHMS });
	network.branch(pin("SDO").net, pin("GND").net, { ohms: PULL_OHMS });
	const air = { hectopascals: 1013, celsius: 24 };
	/** What the last measurement felt, and with how many bits; its raw numbers are worked out when they are read. */
	let felt: (typeof air & { bits: { t: number; p: number } }) | undefined;
	let output: Uint8Array | undefined;
	let control = 0;
	let config = 0;
	let measuring = false;
	let pointer = 0;
	let awaitsPointer = false;
	let cancel = () => {};

	function reset() {
		cancel();
		[control, config, measuring, felt, output] = [0, 0, false, undefined, undefined];
	}

	function later(microseconds: number, callback: () => void) {
		cancel();
		cancel = clock.after(microseconds * CYCLES_PER_MICROSECOND, callback);
	}

	/** The oversampling: 0 skips that measurement. */
	const samples = (field: number) => (field === 0 ? 0 : 2 ** (Math.min(field, 5) - 1));

	function measure() {
		const [t, p] = [samples(control >> 5), samples((control >> 2) & 7)];
		const microseconds = timings.start + timings.sample * (t + p) + (p > 0 ? timings.pressure : 0);
		measuring = true;
		later(microseconds, () => {
			const filtered = (config >> 2) & 7;
			const bitsOf = (count: number) => (count === 0 ? 0 : filtered ? BITS : Math.min(BITS, 16 + Math.log2(count)));
			felt = { ...air, bits: { t: bitsOf(t), p: bitsOf(p) } };
			output = undefined;
			measuring = false;
			if ((control & MODE) === NORMAL) later(timings.standby[config >> 5] ?? 0, measure);
			else control &= ~MODE;
		});
	}

	/** Pressure, then temperature, three bytes each, the highest first (section 4.3.6). */
	function outputOf(): Uint8Array {
		let [rawP, rawT] = [NOTHING, NOTHING];
		if (felt) {
			const { celsius, hectopascals, bits } = felt;
			const fine = rawFor(celsius, 2 ** BITS, temperatureOf);
			const cut = (raw: number, to: number) => (to === 0 ? NOTHING : (raw >> (BITS - to)) << (BITS - to));
			rawT = cut(fine, bits.t);
			rawP = cut(
				rawFor(-hectopascals * 100, 2 ** BITS, (raw) => -pressureOf(rawT, raw)),
				bits.p,
			);
		}
		return Uint8Array.from([rawP, rawT].flatMap((raw) => [raw >> 12, (raw >> 4) & 0xff, (raw & 0xf) << 4]));
	}

	function registerAt(address: number): number {
		if (address >= CALIBRATION && address < CALIBRATION + CALIBRATION_WORDS.length * 2) {
			const word = CALIBRATION_WORDS[(address - CALIBRATION) >> 1] ?? 0;
			return (address - CALIBRATION) % 2 === 0 ? word & 0xff : (word >> 8) & 0xff;
		}
		if (address === CHIP_ID) return THE_CHIP;
		if (address === STATUS) return measuring ? MEASURING : 0;
		if (address === CONTROL) return control;
		if (address === CONFIG) return config;
		output ??= outputOf();
		return output[address - OUTPUT] ?? 0;
	}

	function write(address: number, byte: number) {
		if (address === SOFT_RESET && byte === RESET_WORD) reset();
		if (address === CONFIG) config = byte;
		if (address !== CONTROL) return;
		control = byte;
		if ((byte & MODE) === 0) {
			cancel();
			measuring = false;
		} else measure();
	}

	power.onChange(() => {
		if (!power.on()) reset();
	});
	i2c.attach(lines, {
		get address() {
			if (!power.on() || !network.isHigh(pin("CSB").net)) return undefined;
			return network.isHigh(pin("SDO").net) ? 0x77 : 0x76;
		},
		start(reading) {
			awaitsPointer = !reading;
			return true;
		},
		// Each register of several that are written has its address before it; in reading the address increments (section 5.2).
		write(byte) {
			if (awaitsPointer) pointer = byte;
			else write(pointer, byte);
			awaitsPointer = !awaitsPointer;
			return true;
		},
		read() {
			const byte = registerAt(pointer);
			pointer = (pointer + 1) & 0xff;
			return byte;
		},
	});
	return {
		state: () => ({ kind: "bmp280", ...air, powered: power.on() }),
		setControl(id, value) {
			if (id === "hectopascals" || id === "celsius") air[id] = value;
		},
	};
}
