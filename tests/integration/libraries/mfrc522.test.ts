import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type {} from "#simulator/parts/mfrc522/model.ts";
import type {} from "#simulator/parts/relay/model.ts";
import { openSketches, wired } from "../parts/part-rig.ts";

/** The MFRC522 library's examples, and what it promises, on the simulated reader behind its level shifter. */

const EXAMPLES = import.meta.glob<string>("../../../compiler/libraries/MFRC522/examples/*.ino", {
	eager: true,
	import: "default",
	query: "?raw",
});
const PARTS = { shifter: "level_shifter", reader: "mfrc522" };
const WIRES = [
	...wired("shifter", { HV: "5V", LV: "3.3V", "GND.1": "GND.1", HV1: "10", HV2: "11", HV3: "13", HV4: "9" }),
	...wired("reader", { "3.3V": "3.3V", GND: "GND.2", MISO: "12" }),
	...wired("reader", { SDA: "shifter.LV1", MOSI: "shifter.LV2", SCK: "shifter.LV3", RST: "shifter.LV4" }),
];

let sketches: Awaited<ReturnType<typeof openSketches>>;
beforeAll(async () => {
	sketches = await openSketches();
});
afterAll(() => sketches.close());

const rigOf = (source: string, wires = WIRES) => sketches.rigOf(source, PARTS, wires);
const example = (name: string) => rigOf(EXAMPLES[`../../../compiler/libraries/MFRC522/examples/${name}.ino`] ?? "");
const lines = (text: string) => text.trim().split("\r\n");

/** Lays cards down, one after the other, each for 300 ms; gives what was printed. */
function laid(rig: Awaited<ReturnType<typeof rigOf>>, ...cards: string[]) {
	rig.simulation.advance(200);
	for (const card of cards) {
		rig.set({ [`reader.${card}`]: 1 });
		rig.simulation.advance(300);
		rig.set({ [`reader.${card}`]: 0 });
		rig.simulation.advance(100);
	}
	return lines(rig.printed());
}

/** What is printed by a sketch that does this once a card lies there. */
async function printedBy(statements: string, card: string | null = "a") {
	const rig = await rigOf(`#include <SPI.h>
#include <MFRC522.h>
MFRC522 reader(10, 9);
void setup() { Serial.begin(115200); SPI.begin(); reader.PCD_Init(); delay(50); ${statements} }
void loop() {}
`);
	if (card) rig.set({ [`reader.${card}`]: 1 });
	rig.simulation.advance(600);
	return lines(rig.printed());
}

describe("the examples", () => {
	test("DumpInfo prints version, UID and type of each card once, while it lies there", async () => {
		expect(laid(await example("DumpInfo"), "a", "ticket")).toEqual([
			"Firmware Version: 0x92 = v2.0",
			"Scan PICC to see UID, SAK, type.",
			"Card UID: 83 5A 1C E7",
			"Card SAK: 08",
			"PICC type: MIFARE 1KB",
			"The blocks of the card are left out here.",
			"Card UID: 04 5A 1C E2 9B 61 80",
			"Card SAK: 00",
			"PICC type: MIFARE Ultralight or Ultralight C",
			"The blocks of the card are left out here.",
		]);
	});

	test("ReadNUID knows the card that was read before", async () => {
		expect(laid(await example("ReadNUID"), "b", "b", "ticket")).toEqual([
			"PICC type: MIFARE 1KB",
			"In hex: F2 09 6D 34",
			"In dec: 242 09 109 52",
			"PICC type: MIFARE 1KB",
			"Card read previously.",
			"PICC type: MIFARE Ultralight or Ultralight C",
			"Your tag is not of type MIFARE Classic.",
		]);
	});

	test("AccessControl is taught by its master card", async () => {
		const rig = await example("AccessControl");
		const steps = laid(rig, ..."a b a b a b c a b a b".split(" "));
		expect(steps.slice(1)).toEqual(
			"Master Denied Teaching Added Done Welcome Denied Teaching Removed Done Denied".split(" "),
		);
	});

	test("firmware_check passes the self test", async () => {
		expect(laid(await example("firmware_check"))).toEqual(["Firmware Version: 0x92 = v2.0", "Self test: OK"]);
	});

	test("without the shifter's 3.3 V the reader is not there", async () => {
		const rig = await rigOf(
			EXAMPLES["../../../compiler/libraries/MFRC522/examples/firmware_check.ino"] ?? "",
			WIRES.filter(([from]) => from !== "shifter.LV"),
		);
		rig.simulation.advance(300);
		expect(rig.printed()).toContain("Communication failure");
	});
});

describe("the library", () => {
	const FIND = "Serial.println(reader.PICC_IsNewCardPresent());";
	const READ = "Serial.println(reader.PICC_ReadCardSerial());";

	test("finds no card where none lies", async () => {
		expect(await printedBy(FIND + READ, null)).toEqual(["0", "0"]);
	});

	test("finds a card again that was not halted, after one miss; one that was only when it is woken", async () => {
		expect(await printedBy(FIND + READ + FIND + FIND)).toEqual(["1", "1", "0", "1"]);
		expect(
			await printedBy(
				`${FIND}${READ} Serial.println(reader.PICC_HaltA()); ${FIND}${FIND}
				byte atqa[2], size = 2; Serial.println(reader.PICC_WakeupA(atqa, &size)); Serial.println(atqa[0]);`,
			),
		).toEqual(["1", "1", "0", "0", "0", "0", "4"]);
	});

	test("tells by a status what did not work, and says it", async () => {
		expect(
			await printedBy(`reader.PICC_IsNewCardPresent(); reader.PICC_ReadCardSerial();
				MFRC522::MIFARE_Key key; memset(key.keyByte, 0xFF, 6);
				Serial.println(MFRC522::GetStatusCodeName(
					reader.PCD_Authenticate(MFRC522::PICC_CMD_MF_AUTH_KEY_A, 7, &key, &reader.uid)));`),
		).toEqual(["Timeout in communication."]);
	});

	test("keeps the gain of the antenna, switches it off and on, and rests", async () => {
		expect(
			await printedBy(`reader.PCD_SetAntennaGain(MFRC522::RxGain_max); Serial.println(reader.PCD_GetAntennaGain());
				reader.PCD_AntennaOff(); ${FIND} reader.PCD_AntennaOn(); ${FIND}
				reader.PCD_SoftPowerDown(); Serial.println(reader.PCD_ReadRegister(MFRC522::CommandReg) & 0x10);
				reader.PCD_SoftPowerUp(); ${FIND}`),
		).toEqual(["112", "0", "1", "16", "1"]);
	});

	test("selects a card by the first bits of its UID", async () => {
		const select = (known: string) =>
			`reader.PICC_IsNewCardPresent(); reader.uid.uidByte[0] = 0x83; reader.uid.uidByte[1] = ${known};
			Serial.println(reader.PICC_Select(&reader.uid, 12)); Serial.println(reader.uid.uidByte[3], HEX);`;
		expect(await printedBy(select("0x0A"), "c")).toEqual(["0", "2B"]);
		expect((await printedBy(select("0x0B"), "c"))[0]).toBe("3");
	});
});
