import { onOff } from "../controls.ts";
import { CYCLES_PER_MILLISECOND, type Part, type PartHost, type PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";
import { closeness, DARK, type Light, lengthOf, lightOf, PASSES, type Pass, SWEEP_MILLISECONDS } from "./hand.ts";
import { ApdsChip, TIMINGS } from "./sensor.ts";

declare module "../part.ts" {
	interface PartStates {
		/** The hand that came last: from -1 left to 1 right, from -1 below to 1 above; `close` from 0 to 1. */
		apds9960: {
			readonly powered: boolean;
			readonly hand: boolean;
			readonly x: number;
			readonly y: number;
			readonly close: number;
			/** What up, down, left and right get of the light, 0 to 255. */
			readonly light: Light;
		};
	}
}

const ADDRESS = 0x39;
/** Data sheet AV02-4191EN: 2.4 to 3.6 V, 3.8 V at most ("Recommended Operating Conditions", "Absolute Maximum Ratings"). */
const WORKING_VOLTS = 2.4;
const MOST_VOLTS = 3.8;
/** On the module: SDA, SCL and INT are pulled up to its supply. INT is an open drain. */
const PULL_UP_OHMS = 10_000;
const OUTPUT_OHMS = 25;

interface Hand {
	readonly pass: Pass;
	readonly began: number;
}

/**
 * A module with an APDS-9960 and hands that wave at it, each by a press of a control. Two hands at once throw back their
 * light together, as one larger hand would. See `ApdsChip` and `lightOf` for what is left out.
 */
export const part: PartKind = {
	kind: "apds9960",
	pins: ["INT", "SCL", "SDA", "VCC", "GND"],
	controls: () => PASSES.map((id) => onOff(id, "momentary")),
	create: (host) => createApds9960(host),
};

/** As `part.create`, with other timings. */
export function createApds9960(host: PartHost, timings: typeof TIMINGS = TIMINGS): Part {
	const { network, pin, i2c, clock } = host;
	const power = powerBetween(host, ["VCC", "GND"], { fromVolts: WORKING_VOLTS });
	for (const name of ["SDA", "SCL", "INT"]) network.branch(pin(name).net, pin("VCC").net, { ohms: PULL_UP_OHMS });
	const isOn = () => power.on() && power.volts() <= MOST_VOLTS;
	let hands: Hand[] = [];
	let pointer = 0;
	let awaitsPointer = false;

	const age = ({ began }: Hand) => (clock.now() - began) / CYCLES_PER_MILLISECOND;
	function light(): Light {
		hands = hands.filter((hand) => age(hand) <= lengthOf(hand.pass));
		const parts = hands.map((hand) => lightOf(hand.pass, age(hand)));
		const sum = (index: number) =>
			Math.round(
				Math.min(
					255,
					parts.reduce((all, one) => all + (one[index] ?? 0), 0),
				),
			);
		return [sum(0), sum(1), sum(2), sum(3)];
	}
	const interrupt = pin("INT").driver;
	const chip = new ApdsChip(
		clock,
		light,
		() => {
			if (isOn() && chip.interrupts) interrupt.drive(0, OUTPUT_OHMS);
			else interrupt.release();
		},
		timings,
	);
	power.onChange(() => {
		if (isOn()) return;
		chip.reset();
		interrupt.release();
	});
	i2c.attach(
		{ sda: pin("SDA").net, scl: pin("SCL").net },
		{
			get address() {
				return isOn() ? ADDRESS : undefined;
			},
			start(reading) {
				awaitsPointer = !reading;
				return true;
			},
			write(byte) {
				if (awaitsPointer) {
					pointer = byte;
					chip.access(pointer);
				} else {
					chip.write(pointer, byte);
					pointer = nextOf(pointer);
				}
				awaitsPointer = false;
				return true;
			},
			read() {
				const byte = chip.read(pointer);
				pointer = nextOf(pointer);
				return byte;
			},
		},
	);
	return {
		state() {
			const hand = hands.findLast((one) => age(one) <= lengthOf(one.pass));
			return {
				kind: "apds9960",
				powered: isOn(),
				hand: hand !== undefined,
				...(hand ? positionOf(hand.pass, age(hand)) : { x: 0, y: 0, close: 0 }),
				light: hand ? light() : DARK,
			};
		},
		setControl(id, value) {
			const pass = PASSES.find((one) => one === id);
			if (pass && value === 1) hands.push({ pass, began: clock.now() });
		},
	};
}

/** After the FIFO's last byte its first one comes again: "the read address wraps". */
function nextOf(register: number): number {
	return register === 0xff ? 0xfc : register + 1;
}

function positionOf(pass: Pass, milliseconds: number): { x: number; y: number; close: number } {
	if (pass === "near" || pass === "far") return { x: 0, y: 0, close: closeness(pass, milliseconds) };
	const way = (milliseconds / SWEEP_MILLISECONDS) * 2 - 1;
	const [x, y] = { left: [-way, 0], right: [way, 0], up: [0, way], down: [0, -way] }[pass] as [number, number];
	return { x, y, close: 0.6 };
}
