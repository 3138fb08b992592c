import { onOff } from "../controls.ts";
import type { PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";
import { Card, type CardKind } from "./card.ts";
import { ReaderChip } from "./reader-chip.ts";

declare module "../part.ts" {
	interface PartStates {
		/** `lying`: what lies on the reader, by the controls' names, the upper one last. `field`: the antenna is on. */
		mfrc522: { readonly lying: readonly string[]; readonly field: boolean };
	}
}

/** The chip works from 2.5 to 3.6 V, and 4 V is its absolute maximum (data sheet rev. 3.9, tables 1 and 151). */
const WORKING_VOLTS = 2.5;
const MOST_VOLTS = 4;
/** About 25 mA: chip and antenna. */
const SUPPLY_OHMS = 130;
/** The module holds RST and SDA high. */
const PULL_UP_OHMS = 10_000;

const CLASSIC_1K = { atqa: [0x04, 0x00], sak: 0x08 } as const;

/**
 * What can be laid on it, by its controls: three cards and a key fob (MIFARE Classic 1K), and a bus ticket with a UID of
 * seven bytes (MIFARE Ultralight). Card C has A's first three bytes, and the fob B's last three.
 */
export const CARDS: Readonly<Record<string, CardKind>> = {
	a: { uid: [0x83, 0x5a, 0x1c, 0xe7], ...CLASSIC_1K },
	b: { uid: [0xf2, 0x09, 0x6d, 0x34], ...CLASSIC_1K },
	c: { uid: [0x83, 0x5a, 0x1c, 0x2b], ...CLASSIC_1K },
	fob: { uid: [0x47, 0x09, 0x6d, 0x34], ...CLASSIC_1K },
	ticket: { uid: [0x04, 0x5a, 0x1c, 0xe2, 0x9b, 0x61, 0x80], atqa: [0x44, 0x00], sak: 0x00 },
};

/**
 * An RC522 module: an MFRC522 with its antenna, on SPI (data sheet, 8.1.2), and what lies on it (see `ReaderChip` and `Card`
 * for what they leave out). Of several cards the one on top answers alone. Low at RST switches the chip off. IRQ is never driven; neither are the lines while it is not selected.
 */
export const part: PartKind = {
	kind: "mfrc522",
	pins: ["SDA", "SCK", "MOSI", "MISO", "IRQ", "GND", "RST", "3.3V"],
	controls: () => Object.keys(CARDS).map((id) => onOff(id, "latching")),
	create(host) {
		const { network, pin, spi, clock } = host;
		const power = powerBetween(host, ["3.3V", "GND"], { fromVolts: WORKING_VOLTS, ohms: SUPPLY_OHMS });
		for (const name of ["SDA", "RST"]) network.branch(pin(name).net, pin("3.3V").net, { ohms: PULL_UP_OHMS });
		const lying = new Map<string, Card>();
		const card = () => [...lying.values()].at(-1);
		let field = false;
		let isOn = false;
		let address: number | undefined;
		let reading = false;
		const chip = new ReaderChip(clock, {
			set(on) {
				field = on && isOn;
				if (!field) for (const one of lying.values()) one.lose();
			},
			send: (frame) => card()?.answer(frame),
		});
		const reset = pin("RST").net;

		function switchOnOrOff() {
			const on = power.on() && power.volts() <= MOST_VOLTS && network.isHigh(reset);
			if (on === isOn) return;
			isOn = on;
			chip.reset();
		}
		power.onChange(switchOnOrOff);
		network.onLevel(reset, switchOnOrOff);
		switchOnOrOff();

		spi.attach({ sck: pin("SCK").net, mosi: pin("MOSI").net, miso: pin("MISO").net }, pin("SDA").net, {
			select() {
				address = undefined;
			},
			exchange(byte) {
				if (!isOn) return 0;
				const at = address;
				if (at !== undefined && !reading) {
					chip.write(at, byte);
					return 0;
				}
				const answer = at === undefined ? 0 : chip.read(at);
				if (at === undefined) reading = (byte & 0x80) !== 0;
				address = (byte >> 1) & 0x3f;
				return answer;
			},
		});
		return {
			state: () => ({ kind: "mfrc522", lying: [...lying.keys()], field }),
			setControl(id, value) {
				const kind = CARDS[id];
				if (value === 0) lying.delete(id);
				else if (kind && !lying.has(id)) lying.set(id, new Card(kind));
			},
		};
	},
};
