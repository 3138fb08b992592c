import { describe, expect, test } from "vitest";
import { alike, levelLengths } from "../fixtures/golden-trace.ts";
import { type PartRig, rigFor } from "../fixtures/part-rig.ts";
import { powerBetween } from "./power.ts";
import { attachUart, type Uart } from "./uart.ts";

/** A module that is nothing but its port. */
function module({ baud = 9600, vcc = 5 } = {}) {
	const received: [byte: number, framed: boolean][] = [];
	let uart: Uart | undefined;
	const rig = rigFor(
		["VCC", "GND", "RXD", "TXD"],
		(host) => {
			const power = powerBetween(host, ["VCC", "GND"], { fromVolts: 3.3 });
			uart = attachUart(host, power, {
				...{ rxd: "RXD", txd: "TXD", baud, highVolts: 3.3 },
				onByte: (...one) => received.push(one),
			});
			return { state: () => ({ kind: "diode" }) };
		},
		{ supplies: { VCC: vcc, GND: 0 } },
	);
	rig.outside("RXD").drive(5, 25);
	return {
		rig,
		received,
		bytes: () => received.map(([byte]) => byte),
		send: (...bytes: number[]) => uart?.send(bytes),
	};
}

/** Levels on `RXD`, each for one bit of a baud rate. */
function play(rig: PartRig, levels: readonly number[], baud: number) {
	for (const level of levels) {
		rig.outside("RXD").drive(level * 5, 25);
		rig.pass(1e6 / baud);
	}
}

const frame = (byte: number) => [0, ...[0, 1, 2, 3, 4, 5, 6, 7].map((bit) => (byte >> bit) & 1), 1];

describe("what a module sends", () => {
	// One bit of 9600 baud lasts 104.17 µs.
	test.each([
		[0x55, Array(9).fill(104.17)],
		[0x00, [937.5]],
		[0xff, [104.17]],
		[0x0f, [104.17, 416.67, 416.67]],
		[0x77, [104.17, 312.5, 104.17, 312.5, 104.17]],
	])("%i is a low start bit, the lowest bit first, and a high stop bit", (byte, lengths) => {
		const { rig, send } = module();
		send(byte);
		const seen = levelLengths(rig, "TXD");
		rig.pass(3000);
		// The start bit falls before it is looked at: its end is the first edge.
		expect(seen).toEqual(lengths.map((length: number) => expect.closeTo(length, 0)));
	});

	test("another baud rate would be noticed", () => {
		const trace = (baud: number) => {
			const { rig, send } = module({ baud });
			send(0x55);
			const seen = levelLengths(rig, "TXD");
			rig.pass(3000);
			return seen;
		};
		for (const factor of [0.8, 1.2]) expect(alike(trace(9600 * factor), trace(9600))).toBe(false);
	});

	test("bytes follow each other without a gap, and no rounding adds up", () => {
		const { rig, send } = module({ baud: 57_600 });
		send(...Array(100).fill(0x00));
		const seen = levelLengths(rig, "TXD");
		rig.pass(100_000);
		const whole = seen.reduce((sum, length) => sum + length, 0);
		expect(whole).toBeCloseTo((999 * 1e6) / 57_600, 0);
	});

	test("its line is idle at 3.3 V, which a 5 V chip reads as high, and dead without power", () => {
		const { rig } = module();
		expect(rig.network.volts(rig.net("TXD"))).toBeCloseTo(3.3);
		expect(rig.network.isHigh(rig.net("TXD"))).toBe(true);
		const dead = module({ vcc: 0 });
		dead.send(0x55);
		expect(dead.rig.network.isHigh(dead.rig.net("TXD"))).toBe(false);
	});
});

describe("what a module hears", () => {
	const text = [0x00, 0xff, 0x55, 0xaa, 0x77, 0x0a];

	// The middle of the stop bit is 9.5 bits from the edge: half a bit of it is 5 %.
	test.each([0.96, 1, 1.04])("bytes at %f of its baud rate", (factor) => {
		const { rig, received } = module();
		play(rig, text.flatMap(frame), 9600 * factor);
		rig.pass(2000);
		expect(received).toEqual(text.map((byte) => [byte, true]));
	});

	test.each([4800, 19_200, 0.92 * 9600, 1.08 * 9600])("other bytes where they come at %i baud", (baud) => {
		const { rig, bytes } = module();
		play(rig, text.flatMap(frame), baud);
		rig.pass(3000);
		expect(bytes()).not.toEqual(text);
	});

	test("a line that is held low is one wrong frame, and the next byte is right", () => {
		const { rig, received } = module();
		play(rig, [...Array(30).fill(0), 1, 1, ...frame(0x42)], 9600);
		rig.pass(2000);
		expect(received).toEqual([
			[0x00, false],
			[0x42, true],
		]);
	});

	test("nothing in a spike shorter than half a bit, nor without power", () => {
		const { rig, received } = module();
		rig.outside("RXD").drive(0, 25);
		rig.pass(40);
		play(rig, [1, 1, 1, ...frame(0x42)], 9600);
		rig.pass(2000);
		expect(received).toEqual([[0x42, true]]);
		const dead = module({ vcc: 0 });
		play(dead.rig, frame(0x42), 9600);
		expect(dead.received).toEqual([]);
	});

	test("while it sends", () => {
		const { rig, received, send } = module();
		send(...text);
		play(rig, text.flatMap(frame), 9600);
		rig.pass(2000);
		expect(received).toEqual(text.map((byte) => [byte, true]));
	});
});
