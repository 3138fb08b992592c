import { CYCLES_PER_MICROSECOND, CYCLES_PER_MILLISECOND, type PartHost } from "../part.ts";
import { type Power, powerBetween } from "../power.ts";

/** Along or about the axes X, Y and Z that are printed on the module. */
export type Axes = readonly [number, number, number];

/** What the chip feels. */
export interface Motion {
	/** In g, without the pull of the earth and with what holds against it: 0, 0, 1 where it lies flat. */
	readonly acceleration: Axes;
	/** In degrees a second, positive as a right-handed screw. */
	readonly rate: Axes;
}

/** The module's regulator gives its chip 3.3 V from here on. */
const WORKING_VOLTS = 3;
const CHIP_VOLTS = 3.3;
/** On the module: from SDA and SCL to 3.3 V, and from AD0 to ground. */
const PULL_UP_OHMS = 2200;
const PULL_DOWN_OHMS = 4700;
const OUTPUT_OHMS = 100;
const INTERRUPT_MICROSECONDS = 50;

/** Registers 25, 26, 27, 28, 56, 58, 59, 107 and 117 of RM-MPU-6000A-00, "Register Descriptions". */
const SAMPLE_DIVIDER = 0x19;
const CONFIG = 0x1a;
const GYRO_CONFIG = 0x1b;
const ACCEL_CONFIG = 0x1c;
const INTERRUPT_ENABLE = 0x38;
const INTERRUPT_STATUS = 0x3a;
const FIRST_RESULT = 0x3b;
const LAST_RESULT = 0x48;
const POWER = 0x6b;
const WHO_AM_I = 0x75;
const THE_CHIP = 0x68;
const DEVICE_RESET = 0x80;
const SLEEP = 0x40;
const DATA_READY = 0x01;

/** Counts a g and counts a degree a second in the smallest range; each further range halves them. */
const COUNTS_A_G = 16_384;
const COUNTS_A_DEGREE = 131;
/** Register 65: degrees Celsius = counts / 340 + 36.53. */
const CHIP_CELSIUS = 27;
/** What the gyroscope shows at rest; up to 20 °/s either way (PS-MPU-6000A-00, table 6.1). */
export const GYRO_ZERO: Axes = [-1.8, 1.1, 0.6];
/** How far that zero moves while the chip gets warm, in degrees a second, and the time constant. Chosen: the table has only limits. */
export const GYRO_WARMING = { degrees: 0.15, seconds: 20 };

/** Register 26: the accelerometer's bandwidths in hertz, by `DLPF_CFG`; 7 is reserved. */
const BANDWIDTHS = [260, 184, 94, 44, 21, 10, 5];
export const WIDEST_HERTZ = 260;

/** A chip at work. */
export interface Mpu6050 {
	readonly power: Power;
	/** It has power and a program has ended its sleep. */
	awake(): boolean;
}

/**
 * An MPU-6050 on a GY-521 module, with the pins VCC, GND, SCL and SDA, and with AD0 and INT if it `hasAllPins`. It sleeps
 * after power-on. Results are those of the moment when a reading begins. `motion` gets the bandwidth that the low-pass filter is set to, in
 * hertz, and filters itself. Left out: noise, self-test, FIFO, the second I2C bus, and the interrupt's settings beyond the usual pulse of 50 µs.
 */
export function createMpu6050(host: PartHost, motion: (bandwidth: number) => Motion, hasAllPins = true): Mpu6050 {
	const { network, pin, i2c, clock } = host;
	const power = powerBetween(host, ["VCC", "GND"], { fromVolts: WORKING_VOLTS });
	const lines = { sda: pin("SDA").net, scl: pin("SCL").net };
	const pullUps = [pin("SDA").driver, pin("SCL").driver];
	const select = hasAllPins ? pin("AD0").net : undefined;
	const interrupt = hasAllPins ? pin("INT").driver : undefined;
	if (select !== undefined) network.branch(select, pin("GND").net, { ohms: PULL_DOWN_OHMS });
	const registers = new Uint8Array(128);
	let pointer = 0;
	let awaitsPointer = false;
	let samplesSeen = 0;
	let wokeAt = 0;
	let cancel = () => {};

	const at = (register: number) => registers[register] ?? 0;
	const awake = () => power.on() && (at(POWER) & SLEEP) === 0;
	const rangeOf = (register: number) => (at(register) >> 3) & 3;

	function reset() {
		registers.fill(0);
		registers[POWER] = SLEEP;
		registers[WHO_AM_I] = THE_CHIP;
	}

	/** Registers 25 and 26: 1 kHz with the low-pass filter and 8 kHz without, divided. */
	function sampleCycles() {
		const filter = at(CONFIG) & 7;
		const cycles = filter === 0 || filter === 7 ? CYCLES_PER_MILLISECOND / 8 : CYCLES_PER_MILLISECOND;
		return cycles * (1 + at(SAMPLE_DIVIDER));
	}

	const samples = () => Math.floor(clock.now() / sampleCycles());

	function measure() {
		const { acceleration, rate } = motion(BANDWIDTHS[at(CONFIG) & 7] ?? WIDEST_HERTZ);
		const gravity = COUNTS_A_G >> rangeOf(ACCEL_CONFIG);
		const turning = COUNTS_A_DEGREE / 2 ** rangeOf(GYRO_CONFIG);
		const seconds = (clock.now() - wokeAt) / (1000 * CYCLES_PER_MILLISECOND);
		const warmed = GYRO_WARMING.degrees * (1 - Math.exp(-seconds / GYRO_WARMING.seconds));
		const results = [
			...acceleration.map((value) => value * gravity),
			(CHIP_CELSIUS - 36.53) * 340,
			...rate.map((value, axis) => (value + (GYRO_ZERO[axis] ?? 0) + warmed) * turning),
		];
		for (const [index, value] of results.entries()) {
			const bits = Math.round(Math.min(32_767, Math.max(-32_768, value)));
			registers[FIRST_RESULT + index * 2] = (bits >> 8) & 0xff;
			registers[FIRST_RESULT + index * 2 + 1] = bits & 0xff;
		}
	}

	function pulse() {
		cancel();
		if (!interrupt || !awake() || (at(INTERRUPT_ENABLE) & DATA_READY) === 0) return;
		cancel = clock.after(sampleCycles(), () => {
			interrupt.drive(CHIP_VOLTS, OUTPUT_OHMS);
			clock.after(INTERRUPT_MICROSECONDS * CYCLES_PER_MICROSECOND, () => interrupt.drive(0, OUTPUT_OHMS));
			pulse();
		});
	}

	function feed() {
		if (!power.on()) reset();
		for (const line of pullUps) {
			if (power.on()) line.drive(CHIP_VOLTS, PULL_UP_OHMS);
			else line.release();
		}
		if (power.on()) interrupt?.drive(0, OUTPUT_OHMS);
		else interrupt?.release();
	}

	reset();
	feed();
	power.onChange(feed);
	i2c.attach(lines, {
		get address() {
			if (!power.on()) return undefined;
			return select !== undefined && network.isHigh(select) ? 0x69 : 0x68;
		},
		start(reading) {
			awaitsPointer = !reading;
			if (reading && awake()) measure();
			return true;
		},
		write(byte) {
			if (awaitsPointer) {
				pointer = byte & 0x7f;
				awaitsPointer = false;
				return true;
			}
			const isReadOnly = (pointer >= INTERRUPT_STATUS && pointer <= LAST_RESULT) || pointer === WHO_AM_I;
			if (pointer === POWER && !awake()) wokeAt = clock.now();
			if (pointer === POWER && (byte & DEVICE_RESET) !== 0) reset();
			else if (!isReadOnly) registers[pointer] = byte;
			pointer = (pointer + 1) & 0x7f;
			pulse();
			return true;
		},
		read() {
			let byte = at(pointer);
			if (pointer === INTERRUPT_STATUS) {
				byte = awake() && samples() !== samplesSeen ? DATA_READY : 0;
				samplesSeen = samples();
			}
			pointer = (pointer + 1) & 0x7f;
			return byte;
		},
	});
	return { power, awake };
}
