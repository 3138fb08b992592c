import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type {} from "#simulator/parts/sd_card/model.ts";
import { openSketches, wired } from "../parts/part-rig.ts";

/** The SD library's examples, and what it promises, on the simulated card. */

const EXAMPLES = import.meta.glob<string>("../../../compiler/libraries/SD/examples/*.ino", {
	eager: true,
	import: "default",
	query: "?raw",
});
const MODULE = wired("card", { CS: "10", MOSI: "11", MISO: "12", SCK: "13", VCC: "5V", GND: "GND.1" });

let sketches: Awaited<ReturnType<typeof openSketches>>;
beforeAll(async () => {
	sketches = await openSketches();
});
afterAll(() => sketches.close());

const rigOf = (source: string) => sketches.rigOf(source, { card: "sd_card" }, MODULE);
const example = (name: string) => rigOf(EXAMPLES[`../../../compiler/libraries/SD/examples/${name}.ino`] ?? "");
/** What is printed by statements after the card was opened. */
async function printedBy(statements: string, milliseconds = 2000) {
	const rig = await rigOf(`#include <SD.h>
void setup() { Serial.begin(115200); if (!SD.begin(10)) { Serial.print("no card"); return; } ${statements} }
void loop() {}
`);
	rig.simulation.advance(milliseconds);
	return rig.printed().trim().split("\r\n");
}

describe("the examples", () => {
	test("ReadWrite reads what it has written, once more after each reset", async () => {
		const rig = await example("ReadWrite");
		rig.simulation.advance(1000);
		expect(rig.printed()).toMatch(
			/initialization done\.\r\nWriting to test\.txt\.\.\.done\.\r\ntest\.txt:\r\ntesting 1, 2, 3\.\r\n$/,
		);
		rig.simulation.reset();
		rig.simulation.advance(1000);
		expect(rig.printed()).toMatch(/test\.txt:\r\n(testing 1, 2, 3\.\r\n){2}$/);
		expect(rig.state("card", "sd_card").files).toEqual(["TEST.TXT"]);
	});

	test("ReadWrite says so where no card is in the module", async () => {
		const rig = await example("ReadWrite");
		rig.set({ "card.removed": 1 });
		rig.simulation.advance(3000);
		expect(rig.printed()).toBe("Initializing SD card...initialization failed!\r\n");
	});

	test("listfiles lists folders within folders", async () => {
		const rig = await example("listfiles");
		rig.simulation.advance(1000);
		expect(rig.printed()).toBe("LOGS/\r\n\t2026/\r\n\t\tNOTE.TXT\t\t4\r\ndone!\r\n");
	});

	test("Datalogger adds a line at each reading", async () => {
		const rig = await example("Datalogger");
		rig.simulation.advance(2000);
		const lines = rig.printed().trim().split("\r\n");
		expect(lines[0]).toBe("Initializing SD card...card initialized.");
		expect(lines.length).toBeGreaterThan(20);
		for (const line of lines.slice(1, -1)) expect(line).toMatch(/^\d+,\d+,\d+$/);
		expect(rig.state("card", "sd_card").files).toEqual(["DATALOG.TXT"]);
		expect(lines).toContain(rig.state("card", "sd_card").line);
		expect(rig.state("card", "sd_card").lines).toBeGreaterThan(20);
	});

	test("a line counts as saved once it is flushed or closed; the card keeps all of many blocks", async () => {
		const rig = await rigOf(`#include <SD.h>
			File file;
			void setup() {
				SD.begin(10);
				file = SD.open("first.txt", FILE_WRITE);
				file.println("of another file");
				file.close();
				file = SD.open("log.csv", FILE_WRITE);
				for (int line = 0; line < 300; line++) file.println(line);
				file.flush();
			}
			void loop() { if (Serial.available()) { file.println("last"); file.print("begun"); if (Serial.read() == 'c') file.close(); } }
		`);
		const saved = () => {
			rig.simulation.advance(3000);
			const { line, lines } = rig.state("card", "sd_card");
			return [line, lines];
		};
		expect(saved()).toEqual(["299", 301]);
		rig.simulation.sendSerial("w");
		expect(saved()).toEqual(["299", 301]);
		rig.set({ "card.removed": 1 });
		rig.simulation.sendSerial("c");
		expect(saved()).toEqual(["299", 301]);
		expect(rig.state("card", "sd_card").files).toEqual([]);
	});

	test("CardInfo tells the card's kind and size", async () => {
		const rig = await example("CardInfo");
		rig.simulation.advance(2000);
		expect(rig.printed()).toMatch(/Card type: +SD2\r\nClusters: +8111\r\nBlocks x Cluster: +2\r\n/);
		expect(rig.printed()).toMatch(/FAT16\r\nVolume size \(Kb\): +8111\r\n/);
	});

	test("Files makes a file and removes it", async () => {
		const rig = await example("Files");
		rig.simulation.advance(1000);
		expect(rig.printed().match(/exists|doesn't/g)).toEqual(["doesn't", "exists", "doesn't"]);
	});
});

describe("the library", () => {
	test("keeps a file of many clusters whole, and finds any byte of it", async () => {
		const printed = await printedBy(
			`File f = SD.open("big.bin", FILE_WRITE);
for (long i = 0; i < 5000; i++) f.write((uint8_t)(i * 7));
f.close(); f = SD.open("BIG.BIN"); Serial.println(f.size());
const long at[] = {0, 511, 512, 1023, 1024, 2048, 4999};
for (long one : at) { f.seek(one); Serial.println(f.read() == (uint8_t)(one * 7) ? "right" : "wrong"); }
long same = 0; f.seek(0); for (long i = 0; f.available(); i++) same += f.read() == (uint8_t)(i * 7); Serial.println(same);`,
			10_000,
		);
		expect(printed).toEqual(["5000", ...Array.from({ length: 7 }, () => "right"), "5000"]);
	});

	test("writes into the middle of a file that is not opened to append, and cuts one that is truncated", async () => {
		const printed = await printedBy(
			`File f = SD.open("a.txt", FILE_WRITE); f.print("abcdef"); f.close();
f = SD.open("a.txt", O_RDWR); f.seek(2); f.print("XY"); f.seek(0); Serial.println(f.readString()); f.close();
f = SD.open("a.txt", O_WRITE | O_CREAT | O_TRUNC); f.print("z"); f.close();
f = SD.open("a.txt"); Serial.println(f.size()); Serial.println(f.readString());`,
			4000,
		);
		expect(printed).toEqual(["abXYef", "1", "z"]);
	});

	test("has room for more files than a folder's first cluster, and uses the room of removed ones", async () => {
		const printed = await printedBy(
			`SD.mkdir("many"); char name[16];
for (int i = 0; i < 40; i++) { sprintf(name, "many/f%d.txt", i); File f = SD.open(name, FILE_WRITE); f.print(i); f.close(); }
File f = SD.open("many/f39.txt"); Serial.println(f.readString()); f.close();
for (int i = 0; i < 40; i++) { sprintf(name, "many/f%d.txt", i); if (i != 7) SD.remove(name); }
f = SD.open("many"); File only = f.openNextFile(); Serial.println(only.name()); only.close(); Serial.println((bool)f.openNextFile()); f.close();
Serial.println(SD.rmdir("many")); SD.remove("many/f7.txt"); Serial.println(SD.rmdir("many")); Serial.println(SD.exists("many"));`,
			20_000,
		);
		expect(printed).toEqual(["39", "F7.TXT", "0", "0", "1", "0"]);
	});

	test("refuses names that FAT has no room for, and files that are not there", async () => {
		const printed = await printedBy(
			`const char *names[] = {"toolongname.txt", "a.text", "", "none.txt", "no/where.txt"};
for (const char *name : names) Serial.println((bool)SD.open(name));`,
		);
		expect(printed).toEqual(["0", "0", "1", "0", "0"]);
	});
});
