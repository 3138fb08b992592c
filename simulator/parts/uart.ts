import { driveOutput } from "./output-pin.ts";
import { CYCLES_PER_MILLISECOND, type PartHost } from "./part.ts";
import type { Power } from "./power.ts";

const OUTPUT_OHMS = 100;
const DATA_BITS = 8;
/** Start bit, data bits, stop bit. */
const FRAME_BITS = DATA_BITS + 2;

interface UartSettings {
	/** The pin on which it listens, and the one on which it talks. */
	readonly rxd: string;
	readonly txd: string;
	/** Bits in a second. */
	readonly baud: number;
	/** What `TXD` gives for a 1. */
	readonly highVolts: number;
	/** A byte came in; `framed` is false where its stop bit was low: the sender has another baud rate, or the line broke. */
	onByte(byte: number, framed: boolean): void;
}

/** The serial port of a module. */
export interface Uart {
	/** Sends bytes behind those that still wait. Without power they are lost. */
	send(bytes: Iterable<number>): void;
}

/**
 * The asynchronous serial port of a module, 8N1: idle high, a low start bit, eight data bits with the lowest first, a high stop
 * bit. Each bit that comes in is taken at its middle, counted from the edge of the start bit, as in the ATmega328P's data sheet
 * (DS40002061A, "Asynchronous Data Reception"), but by one sample instead of three.
 */
export function attachUart(host: PartHost, power: Power, { rxd, txd, baud, highVolts, onByte }: UartSettings): Uart {
	const { clock, network } = host;
	const line = host.pin(rxd).net;
	const output = host.pin(txd).driver;
	const bitCycles = (CYCLES_PER_MILLISECOND * 1000) / baud;
	const waiting: number[] = [];
	let sending = false;
	let cancelSending = () => {};
	let receiving = false;
	let cancelReceiving = () => {};

	const show = (level: boolean) =>
		driveOutput(output, power.on() ? level : undefined, { highVolts, ohms: OUTPUT_OHMS });

	/** Calls back a number of bits after a moment: roundings do not add up. */
	function atBit(from: number, bits: number, then: () => void) {
		return clock.after(Math.round(from + bits * bitCycles) - clock.now(), then);
	}

	function sendNext(from = clock.now()) {
		const byte = waiting.shift();
		sending = byte !== undefined;
		if (byte === undefined) return;
		const frame = (byte << 1) | (1 << (FRAME_BITS - 1));
		const sendBit = (bit: number) => {
			if (bit === FRAME_BITS) return sendNext(from + FRAME_BITS * bitCycles);
			show(((frame >> bit) & 1) === 1);
			cancelSending = atBit(from, bit + 1, () => sendBit(bit + 1));
		};
		sendBit(0);
	}

	function receive() {
		receiving = true;
		const from = clock.now();
		let frame = 0;
		const take = (bit: number) => {
			const high = network.isHigh(line);
			if (bit === 0 && high) {
				// Too short for a start bit.
				receiving = false;
				return;
			}
			frame |= Number(high) << bit;
			if (bit < FRAME_BITS - 1) {
				cancelReceiving = atBit(from, bit + 1.5, () => take(bit + 1));
				return;
			}
			receiving = false;
			onByte((frame >> 1) & 0xff, high);
		};
		cancelReceiving = atBit(from, 0.5, () => take(0));
	}

	let wasOn: boolean | undefined;
	function supplied() {
		if (power.on() === wasOn) return;
		wasOn = power.on();
		cancelSending();
		cancelReceiving();
		waiting.length = 0;
		sending = receiving = false;
		show(true);
	}

	network.onLevel(line, (high) => {
		if (!high && !receiving && power.on()) receive();
	});
	power.onChange(supplied);
	supplied();
	return {
		send(bytes) {
			if (!power.on()) return;
			waiting.push(...bytes);
			if (!sending) sendNext();
		},
	};
}
