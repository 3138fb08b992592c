import { slider } from "../controls.ts";
import { CYCLES_PER_MILLISECOND, numberProp, type PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";

declare module "../part.ts" {
	interface PartStates {
		/** `time` as "2026-01-31 08:30:00"; `running`: it has been set. */
		ds3231: { readonly time: string; readonly running: boolean; readonly celsius: number };
	}
}

const ADDRESS = 0x68;
const WORKING_VOLTS = 2.3;
const PULL_UP_OHMS = 4700;
/** Maxim's DS3231 data sheet, 19-5170 rev. 10, "Address map", p. 11. */
const CONTROL = 0x0e;
const STATUS = 0x0f;
const TEMPERATURE = 0x11;
const REGISTERS = 0x13;
/** Oscillator Stop Flag: the time is invalid (p. 14). */
const STOPPED = 0x80;
const EPOCH = Date.UTC(2000, 0, 1);

const toBcd = (value: number) => (Math.floor(value / 10) << 4) | (value % 10);
const fromBcd = (byte: number) => (byte >> 4) * 10 + (byte & 15);

/**
 * A DS3231 clock module on I2C. It begins on 2000-01-01 with the flag for a time that was never set, as one whose battery is
 * fresh; switching the board off sets it back. Hours from 0 to 23 only; alarms, square wave and calibration are left out:
 * `SQW` and `32K` do nothing.
 */
export const part: PartKind = {
	kind: "ds3231",
	pins: ["32K", "SQW", "SCL", "SDA", "VCC", "GND"],
	controls: (props) => [slider(props, "celsius", "celsius", { min: -40, max: 85, step: 0.25, initial: 25 })],
	create(host) {
		const { network, pin, i2c, clock, props } = host;
		const power = powerBetween(host, ["VCC", "GND"], { fromVolts: WORKING_VOLTS });
		const lines = { sda: pin("SDA").net, scl: pin("SCL").net };
		for (const line of [lines.sda, lines.scl]) network.branch(line, pin("VCC").net, { ohms: PULL_UP_OHMS });
		const memory = new Uint8Array(REGISTERS);
		memory[CONTROL] = 0x1c;
		memory[STATUS] = STOPPED | 0x08;
		let celsius = numberProp(props, "initial", 25);
		let weekday = 1;
		/** The time at `since`, in milliseconds from the beginning of 2000. */
		let base = 0;
		let since = clock.now();
		let pointer = 0;
		let awaitsPointer = false;
		let timeWritten = false;

		const now = () => new Date(EPOCH + base + (clock.now() - since) / CYCLES_PER_MILLISECOND);

		/** All of the time at once, so that a second that passes while it is read does not tear it. */
		function latch() {
			const time = now();
			const days = Math.floor((time.getTime() - EPOCH) / 86_400_000);
			const fields = [
				time.getUTCSeconds(),
				time.getUTCMinutes(),
				time.getUTCHours(),
				((weekday - 1 + days) % 7) + 1,
				time.getUTCDate(),
				time.getUTCMonth() + 1,
				time.getUTCFullYear() % 100,
			];
			memory.set(fields.map(toBcd));
			const quarters = Math.round(celsius * 4);
			memory[TEMPERATURE] = (quarters >> 2) & 0xff;
			memory[TEMPERATURE + 1] = (quarters & 3) << 6;
		}

		function setTime() {
			const [second = 0, minute = 0, hour = 0, day = 1, date = 1, month = 1, year = 0] = [...memory.slice(0, 7)].map(
				(byte, index) => fromBcd(index === 5 ? byte & 0x1f : byte),
			);
			base = Date.UTC(2000 + year, month - 1, date, hour, minute, second) - EPOCH;
			since = clock.now();
			weekday = ((((day - 1 - Math.floor(base / 86_400_000)) % 7) + 7) % 7) + 1;
		}

		i2c.attach(lines, {
			get address() {
				return power.on() ? ADDRESS : undefined;
			},
			start(reading) {
				awaitsPointer = !reading;
				latch();
				return true;
			},
			write(byte) {
				if (awaitsPointer) {
					pointer = byte % REGISTERS;
					awaitsPointer = false;
					return true;
				}
				if (pointer < 7) timeWritten = true;
				// The flag can only be taken away, and the temperature not be written.
				if (pointer === STATUS) memory[STATUS] = byte & (0x7f | ((memory[STATUS] ?? 0) & STOPPED));
				else if (pointer < TEMPERATURE) memory[pointer] = byte;
				pointer = (pointer + 1) % REGISTERS;
				return true;
			},
			read() {
				const byte = memory[pointer] ?? 0;
				pointer = (pointer + 1) % REGISTERS;
				return byte;
			},
			stop() {
				if (timeWritten) setTime();
				timeWritten = false;
			},
		});
		return {
			state: () => ({
				kind: "ds3231",
				time: now().toISOString().slice(0, 19).replace("T", " "),
				running: ((memory[STATUS] ?? 0) & STOPPED) === 0,
				celsius,
			}),
			setControl(_id, value) {
				celsius = value;
			},
		};
	},
};
