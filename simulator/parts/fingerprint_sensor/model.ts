import { onOff, slider } from "../controls.ts";
import { CYCLES_PER_MILLISECOND, numberProp, type PartHost, type PartKind, type PartProps } from "../part.ts";
import { powerBetween } from "../power.ts";
import { attachUart } from "../uart.ts";
import { CODE, COMMAND, type Finger, Matcher } from "./matcher.ts";
import { answerPacket, packetReader } from "./packet.ts";

declare module "../part.ts" {
	interface PartStates {
		fingerprint_sensor: {
			/** Which finger lies on the window: 1 for one of them at most. */
			readonly controls: Readonly<Record<string, number>>;
			/** In percent. */
			readonly contact: number;
			/** The window glows. */
			readonly lit: boolean;
			/** It takes an image of a finger. */
			readonly scanning: boolean;
			/** How many templates are stored. */
			readonly prints: number;
		};
	}
}

/** The fingers that can be laid on it, by their control. */
export const FINGERS: Readonly<Record<string, Finger>> = {
	stranger: { id: "stranger" },
	amina: { id: "amina" },
	juma: { id: "juma", worn: true },
	wet: { id: "amina", wet: true },
};

/** 4.2 to 6 V, 50 mA, and 80 mA at most (R307 data sheet, "Specifications"). Others of its protocol work from 3.6 V on, or at 3.3 V alone. */
const WORKING_VOLTS = 4.2;
const SUPPLY_OHMS = 62;
/** Its signals: 2.4 to 3.3 V for a 1 (R30x user manual, "TD output"). */
const HIGH_VOLTS = 3.3;
const BAUD = 57_600;
const INITIAL_CONTACT = 70;

export interface FingerprintTimings {
	/** After power-on it takes no command for about 500 ms (R307 user manual, "Power-on delay time"). */
	readonly initialMs: number;
	/** An image of a finger, a character file of it, a search: each less than a second (R307 user manual, "Main parameters"). */
	readonly imageMs: number;
	readonly characterFileMs: number;
	readonly searchMs: number;
	/** How long it takes to see that no finger is there, which no manual says. */
	readonly noFingerMs: number;
	/** Any other command. */
	readonly otherMs: number;
}

export const TIMINGS: FingerprintTimings = {
	initialMs: 500,
	imageMs: 250,
	characterFileMs: 150,
	searchMs: 100,
	noFingerMs: 60,
	otherMs: 10,
};

/** `"1:amina,2:juma"`: the fingers that are stored when the power comes. */
function enrolledFingers({ enrolled }: PartProps): Map<number, Finger> {
	const pairs = String(enrolled ?? "").matchAll(/(\d+):([a-z]+)/g);
	return new Map([...pairs].flatMap(([, number, id = ""]) => (FINGERS[id] ? [[Number(number), FINGERS[id]]] : [])));
}

/**
 * A fingerprint module of the R307's protocol on a serial port of 57600 baud, or `props.baud`: takes an image on
 * command, makes a character file of it, and looks for that among its templates (`Matcher`). `contact` is how much of the finger
 * lies on the window; one finger lies there at most. While it works on a command it ignores what comes. Of a real one's memory the
 * long part is left out: with each power-on only the fingers of `props.enrolled` are stored.
 */
export function createFingerprintSensor(host: PartHost, timings: FingerprintTimings): ReturnType<PartKind["create"]> {
	const { clock, props } = host;
	const power = powerBetween(host, ["VCC", "GND"], { fromVolts: WORKING_VOLTS, ohms: SUPPLY_OHMS });
	const baud = numberProp(props, "baud", BAUD);
	let matcher: Matcher;
	let lying = "";
	let contact = numberProp(props, "initial", INITIAL_CONTACT);
	let ready = false;
	let busy = false;
	let scanning = false;
	let cancel = () => {};

	const later = (milliseconds: number, then: () => void) => {
		cancel = clock.after(milliseconds * CYCLES_PER_MILLISECOND, then);
	};
	const image = () => {
		const finger = FINGERS[lying];
		return finger && { finger, contact };
	};

	function timeFor(command: number | undefined): number {
		switch (command) {
			case COMMAND.genImg:
				return lying ? timings.imageMs : timings.noFingerMs;
			case COMMAND.img2Tz:
				return timings.characterFileMs;
			case COMMAND.search:
			case COMMAND.highSpeedSearch:
				return timings.searchMs;
			default:
				return timings.otherMs;
		}
	}

	const reader = packetReader((content) => {
		busy = true;
		scanning = content?.[0] === COMMAND.genImg && lying !== "";
		later(timeFor(content?.[0]), () => {
			busy = scanning = false;
			uart.send(answerPacket(content ? matcher.answer(content, image()) : [CODE.badPacket]));
		});
	});
	const uart = attachUart(host, power, {
		...{ rxd: "RX", txd: "TX", baud, highVolts: HIGH_VOLTS },
		onByte(byte, framed) {
			if (framed && ready && !busy) reader.take(byte);
		},
	});

	let wasOn: boolean | undefined;
	function supplied() {
		if (power.on() === wasOn) return;
		wasOn = power.on();
		cancel();
		reader.reset();
		matcher = new Matcher({ baud, enrolled: enrolledFingers(props) });
		ready = busy = scanning = false;
		if (power.on()) {
			later(timings.initialMs, () => {
				ready = true;
			});
		}
	}
	power.onChange(supplied);
	supplied();
	return {
		state: () => ({
			kind: "fingerprint_sensor",
			controls: Object.fromEntries(Object.keys(FINGERS).map((id) => [id, Number(id === lying)])),
			contact,
			lit: power.on() && matcher.led,
			scanning,
			prints: matcher.count,
		}),
		setControl(id, value) {
			if (id === "contact") contact = value;
			else if (value === 1) lying = id;
			else if (lying === id) lying = "";
		},
	};
}

export const part: PartKind = {
	kind: "fingerprint_sensor",
	pins: ["VCC", "TX", "RX", "GND"],
	controls: (props) => [
		slider(props, "contact", "percent", { min: 0, max: 100, step: 1, initial: INITIAL_CONTACT }),
		...Object.keys(FINGERS).map((id) => onOff(id, "latching")),
	],
	create: (host) => createFingerprintSensor(host, TIMINGS),
};
