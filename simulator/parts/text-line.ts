import { encodeUtf8 } from "../board/utf8.ts";
import type { PartHost } from "./part.ts";
import type { Power } from "./power.ts";
import { attachUart } from "./uart.ts";

/** How these modules are mostly sold or set up. */
const BAUD = 9600;
/** Inputs and outputs work at the chip's 3.3 V. */
const HIGH_VOLTS = 3.3;
/** A line that never ends is shown in pieces of this length. */
const LONGEST_LINE = 40;

/** What a phone's screen shows: the text it `sent` last, and the last `line` that came back, the `lines`th. */
export interface PhoneScreen {
	readonly sent: string;
	readonly line: string;
	readonly lines: number;
}

/**
 * A module that passes text between its serial port and a phone with a button for each of its `words`: what the phone sends ends
 * with CR LF and comes out at `txd`, what comes in at `rxd` the phone shows line by line. The radio's delay is left out.
 */
export function attachTextLine(
	host: PartHost,
	power: Power,
	{ rxd, txd, words }: { rxd: string; txd: string; words: Readonly<Record<string, string>> },
) {
	let sent = "";
	let line = "";
	let lines = 0;
	let coming = "";

	function endLine() {
		if (coming.trim() === "") return;
		line = coming.trim();
		lines++;
		coming = "";
	}

	const uart = attachUart(host, power, {
		...{ rxd, txd, baud: BAUD, highVolts: HIGH_VOLTS },
		onByte(byte) {
			if (byte === 0x0a) endLine();
			else if (byte >= 0x20) coming += String.fromCharCode(byte);
			if (coming.length === LONGEST_LINE) endLine();
		},
	});
	power.onChange(() => {
		if (!power.on()) coming = "";
	});
	return {
		screen: (): PhoneScreen => ({ sent, line, lines }),
		/** A button of the phone: pressed at 1. */
		press(id: string, value: number) {
			const word = words[id];
			if (value === 0 || word === undefined || !power.on()) return;
			sent = word;
			uart.send(encodeUtf8(`${word}\r\n`));
		},
	};
}
