import { encodeUtf8 } from "../../board/utf8.ts";
import { onOff } from "../controls.ts";
import { driveOutput } from "../output-pin.ts";
import type { PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";
import { attachUart } from "../uart.ts";

declare module "../part.ts" {
	interface PartStates {
		/** What the phone's screen shows: the text it `sent` last, and the last `line` that came back, the `lines`th. */
		hc05: { readonly powered: boolean; readonly sent: string; readonly line: string; readonly lines: number };
	}
}

/** The carrier board ZS-040 has a regulator: 3.6 to 6 V are printed on its back. */
const WORKING_VOLTS = 3.6;
/** Inputs and outputs work at the chip's 3.3 V (ITead Studio, HC-05 data sheet, p. 2: "1.8 to 3.6V I/O"). */
const HIGH_VOLTS = 3.3;
const STATE_OHMS = 470;
/** How the carrier boards are sold; the bare module of the data sheet has 38400 (p. 2). AT+UART changes it. */
const BAUD = 9600;
/** A line that never ends is shown in pieces of this length. */
const LONGEST_LINE = 40;

/** What the phone sends when a button of its app is pressed: what was typed, or recognised as speech. */
export const WORDS: Readonly<Record<string, string>> = {
	washa: "washa",
	zima: "zima",
	shout: "WASHA",
	capital: "Zima",
	wacha: "wacha",
	asha: "Asha",
	kesho: "zima kesho",
	habari: "habari",
	three: "washa 3",
	six: "washa 6",
};

/**
 * A Bluetooth module HC-05 and a phone that is paired with it and runs an app for serial Bluetooth: what the phone sends ends
 * with CR LF and comes out at `TXD`, what comes in at `RXD` the phone shows line by line, at 9600 baud. `STATE` is high while
 * they are connected: from power-on. Pairing, AT commands, `EN` and the radio's delay are left out.
 */
export const part: PartKind = {
	kind: "hc05",
	pins: ["STATE", "RXD", "TXD", "GND", "VCC", "EN"],
	controls: () => Object.keys(WORDS).map((id) => onOff(id, "momentary")),
	create(host) {
		const power = powerBetween(host, ["VCC", "GND"], { fromVolts: WORKING_VOLTS });
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
			...{ rxd: "RXD", txd: "TXD", baud: BAUD, highVolts: HIGH_VOLTS },
			onByte(byte) {
				if (byte === 0x0a) endLine();
				else if (byte >= 0x20) coming += String.fromCharCode(byte);
				if (coming.length === LONGEST_LINE) endLine();
			},
		});
		const show = () => {
			driveOutput(host.pin("STATE").driver, power.on() || undefined, { highVolts: HIGH_VOLTS, ohms: STATE_OHMS });
			if (!power.on()) coming = "";
		};
		power.onChange(show);
		show();
		return {
			state: () => ({ kind: "hc05", powered: power.on(), sent, line, lines }),
			setControl(id, value) {
				const word = WORDS[id];
				if (value === 0 || word === undefined || !power.on()) return;
				sent = word;
				uart.send(encodeUtf8(`${word}\r\n`));
			},
		};
	},
};
