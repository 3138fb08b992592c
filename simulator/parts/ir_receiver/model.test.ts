import { describe, expect, test } from "vitest";
import { alike, levelLengths, scaled } from "../../fixtures/golden-trace.ts";
import { rigFor } from "../../fixtures/part-rig.ts";
import { createIrReceiver, NEC_TIMINGS, part } from "./model.ts";

/** The lengths of the levels after a key is pressed for so long, in microseconds: low first. */
function received(key: string, { milliseconds = 70, timings = NEC_TIMINGS, vcc = 5 } = {}): number[] {
	const rig = rigFor(part.pins, (host) => createIrReceiver(host, timings), { supplies: { VCC: vcc, GND: 0 } });
	rig.part.setControl?.(key, 1);
	const lengths = levelLengths(rig, "OUT");
	rig.pass(milliseconds * 1000);
	rig.part.setControl?.(key, 0);
	rig.pass(200_000);
	return lengths;
}

const frame = (...bytes: readonly number[]) => [
	...[9000, 4500],
	...bytes.flatMap((byte) => [0, 1, 2, 3, 4, 5, 6, 7].flatMap((bit) => [562.5, (byte >> bit) & 1 ? 1687.5 : 562.5])),
	562.5,
];

describe("the infrared receiver", () => {
	test.each([
		["key_1", 0x0c],
		["play", 0x43],
	])("gives NEC's frame for %s: address, command and their complements, lowest bit first", (key, command) => {
		expect(received(key)).toEqual(frame(0x00, 0xff, command, command ^ 0xff));
	});

	test("repeats a held key every 108 ms, shortly", () => {
		const lengths = received("key_1", { milliseconds: 250 });
		const own = frame(0x00, 0xff, 0x0c, 0xf3);
		const pause = 108_000 - own.reduce((sum, length) => sum + length, 0);
		expect(lengths.slice(own.length, own.length + 4)).toEqual([pause, 9000, 2250, 562.5]);
		expect(lengths).toHaveLength(own.length + 8);
	});

	test.each([0.8, 1.2])("a control whose times are shifted to %s would be noticed", (factor) => {
		expect(alike(received("eq", { timings: scaled(NEC_TIMINGS, factor) }), received("eq"))).toBe(false);
	});

	test("is silent without power", () => {
		expect(received("key_1", { vcc: 0 })).toEqual([]);
	});
});
