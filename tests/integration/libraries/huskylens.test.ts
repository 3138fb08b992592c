import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSketches, wired } from "../parts/part-rig.ts";

/** The library's examples, and what it promises, on the simulated face camera. */

const EXAMPLES = import.meta.glob<string>("../../../compiler/libraries/HUSKYLENS/examples/*.ino", {
	eager: true,
	import: "default",
	query: "?raw",
});
const PARTS = { eye: "huskylens" };
const WIRES = wired("eye", { SDA: "A4", SCL: "A5", "+": "5V", "-": "GND.1" });

let sketches: Awaited<ReturnType<typeof openSketches>>;
beforeAll(async () => {
	sketches = await openSketches();
});
afterAll(() => sketches.close());

const example = (name: string, wires = WIRES) =>
	sketches.rigOf(EXAMPLES[`../../../compiler/libraries/HUSKYLENS/examples/${name}.ino`] ?? "", PARTS, wires);
const sketch = (loop: string) =>
	sketches.rigOf(
		`#include <Wire.h>
		#include <HUSKYLENS.h>
		HUSKYLENS eye;
		void setup() { Serial.begin(115200); Wire.begin(); eye.begin(Wire); }
		void loop() { ${loop} delay(100); }`,
		PARTS,
		WIRES,
	);
type Rig = Awaited<ReturnType<typeof example>>;
/** The last line that is printed within this time. */
function lastLine(rig: Rig, milliseconds = 600): string {
	rig.simulation.advance(milliseconds);
	return rig.printed().trim().split("\r\n").at(-1) ?? "";
}

describe("HUSKYLENS_I2C", () => {
	test("prints the block of each face, and that none is there", async () => {
		const rig = await example("HUSKYLENS_I2C");
		expect(lastLine(rig)).toBe("Nothing in sight!");
		rig.set({ "eye.neema": 1 });
		expect(lastLine(rig)).toBe("Block:xCenter=160,yCenter=120,width=90,height=117,ID=1");
		rig.set({ "eye.neema": 0, "eye.stranger": 1, "eye.centimetres": 90, "eye.across": 25 });
		expect(lastLine(rig)).toBe("Block:xCenter=80,yCenter=120,width=50,height=65,ID=0");
	});

	test("says that nothing answers without one of its wires", async () => {
		for (const missing of ["eye.SDA", "eye.+"]) {
			const rig = await example(
				"HUSKYLENS_I2C",
				WIRES.filter(([from]) => from !== missing),
			);
			expect(lastLine(rig, 1500)).toMatch(/^Begin failed!/);
		}
	});
});

test("HUSKYLENS_FORGET forgets all faces and learns one", async () => {
	const rig = await example("HUSKYLENS_FORGET");
	rig.set({ "eye.stranger": 1 });
	expect(lastLine(rig)).toBe("2 learned, in sight: 0");
	rig.simulation.sendSerial("f");
	expect(lastLine(rig, 1200)).toBe("0 learned, in sight: 0");
	rig.simulation.sendSerial("l");
	expect(lastLine(rig, 1200)).toBe("1 learned, in sight: 1");
});

test("counts and gives results by kind and ID", async () => {
	const rig = await sketch(`
		eye.request();
		int left = eye.available();
		HUSKYLENSResult first = eye.read();
		int values[] = {left, eye.available(), first.ID, eye.count(), eye.count(2), eye.countBlocks(), eye.countBlocks(0),
			eye.countArrows(), eye.countLearned(), eye.countLearnedIDs(), eye.isLearned(), eye.isLearned(3), eye.get(2, 0).xCenter,
			eye.getBlock(1).ID, eye.read().ID, eye.read().ID, eye.get(9).ID, eye.request(2), eye.count(), eye.requestArrows(), eye.count()};
		for (int value : values) { Serial.print(value); Serial.print(" "); }
		Serial.println();`);
	rig.set({ "eye.baraka": 1, "eye.stranger": 1, "eye.across": 40 });
	expect(rig.read(600)).toEqual([2, 1, 2, 2, 1, 2, 1, 0, 1, 2, 1, 0, 128, 0, 0, -1, -1, 1, 1, 1, 0]);
});

test("speaks the same frames on a serial port, and gives up when nothing answers", async () => {
	const rig = await sketches.rigOf(
		`#include <HUSKYLENS.h>
		HUSKYLENS eye;
		void setup() {
			Serial.begin(9600);
			eye.setTimeOutDuration(50);
			bool found = eye.begin(Serial);
			Serial.println(found ? "found" : "none");
		}
		void loop() {}`,
		{},
		[],
	);
	rig.simulation.advance(1000);
	// 0xAA alone is no character.
	expect(rig.printed()).toBe(`${"U\ufffd\x11\0,<".repeat(5)}none\r\n`);
});
