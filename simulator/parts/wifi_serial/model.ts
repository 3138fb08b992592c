import { onOff } from "../controls.ts";
import type { PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";
import { attachTextLine, type PhoneScreen } from "../text-line.ts";

declare module "../part.ts" {
	interface PartStates {
		wifi_serial: PhoneScreen & { readonly powered: boolean };
	}
}

/** The adapter's regulator, an AMS1117-3.3, has up to 1.3 V across it (AMS1117 data sheet, "Dropout Voltage"). */
const WORKING_VOLTS = 4.5;
/** An ESP8266 that listens takes about 70 mA (ESP8266EX data sheet, "Power Consumption"). */
const SUPPLY_OHMS = 70;

/** What the page on the phone sends when one of its buttons is pressed. */
export const WORDS: Readonly<Record<string, string>> = {
	water: "water",
	stop: "stop",
	nowater: "no water",
	habari: "habari",
};

/** The page sends a word behind a line from the board, as networks for things do (LoRaWAN, class A), or on its own. */
const ANSWERS = { restMs: 100, latestMs: 2500 };

/**
 * An ESP-01 (ESP8266) on its 5 V adapter, with a firmware that passes text on between its serial port and the network, such as
 * esp-link, set to 9600 baud. The network is modelled at this serial edge alone: a phone far away with a page of a few
 * buttons, always reached. The adapter shifts the levels, so `RX` takes 5 V. Wi-Fi itself, its peaks of current, and all
 * between module and phone are left out.
 */
export const part: PartKind = {
	kind: "wifi_serial",
	pins: ["GND", "VCC", "TX", "RX"],
	controls: () => Object.keys(WORDS).map((id) => onOff(id, "momentary")),
	create(host) {
		const power = powerBetween(host, ["VCC", "GND"], { fromVolts: WORKING_VOLTS, ohms: SUPPLY_OHMS });
		const text = attachTextLine(host, power, { rxd: "RX", txd: "TX", words: WORDS, answers: ANSWERS });
		return {
			state: () => ({ kind: "wifi_serial", powered: power.on(), ...text.screen() }),
			setControl: text.press,
		};
	},
};
