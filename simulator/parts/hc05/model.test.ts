import { describe, expect, test } from "vitest";
import { powered } from "../../fixtures/part-rig.ts";
import { readSerial, writeSerial } from "../../fixtures/serial-rig.ts";
import { wired } from "../../fixtures/wired.ts";
import { checkWiring } from "../../wiring/check-wiring.ts";
import { textsOf } from "../part-texts.ts";
import { part as hc05, WORDS } from "./model.ts";

function module(supplies?: Record<string, number>) {
	const { rig, volts, set } = powered(hc05, supplies);
	rig.outside("RXD").drive(3.3, 700);
	const press = (id: string) => {
		set(id, 1);
		set(id, 0);
	};
	return { rig, volts, press };
}

describe("the phone's words come out", () => {
	test.each(Object.entries(WORDS))("%s: %s, with the end of a line", (id, word) => {
		const { rig, press } = module();
		press(id);
		expect(readSerial(rig, "TXD", word.length + 2)).toBe(`${word}\r\n`);
		expect(rig.part.state()).toMatchObject({ sent: word });
		expect(textsOf("hc05", "en")?.controls?.[id]).toBe(word);
	});

	test("one after the other, each press once, however long it is held", () => {
		const { rig, press } = module();
		press("washa");
		press("zima");
		rig.pass(100_000);
		press("washa");
		expect(readSerial(rig, "TXD", 7)).toBe("washa\r\n");
	});

	test("not without power", () => {
		const { rig, press, volts } = module({ VCC: 3.3, GND: 0 });
		press("washa");
		expect(rig.part.state()).toMatchObject({ powered: false, sent: "" });
		expect(volts("STATE")).toBe(0);
	});
});

describe("what the board sends stands on the phone", () => {
	test("line by line, without what is no letter, and empty lines count for nothing", () => {
		const { rig } = module();
		writeSerial(rig, "RXD", "Taa imewaka\r\n\r\n");
		expect(rig.part.state()).toMatchObject({ line: "Taa imewaka", lines: 1 });
		writeSerial(rig, "RXD", "Sijui");
		expect(rig.part.state()).toMatchObject({ line: "Taa imewaka", lines: 1 });
		writeSerial(rig, "RXD", "\n");
		expect(rig.part.state()).toMatchObject({ line: "Sijui", lines: 2 });
	});

	test("in pieces where it never ends", () => {
		const { rig } = module();
		writeSerial(rig, "RXD", "x".repeat(85));
		expect(rig.part.state()).toMatchObject({ line: "x".repeat(40), lines: 2 });
	});
});

test("its pins give 3.3 V", () => {
	const { volts } = module();
	expect([volts("TXD"), volts("STATE")]).toEqual([expect.closeTo(3.3), expect.closeTo(3.3)]);
});

describe("its RXD takes 3.3 V at most", () => {
	const dangers = (...wires: string[]) => {
		const ohms = (value: number): [string, { ohms: number }] => ["resistor", { ohms: value }];
		const circuit = wired({ it: "hc05", r1: ohms(1000), r2: ohms(2000) }, [
			"uno.5V it.VCC",
			"uno.GND.1 it.GND",
			...wires,
		]);
		return checkWiring(circuit).filter(({ severity }) => severity === "danger");
	};

	test("a pin of the board straight on it is a danger, behind two resistors it is none", () => {
		expect(dangers("uno.11 it.RXD")).toMatchObject([
			{ code: "signal_too_high", values: { part: "it", pin: "RXD", signal: "11" } },
		]);
		expect(dangers("uno.11 r1.1", "r1.2 it.RXD", "it.RXD r2.1", "r2.2 uno.GND.2")).toEqual([]);
		expect(dangers("it.TXD uno.10")).toEqual([]);
	});
});
