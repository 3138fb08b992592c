import { onOff } from "../controls.ts";
import type { PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";
import { formattedCard } from "./card-image.ts";
import { CardProtocol } from "./card-protocol.ts";

declare module "../part.ts" {
	interface PartStates {
		/**
		 * `files`: the names in the card's first folder. `accesses` counts the blocks read and written. `line` is the last
		 * whole one of the file made last, `lines` how many are saved; both of the card, wherever it is.
		 */
		sd_card: {
			readonly inserted: boolean;
			readonly files: readonly string[];
			readonly accesses: number;
			readonly line: string;
			readonly lines: number;
		};
	}
}

/** The module's regulator for 3.3 V needs that much more than it gives. */
const WORKING_VOLTS = 4.4;
/** The module keeps an open CS high. */
const PULL_UP_OHMS = 10_000;

/**
 * A microSD module for 5 V, with its regulator and level shifter, and a card of 8 MB formatted with FAT16. What is written
 * stays while the board is switched off and on, and begins empty with each upload. A card needs no time to write a block here but some bytes of "busy".
 */
export const part: PartKind = {
	kind: "sd_card",
	pins: ["CS", "SCK", "MOSI", "MISO", "VCC", "GND"],
	controls: () => [onOff("removed", "latching")],
	create(host) {
		const { network, pin, spi } = host;
		const power = powerBetween(host, ["VCC", "GND"], { fromVolts: WORKING_VOLTS });
		network.branch(pin("CS").net, pin("VCC").net, { ohms: PULL_UP_OHMS });
		const image = host.keep(formattedCard);
		let accesses = 0;
		let saved: { files: readonly string[]; line: string; lines: number } | undefined;
		const card = {
			...image,
			read(block: number) {
				accesses++;
				return image.read(block);
			},
			write(block: number, bytes: Uint8Array) {
				accesses++;
				saved = undefined;
				image.write(block, bytes);
			},
		};
		let inserted = true;
		let protocol = new CardProtocol(card);
		power.onChange(() => {
			if (!power.on()) protocol = new CardProtocol(card);
		});
		spi.attach({ sck: pin("SCK").net, mosi: pin("MOSI").net, miso: pin("MISO").net }, pin("CS").net, {
			select(chosen) {
				if (!chosen) protocol.deselect();
			},
			exchange: (byte) => (inserted && power.on() ? protocol.exchange(byte) : 0xff),
		});
		return {
			state() {
				if (!saved) {
					const { newest: line, count: lines } = image.savedLines();
					saved = { files: image.fileNames(), line, lines };
				}
				return { kind: "sd_card", inserted, accesses, ...saved, files: inserted ? saved.files : [] };
			},
			setControl(_id, value) {
				if (inserted === (value === 0)) return;
				inserted = value === 0;
				protocol = new CardProtocol(card);
			},
		};
	},
};
