import { onOff } from "../controls.ts";
import { driveOutput } from "../output-pin.ts";
import type { PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";
import { attachTextLine, type PhoneScreen } from "../text-line.ts";

declare module "../part.ts" {
	interface PartStates {
		hc05: PhoneScreen & { readonly powered: boolean };
	}
}

/** The carrier board ZS-040 has a regulator: 3.6 to 6 V are printed on its back. */
const WORKING_VOLTS = 3.6;
/** Inputs and outputs work at the chip's 3.3 V (ITead Studio, HC-05 data sheet, p. 2: "1.8 to 3.6V I/O"). */
const HIGH_VOLTS = 3.3;
const STATE_OHMS = 470;

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
 * with CR LF and comes out at `TXD`, what comes in at `RXD` the phone shows line by line, at 9600 baud, as the carrier boards are
 * sold; the bare module of the data sheet has 38400 (p. 2). `STATE` is high while
 * they are connected: from power-on. Pairing, AT commands, `EN` and the radio's delay are left out.
 */
export const part: PartKind = {
	kind: "hc05",
	pins: ["STATE", "RXD", "TXD", "GND", "VCC", "EN"],
	controls: () => Object.keys(WORDS).map((id) => onOff(id, "momentary")),
	create(host) {
		const power = powerBetween(host, ["VCC", "GND"], { fromVolts: WORKING_VOLTS });
		const text = attachTextLine(host, power, { rxd: "RXD", txd: "TXD", words: WORDS });
		const show = () => {
			driveOutput(host.pin("STATE").driver, power.on() || undefined, { highVolts: HIGH_VOLTS, ohms: STATE_OHMS });
		};
		power.onChange(show);
		show();
		return {
			state: () => ({ kind: "hc05", powered: power.on(), ...text.screen() }),
			setControl: text.press,
		};
	},
};
