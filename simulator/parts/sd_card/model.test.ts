import { describe, expect, test } from "vitest";
import { rigFor } from "../../fixtures/part-rig.ts";
import { part } from "./model.ts";

const GO_IDLE = [0x40, 0, 0, 0, 0, 0x95];
const IF_COND = [0x48, 0, 0, 1, 0xaa, 0x87];
const APP = [0x77, 0, 0, 0, 0, 0xff];
const START = [0x69, 0x40, 0, 0, 0, 0xff];

function module(vcc = 5) {
	const rig = rigFor(part.pins, part.create, { supplies: { VCC: vcc, GND: 0 } });
	const lines = { sck: rig.net("SCK"), mosi: rig.net("MOSI"), miso: rig.net("MISO") };
	const send = (bytes: readonly number[]) => bytes.map((byte) => rig.spi.exchange(lines, byte, 0) ?? -1);
	rig.outside("CS").drive(0, 25);
	/** What the card answers to a command: its first byte, and this many after it. */
	const ask = (command: readonly number[], more = 0) => {
		send(command);
		return send(Array.from({ length: 2 + more }, () => 0xff)).slice(1);
	};
	const ready = () => {
		ask(GO_IDLE);
		for (let polls = 0; polls < 4; polls++) if (ask(APP).length > 0 && ask(START)[0] === 0) return;
		throw new Error("never ready");
	};
	return { rig, send, ask, ready };
}

const block = (command: number, address: number) => [
	0x40 | command,
	...[24, 16, 8, 0].map((shift) => (address >>> shift) & 0xff),
	0xff,
];

describe("the SD card", () => {
	test("is idle after CMD0 with its check sum, repeats CMD8's pattern, and is ready after some polls", () => {
		const { ask } = module();
		expect(ask([0x40, 0, 0, 0, 0, 0x94])).toEqual([0xff]);
		expect(ask(GO_IDLE)).toEqual([0x01]);
		expect(ask(IF_COND, 4)).toEqual([0x01, 0, 0, 1, 0xaa]);
		expect(ask(block(17, 0))).toEqual([0x05]);
		expect([0, 1, 2].map(() => ask(APP)[0] === 1 && ask(START)[0])).toEqual([1, 1, 0]);
	});

	test("keeps a block that is written, through a restart of the card", () => {
		const { send, ask, ready } = module();
		ready();
		const bytes = Array.from({ length: 512 }, (_, index) => index & 0xff);
		expect(ask(block(24, 512 * 900))).toEqual([0]);
		send([0xfe, ...bytes, 0xff, 0xff]);
		expect(send([0xff])[0]).toBe(0x05);
		expect(send(Array.from({ length: 9 }, () => 0xff)).at(-1)).toBe(0xff);
		ready();
		expect(ask(block(17, 512 * 900), 514)).toEqual([0, 0xff, 0xfe, ...bytes]);
	});

	test("refuses an address within a block, and one beyond its end", () => {
		const { ask, ready } = module();
		ready();
		expect(ask(block(17, 511))).toEqual([0x20]);
		expect(ask(block(17, 16_384 * 512))).toEqual([0x40]);
	});

	test.each([
		["not selected", 5, (rig: ReturnType<typeof rigFor>) => rig.outside("CS").drive(5, 25)],
		["taken out", 5, (rig: ReturnType<typeof rigFor>) => rig.part.setControl?.("removed", 1)],
		["fed with 3.3 V", 3.3, () => undefined],
	])("does not answer while it is %s", (_, vcc, change) => {
		const { rig, ask } = module(vcc);
		change(rig);
		expect(new Set(ask(GO_IDLE))).not.toContain(0x01);
	});

	test("is new with its first folder empty", () => {
		expect(module().rig.part.state()).toEqual({
			kind: "sd_card",
			inserted: true,
			files: [],
			accesses: 0,
			line: "",
			lines: 0,
		});
	});
});
