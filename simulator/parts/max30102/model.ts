import { onOff, slider } from "../controls.ts";
import { CYCLES_PER_MILLISECOND, type Part, type PartHost, type PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";
import { Max30102Chip, TIMINGS } from "./chip.ts";
import { Heart, lightOf } from "./finger.ts";

declare module "../part.ts" {
	interface PartStates {
		max30102: {
			readonly finger: boolean;
			readonly moving: boolean;
			/** The height of the pulse wave now, from 0 between beats to 1. */
			readonly height: number;
			readonly bpm: number;
			readonly oxygen: number;
			readonly skin: number;
			/** How brightly the red LED shines, 0 to 1. */
			readonly red: number;
		};
	}
}

const ADDRESS = 0x57;
/** On the module: regulators make 1.8 V for the chip, 3.3 V for LEDs and pull-ups. The chip's own LEDs need 3.1 V ("Electrical Characteristics"). */
const WORKING_VOLTS = 3.1;
const PULL_UP_VOLTS = 3.3;
const PULL_UP_OHMS = 4700;
const MODULE_OHMS = 2200;
const OUTPUT_OHMS = 25;
const MOST_MILLIAMPERES = 51;
/** The chip's own temperature: a finger warms it. */
const DIE_CELSIUS = { alone: 27, finger: 30.5 };
const INITIAL = { finger: 0, bpm: 70, oxygen: 97, skin: 7, moving: 0 };

/**
 * A module with a MAX30102 and a finger that may lie on it: red and infrared light goes in, and what comes back swings with
 * the pulse, the more in red the less oxygen the blood carries. See `Max30102Chip` and `lightOf` for what is left out. It has
 * pull-ups to 3.3 V; some modules have them to 1.8 V.
 */
export const part: PartKind = {
	kind: "max30102",
	pins: ["VIN", "SDA", "SCL", "GND", "INT"],
	controls: (props) => [
		onOff("finger", "latching"),
		slider(props, "bpm", "bpm", { min: 50, max: 150, step: 5, initial: INITIAL.bpm }),
		slider({}, "oxygen", "percent", { min: 85, max: 100, step: 1, initial: INITIAL.oxygen }),
		slider({}, "skin", "tone", { min: 1, max: 10, step: 1, initial: INITIAL.skin }),
		onOff("moving", "latching"),
	],
	create: (host) => createMax30102(host),
};

/** As `part.create`, with other timings. */
export function createMax30102(host: PartHost, timings: typeof TIMINGS = TIMINGS): Part {
	const { pin, i2c, clock, props } = host;
	const power = powerBetween(host, ["VIN", "GND"], { fromVolts: WORKING_VOLTS, ohms: MODULE_OHMS });
	const seconds = () => clock.now() / CYCLES_PER_MILLISECOND / 1000;
	const set = { ...INITIAL, bpm: Number(props.initial ?? INITIAL.bpm) };
	const heart = new Heart(set.bpm);
	const interrupt = pin("INT").driver;
	const chip = new Max30102Chip(
		clock,
		(time) => lightOf(set, heart, time),
		() => (set.finger ? DIE_CELSIUS.finger : DIE_CELSIUS.alone),
		showInterrupt,
		timings,
	);
	let shown: "low" | "high" | "off" | undefined;
	function showInterrupt() {
		const next = !power.on() ? "off" : chip.interrupts ? "low" : "high";
		if (next === shown) return;
		shown = next;
		if (next === "low") interrupt.drive(0, OUTPUT_OHMS);
		else if (next === "high") interrupt.drive(PULL_UP_VOLTS, PULL_UP_OHMS);
		else interrupt.release();
	}
	function supply() {
		for (const name of ["SDA", "SCL"])
			if (power.on()) pin(name).driver.drive(PULL_UP_VOLTS, PULL_UP_OHMS);
			else pin(name).driver.release();
		if (!power.on()) chip.reset();
		showInterrupt();
	}
	power.onChange(supply);
	supply();

	let pointer = 0;
	let awaitsPointer = false;
	/** "FIFO_DATA" alone is read again and again: all others follow one another. */
	const next = () => {
		if (pointer !== 0x07) pointer = (pointer + 1) & 0xff;
	};
	i2c.attach(
		{ sda: pin("SDA").net, scl: pin("SCL").net },
		{
			get address() {
				return power.on() ? ADDRESS : undefined;
			},
			start(reading) {
				awaitsPointer = !reading;
				return true;
			},
			write(byte) {
				if (awaitsPointer) pointer = byte;
				else {
					chip.write(pointer, byte);
					next();
				}
				awaitsPointer = false;
				return true;
			},
			read() {
				const byte = chip.read(pointer);
				next();
				return byte;
			},
		},
	);
	return {
		state: () => ({
			kind: "max30102",
			finger: set.finger === 1,
			moving: set.moving === 1,
			height: set.finger ? heart.height(seconds()) : 0,
			bpm: set.bpm,
			oxygen: set.oxygen,
			skin: set.skin,
			red: power.on() ? Math.min(1, chip.current.red / MOST_MILLIAMPERES) : 0,
		}),
		setControl(id, value) {
			if (!(id in set)) return;
			chip.catchUp();
			set[id as keyof typeof set] = value;
			if (id === "bpm") heart.change(value, seconds());
		},
	};
}
