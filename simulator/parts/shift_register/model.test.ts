import { describe, expect, test } from "vitest";
import { rigFor } from "../../fixtures/part-rig.ts";
import { part } from "./model.ts";

function chip({ wired = true, vcc = 5 } = {}) {
	const rig = rigFor(part.pins, part.create, { supplies: { VCC: vcc, GND: 0 } });
	const drive = (pin: string, high: boolean) => rig.outside(pin).drive(high ? 5 : 0, 25);
	const pulse = (pin: string) => {
		drive(pin, true);
		drive(pin, false);
	};
	const send = (byte: number) => {
		for (let bit = 7; bit >= 0; bit--) {
			drive("DS", ((byte >> bit) & 1) === 1);
			pulse("SHCP");
		}
	};
	if (wired) {
		drive("OE", false);
		drive("MR", true);
	}
	const outputs = () =>
		[0, 1, 2, 3, 4, 5, 6, 7].reduce((sum, bit) => sum | (Number(rig.network.isHigh(rig.net(`Q${bit}`))) << bit), 0);
	return { rig, drive, pulse, send, outputs, state: () => rig.part.state() };
}

describe("the 74HC595", () => {
	test.each([0, 0x01, 0x80, 0xa5, 0xff])("shows %i at its outputs once it is latched, not before", (byte) => {
		const { send, pulse, outputs, state } = chip();
		send(byte);
		expect(outputs()).toBe(0);
		pulse("STCP");
		expect(outputs()).toBe(byte);
		expect(state()).toEqual({ kind: "shift_register", outputs: byte });
	});

	test("passes the oldest bit on, so that a second chip has the byte that was sent first", () => {
		const { rig, send } = chip();
		send(0x81);
		const passed: number[] = [];
		for (let bit = 0; bit < 8; bit++) {
			passed.push(Number(rig.network.isHigh(rig.net("Q7S"))));
			rig.outside("SHCP").drive(5, 25);
			rig.outside("SHCP").drive(0, 25);
		}
		expect(passed.join("")).toBe("10000001");
	});

	test("lets go of its outputs while OE is high, and forgets what was shifted while MR is low", () => {
		const { rig, drive, send, pulse, outputs } = chip();
		send(0xff);
		pulse("STCP");
		drive("OE", true);
		rig.outside("Q0").drive(0, 10_000);
		expect(rig.network.isHigh(rig.net("Q0"))).toBe(false);
		drive("OE", false);
		expect(rig.network.isHigh(rig.net("Q0"))).toBe(true);
		drive("MR", false);
		send(0xff);
		drive("MR", true);
		pulse("STCP");
		expect(outputs()).toBe(0);
	});

	test("does nothing without power", () => {
		const { send, pulse, outputs } = chip({ vcc: 0 });
		send(0xff);
		pulse("STCP");
		expect(outputs()).toBe(0);
	});
});
