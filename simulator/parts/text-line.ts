import { encodeUtf8 } from "../board/utf8.ts";
import { CYCLES_PER_MILLISECOND, type PartHost } from "./part.ts";
import type { Power } from "./power.ts";
import { attachUart } from "./uart.ts";

/** How these modules are mostly sold or set up. */
const BAUD = 9600;
/** Inputs and outputs work at the chip's 3.3 V. */
const HIGH_VOLTS = 3.3;
/** A line that never ends is shown in pieces of this length. */
const LONGEST_LINE = 40;

interface TextLineSettings {
	readonly rxd: string;
	readonly txd: string;
	/** What the phone's buttons send, by the ids of their controls. */
	readonly words: Readonly<Record<string, string>>;
	/**
	 * Words wait until the board has sent a line and then rested for `restMs`, but not longer than `latestMs`: a board with
	 * SoftwareSerial receives nothing while it sends. Without it they go out at once.
	 */
	readonly answers?: { readonly restMs: number; readonly latestMs: number };
}

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
export function attachTextLine(host: PartHost, power: Power, { rxd, txd, words, answers }: TextLineSettings) {
	let sent = "";
	let line = "";
	let lines = 0;
	let coming = "";
	const waiting: string[] = [];
	let cancelRest = () => {};
	let cancelLatest = () => {};

	function endLine() {
		if (coming.trim() === "") return;
		line = coming.trim();
		lines++;
		coming = "";
	}

	const after = (milliseconds: number, then: () => void) =>
		host.clock.after(milliseconds * CYCLES_PER_MILLISECOND, then);

	function sendWaiting() {
		cancelRest();
		cancelLatest();
		for (const word of waiting.splice(0)) uart.send(encodeUtf8(`${word}\r\n`));
	}

	const uart = attachUart(host, power, {
		...{ rxd, txd, baud: BAUD, highVolts: HIGH_VOLTS },
		onByte(byte) {
			cancelRest();
			if (byte === 0x0a && answers) cancelRest = after(answers.restMs, sendWaiting);
			if (byte === 0x0a) endLine();
			else if (byte >= 0x20) coming += String.fromCharCode(byte);
			if (coming.length === LONGEST_LINE) endLine();
		},
	});
	power.onChange(() => {
		if (power.on()) return;
		coming = "";
		waiting.length = 0;
	});
	return {
		screen: (): PhoneScreen => ({ sent, line, lines }),
		/** A button of the phone: pressed at 1. */
		press(id: string, value: number) {
			const word = words[id];
			if (value === 0 || word === undefined || !power.on()) return;
			sent = word;
			waiting.push(word);
			if (!answers) sendWaiting();
			else if (waiting.length === 1) cancelLatest = after(answers.latestMs, sendWaiting);
		},
	};
}
