import { encodeUtf8 } from "../../board/utf8.ts";
import { onOff, slider } from "../controls.ts";
import { CYCLES_PER_MILLISECOND, type PartHost, type PartKind } from "../part.ts";
import { type Power, powerBetween } from "../power.ts";
import type { PhoneScreen } from "../text-line.ts";
import { attachUart } from "../uart.ts";
import { createAtInterpreter } from "./at-commands.ts";

declare module "../part.ts" {
	interface PartStates {
		gsm_modem: PhoneScreen & {
			readonly powered: boolean;
			/** The network knows it, and its messages go through. */
			readonly registered: boolean;
			/** 0 to 31, as AT+CSQ tells it. */
			readonly signal: number;
			/** A message goes out now. */
			readonly sending: boolean;
			/** Whose phone sent the last message. */
			readonly from: string;
		};
	}
}

/** The farmer's phone, and another one: made-up numbers. */
export const OWNER = "+255700000000";
export const STRANGER = "+255700000001";

/** What a button of the phones sends, and from which number. */
export const MESSAGES: Readonly<Record<string, readonly [text: string, from: string]>> = {
	status: ["status", OWNER],
	nostatus: ["no status", OWNER],
	habari: ["habari", OWNER],
	stranger: ["status", STRANGER],
};

/** VBAT (SIM800L Hardware Design, "Power Supply"): 3.4 to 4.4 V, with bursts of up to 2 A. */
const SUPPLY = { fromVolts: 3.4, toVolts: 4.4, idleOhms: 200, burstOhms: 2 };
/** The UART's levels are those of the chip, 2.8 V (same document, "Serial Port": VDD_EXT). */
const HIGH_VOLTS = 2.8;
const BAUD = 9600;

/** All in milliseconds. How long a network takes depends on where one is; the bursts are drawn as one of them. */
export interface GsmTimings {
	/** From power-on, or from a signal that is back, until the network knows it. */
	readonly registering: number;
	/** From the end of a command to its answer. */
	readonly answering: number;
	/** From Ctrl-Z to the answer. */
	readonly sending: number;
	/** A transmission, when it takes its highest current. */
	readonly burst: number;
	/** What came in waits until the board has been quiet for so long. */
	readonly rest: number;
}
const TIMINGS: GsmTimings = { registering: 3000, answering: 20, sending: 2000, burst: 5, rest: 100 };

/** Made up: the clock of the network begins here. */
const FIRST_SECOND = Date.UTC(2026, 0, 31, 8, 30);

/**
 * A GSM modem with a SIM800L, fixed at 9600 baud, its SIM card, and two phones that it talks to: the farmer's (`OWNER`), and a
 * stranger's. It is modelled at its serial edge: commands, answers and their times. Outside 3.4 to 4.4 V it is dead, and a
 * supply that falls below that in a burst makes it start again. Left out: the network itself, what an SMS costs, calls, PDU mode,
 * stored messages, and how long it takes to answer after power-on.
 */
export const part: PartKind = {
	kind: "gsm_modem",
	pins: ["VCC", "RXD", "TXD", "GND"],
	controls: (props) => [
		...Object.keys(MESSAGES).map((id) => onOff(id, "momentary")),
		slider(props, "signal", "none", { min: 0, max: 31, step: 1, initial: 18 }),
	],
	create: (host) => createGsmModem(host, TIMINGS),
};

export function createGsmModem(host: PartHost, timings: GsmTimings) {
	const { clock, network, pin, props } = host;
	const supply = powerBetween(host, ["VCC", "GND"], { fromVolts: SUPPLY.fromVolts, ohms: SUPPLY.idleOhms });
	const transmitter = network.branch(pin("VCC").net, pin("GND").net, { ohms: 1e6 });
	const power: Power = { ...supply, on: () => supply.on() && supply.volts() <= SUPPLY.toVolts };
	const first = props.signal;
	let signal = typeof first === "number" ? first : 18;
	let registered = false;
	let screen: PhoneScreen & { readonly from: string } = { sent: "", from: "", line: "", lines: 0 };
	const waiting: (readonly [text: string, from: string])[] = [];
	/** What is planned ends with the supply. */
	const plans = new Set<() => void>();
	let cancelRegistering = () => {};
	let cancelRest = () => {};

	function after(milliseconds: number, then: () => void) {
		const cancel = clock.after(milliseconds * CYCLES_PER_MILLISECOND, () => {
			plans.delete(cancel);
			then();
		});
		plans.add(cancel);
		return () => {
			plans.delete(cancel);
			cancel();
		};
	}

	function transmit() {
		transmitter.setOhms(SUPPLY.burstOhms);
		clock.after(timings.burst * CYCLES_PER_MILLISECOND, () => transmitter.setOhms(1e6));
	}

	/** Looks for the network, if there is one. */
	function register() {
		cancelRegistering();
		registered = false;
		if (!power.on() || signal === 0) return;
		cancelRegistering = after(timings.registering, () => {
			transmit();
			registered = power.on();
			tellWaiting();
		});
	}

	function deliver(number: string, text: string) {
		transmit();
		if (!power.on()) return;
		const whole = number.replace(/^0/, "+255");
		const line = text.replace(/\s+/g, " ").trim();
		screen = { ...screen, line: whole === OWNER ? line : `to ${whole}: ${line}`, lines: screen.lines + 1 };
	}

	const interpreter = () =>
		createAtInterpreter({
			send: (text) => uart.send(encodeUtf8(text)),
			after,
			network: { signal: () => signal, registered: () => registered, deliver },
			answeringMs: timings.answering,
			sendingMs: timings.sending,
		});
	let modem = interpreter();

	/** Messages that came in, once the board rests: what it sends itself it would miss. */
	function tellWaiting() {
		cancelRest();
		if (waiting.length === 0) return;
		cancelRest = after(timings.rest, () => {
			if (!registered) return;
			if (!modem.idle()) return tellWaiting();
			const [text, from] = waiting.shift() ?? ["", ""];
			const now = new Date(FIRST_SECOND + clock.now() / CYCLES_PER_MILLISECOND).toISOString();
			modem.tell(from, text, `${now.slice(2, 10).replaceAll("-", "/")},${now.slice(11, 19)}+12`);
			tellWaiting();
		});
	}

	const uart = attachUart(host, power, {
		...{ rxd: "RXD", txd: "TXD", baud: BAUD, highVolts: HIGH_VOLTS },
		onByte(byte) {
			modem.receive(byte);
			tellWaiting();
		},
	});

	let wasOn: boolean | undefined;
	function supplied() {
		if (power.on() === wasOn) return;
		wasOn = power.on();
		for (const cancel of plans) cancel();
		plans.clear();
		modem = interpreter();
		register();
	}
	power.onChange(supplied);
	supplied();

	return {
		state: () => ({
			kind: "gsm_modem" as const,
			powered: power.on(),
			registered,
			signal,
			sending: modem.sending(),
			...screen,
		}),
		setControl(id: string, value: number) {
			const message = MESSAGES[id];
			if (id === "signal") {
				const had = signal > 0;
				signal = value;
				if (had !== signal > 0) register();
			} else if (message && value === 1) {
				const [sent, from] = message;
				screen = { ...screen, sent, from };
				waiting.push(message);
				tellWaiting();
			}
		},
	};
}
