import { describe, expect, test } from "vitest";
import { rigFor } from "../../fixtures/part-rig.ts";
import { part } from "./model.ts";

const ON = [0x8d, 0x14, 0xaf, 0xa1, 0xc8];

function display({ vcc = 5 } = {}) {
	const rig = rigFor(part.pins, part.create, { supplies: { VCC: vcc, GND: 0 } });
	const lines = { sda: rig.net("SDA"), scl: rig.net("SCL") };
	const send = (control: number, bytes: readonly number[]) => {
		const [device] = rig.i2c.at(lines, 0x3c);
		if (!device?.start(false)) return false;
		return [control, ...bytes].every((byte) => device.write(byte));
	};
	/** The lit dots as "x,y". */
	const lit = () => {
		const state = rig.part.state();
		if (state.kind !== "ssd1306" || state.image === null) return null;
		return [...state.image].flatMap((digit, index) =>
			[0, 1, 2, 3].flatMap((dot) =>
				(Number.parseInt(digit, 16) >> (3 - dot)) & 1 ? [`${(index % 32) * 4 + dot},${Math.floor(index / 32)}`] : [],
			),
		);
	};
	return { send, lit };
}

describe("the OLED display", () => {
	test("is dark until it and its charge pump are switched on, and without power", () => {
		const { send, lit } = display();
		expect(lit()).toBeNull();
		send(0, [0xaf]);
		expect(lit()).toBeNull();
		send(0, [0x8d, 0x14]);
		expect(lit()).toEqual([]);
		const dead = display({ vcc: 0 });
		expect(dead.send(0, ON)).toBe(false);
		expect(dead.lit()).toBeNull();
	});

	test("fills a window line of pages by line, lowest bit on top, and begins again at its end", () => {
		const { send, lit } = display();
		send(0, [...ON, 0x20, 0, 0x21, 126, 127, 0x22, 1, 2]);
		send(0x40, [0x01, 0x80, 0x01, 0x00, 0x02]);
		expect(lit()).toEqual(["126,9", "127,15", "126,16"]);
	});

	test("in page mode stays in its page, whose column two commands set", () => {
		const { send, lit } = display();
		send(0, [...ON, 0xb7, 0x0f, 0x17]);
		send(0x40, [0x80, 0x80]);
		expect(lit()).toEqual(["0,63", "127,63"]);
	});

	test.each([
		["as usual", [0xa1, 0xc8], "0,0"],
		["mirrored", [0xa0, 0xc8], "127,0"],
		["upside down", [0xa1, 0xc0], "0,63"],
	])("%s", (_, commands, dot) => {
		const { send, lit } = display();
		send(0, [...ON, ...commands]);
		send(0x40, [1]);
		expect(lit()).toEqual([dot]);
	});

	test("inverts, lights all, and takes single bytes with a control byte each", () => {
		const { send, lit } = display();
		send(0x80, [0x8d, 0x80, 0x14, 0x80, 0xaf, 0x80, 0xa7]);
		expect(lit()).toHaveLength(128 * 64);
		send(0, [0xa6]);
		expect(lit()).toEqual([]);
		send(0, [0xa5]);
		expect(lit()).toHaveLength(128 * 64);
	});
});
