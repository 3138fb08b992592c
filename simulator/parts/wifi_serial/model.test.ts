import { expect, test } from "vitest";
import { powered } from "../../fixtures/part-rig.ts";
import { readSerial, writeSerial } from "../../fixtures/serial-rig.ts";
import { wired } from "../../fixtures/wired.ts";
import { checkWiring } from "../../wiring/check-wiring.ts";
import { textsOf } from "../part-texts.ts";
import { WORDS, part as wifiSerial } from "./model.ts";

function module(supplies?: Record<string, number>) {
	const { rig, set } = powered(wifiSerial, supplies);
	rig.outside("RX").drive(5, 25);
	const press = (id: string) => {
		set(id, 1);
		set(id, 0);
	};
	return { rig, press };
}

test.each(Object.entries(WORDS))("the button %s sends %s, with the end of a line", (id, word) => {
	const { rig, press } = module();
	press(id);
	rig.pass(2_499_000);
	expect(readSerial(rig, "TX", word.length + 2)).toBe(`${word}\r\n`);
	expect(rig.part.state()).toMatchObject({ sent: word });
	expect(textsOf("wifi_serial", "en")?.controls?.[id]).toBe(word);
});

test("what the board sends at 5 V stands on the page, the last line of it", () => {
	const { rig } = module();
	writeSerial(rig, "RX", "soil=42 pump=0\r\nsoil=29 pump=1\r\n", 5);
	expect(rig.part.state()).toEqual({
		...{ kind: "wifi_serial", powered: true, sent: "", line: "soil=29 pump=1", lines: 2 },
	});
});

test("a word waits for a line of the board, and 0.1 s in which it rests", () => {
	const { rig, press } = module();
	press("water");
	press("stop");
	writeSerial(rig, "RX", "soil=42\r\n", 5);
	rig.pass(50_000);
	writeSerial(rig, "RX", "pump=0\r\n", 5);
	const from = rig.microseconds();
	rig.pass(99_000);
	expect(readSerial(rig, "TX", 13)).toBe("water\r\nstop\r\n");
	expect(rig.microseconds() - from).toBeLessThan(115_000);
});

test("needs 5 V: with 3.3 V at its adapter it is dead", () => {
	const { rig, press } = module({ VCC: 3.3, GND: 0 });
	press("water");
	writeSerial(rig, "RX", "soil=42\n", 5);
	expect(rig.part.state()).toMatchObject({ powered: false, sent: "", lines: 0 });
});

test("its RX may be on a pin of the board", () => {
	const circuit = wired({ it: "wifi_serial" }, ["uno.5V it.VCC", "uno.GND.1 it.GND", "uno.11 it.RX", "uno.10 it.TX"]);
	expect(checkWiring(circuit).filter(({ severity }) => severity === "danger")).toEqual([]);
});
