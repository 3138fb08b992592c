import { slider } from "../controls.ts";
import type { Part, PartHost, PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";
import { celsiusOf, SIDE, type ThermalScene } from "./scene.ts";
import { GridEye, TIMINGS } from "./sensor.ts";

declare module "../part.ts" {
	interface PartStates {
		/** What lies before it. */
		amg8833: ThermalScene & { readonly powered: boolean };
	}
}

/** AD_SELECT high, as the module leaves it, and low. */
const ADDRESS = 0x69;
const OTHER_ADDRESS = 0x68;
/** The module's regulator needs this much for its chip of 3.3 V. */
const WORKING_VOLTS = 3;
/** On the module: SDA, SCL, INT and AD0 are pulled up to its supply. INT is an open drain. */
const PULL_UP_OHMS = 10_000;
const OUTPUT_OHMS = 100;

export const BEGIN: ThermalScene = { x: 3, y: 5, degrees: 60, room: 25 };
/** Beyond the columns and rows 1 to 8 lies what the sensor does not see. */
const POSITION = { min: -1, max: SIDE + 2, step: 0.5 };
/** The high gain type measures from 0 to 80 °C. */
const DEGREES = { min: 0, max: 80, step: 1, initial: BEGIN.degrees };
const ROOM = { min: 10, max: 40, step: 1, initial: BEGIN.room };

/**
 * A module with an AMG8833 (Grid-EYE), a regulator and level shifters for I2C, and a thing before it that a hand moves and
 * makes warm or cold. It sees 60° each way: what is beside that, it does not see. See `GridEye` for what is left out.
 */
export const part: PartKind = {
	kind: "amg8833",
	pins: ["VIN", "GND", "SCL", "SDA", "INT", "AD0"],
	controls: () => [
		slider({}, "x", "none", { ...POSITION, initial: BEGIN.x }),
		slider({}, "y", "none", { ...POSITION, initial: BEGIN.y }),
		slider({}, "degrees", "celsius", DEGREES),
		slider({}, "room", "celsius", ROOM),
	],
	create: (host) => createAmg8833(host),
};

/** As `part.create`, with other timings. */
export function createAmg8833(host: PartHost, timings: typeof TIMINGS = TIMINGS): Part {
	const { network, pin, i2c, clock } = host;
	const power = powerBetween(host, ["VIN", "GND"], { fromVolts: WORKING_VOLTS });
	const pullUps = [pin("SDA").driver, pin("SCL").driver, pin("AD0").driver];
	const interrupt = pin("INT").driver;
	let scene = BEGIN;
	let pointer = 0;
	let awaitsPointer = false;
	const chip = new GridEye(clock, () => ({ pixels: celsiusOf(scene), own: scene.room }), showInterrupt, timings);

	function showInterrupt() {
		if (!power.on()) interrupt.release();
		else if (chip.interrupts) interrupt.drive(0, OUTPUT_OHMS);
		else interrupt.drive(power.volts(), PULL_UP_OHMS);
	}

	function feed() {
		if (!power.on()) chip.reset();
		for (const line of pullUps) {
			if (power.on()) line.drive(power.volts(), PULL_UP_OHMS);
			else line.release();
		}
		showInterrupt();
	}

	feed();
	power.onChange(feed);
	i2c.attach(
		{ sda: pin("SDA").net, scl: pin("SCL").net },
		{
			get address() {
				if (!power.on()) return undefined;
				return network.isHigh(pin("AD0").net) ? ADDRESS : OTHER_ADDRESS;
			},
			start(reading) {
				awaitsPointer = !reading;
				return true;
			},
			write(byte) {
				if (awaitsPointer) pointer = byte;
				else {
					chip.write(pointer, byte);
					pointer = (pointer + 1) & 0xff;
				}
				awaitsPointer = false;
				return true;
			},
			read() {
				const byte = chip.read(pointer);
				pointer = (pointer + 1) & 0xff;
				return byte;
			},
		},
	);
	return {
		state: () => ({ kind: "amg8833", ...scene, powered: power.on() }),
		setControl(id, value) {
			chip.catchUp();
			if (id in scene) scene = { ...scene, [id]: value };
		},
	};
}
