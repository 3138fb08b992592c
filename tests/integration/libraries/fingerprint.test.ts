import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type {} from "#simulator/parts/fingerprint_sensor/model.ts";
import { openSketches, wired } from "../parts/part-rig.ts";

/** The Adafruit_Fingerprint library's examples, and what it promises, on the simulated module behind its divider. */

const EXAMPLES = import.meta.glob<string>("../../../compiler/libraries/Adafruit_Fingerprint/examples/*.ino", {
	eager: true,
	import: "default",
	query: "?raw",
});
const sensor = (props: Record<string, string | number> = { enrolled: "1:amina,2:juma" }) => ({
	sensor: { kind: "fingerprint_sensor", props },
	upper: { kind: "resistor", props: { ohms: 1000 } },
	lower: { kind: "resistor", props: { ohms: 2000 } },
});
const WIRES = [
	...wired("sensor", { VCC: "5V", GND: "GND.1", TX: "2", RX: "upper.2" }),
	...wired("upper", { "1": "3", "2": "lower.1" }),
	...wired("lower", { "2": "GND.2" }),
];

let sketches: Awaited<ReturnType<typeof openSketches>>;
beforeAll(async () => {
	sketches = await openSketches();
});
afterAll(() => sketches.close());

const example = (name: string, props?: Record<string, string | number>) =>
	sketches.rigOf(
		EXAMPLES[`../../../compiler/libraries/Adafruit_Fingerprint/examples/${name}.ino`] ?? "",
		sensor(props),
		WIRES,
	);
type Rig = Awaited<ReturnType<typeof example>>;
const lines = (text: string) => text.trim().split("\r\n");

/** Lays fingers down, one after the other, each for a second; gives what was printed. */
function laid(rig: Rig, ...fingers: string[]) {
	for (const finger of fingers) {
		rig.set({ [`sensor.${finger}`]: 1 });
		rig.simulation.advance(1000);
		rig.set({ [`sensor.${finger}`]: 0 });
		rig.simulation.advance(500);
	}
	return lines(rig.printed());
}

function typed(rig: Rig, text: string) {
	rig.simulation.advance(1500);
	rig.simulation.sendSerial(text);
	rig.simulation.advance(1500);
}

/** What is printed by a sketch that does this while a finger lies there. */
async function printedBy(statements: string, finger = "amina", wires = WIRES) {
	const rig = await sketches.rigOf(
		`#include <Adafruit_Fingerprint.h>
#include <Servo.h>
Servo bolt;
SoftwareSerial wires(2, 3);
Adafruit_Fingerprint finger(&wires);
void say(long number) { Serial.println(number); }
void setup() { Serial.begin(115200); finger.begin(57600); ${statements} }
void loop() {}
`,
		sensor(),
		wires,
	);
	if (finger) rig.set({ [`sensor.${finger}`]: 1 });
	rig.simulation.advance(4000);
	return lines(rig.printed()).map(Number);
}

describe("the examples", () => {
	test("fingerprint tells number and confidence, and what is not found or no good image", async () => {
		const rig = await example("fingerprint");
		rig.simulation.advance(1500);
		expect(laid(rig, "amina", "juma", "stranger", "wet")).toEqual([
			"Capacity: 162",
			"Sensor contains 2 templates",
			"Found ID #1 with confidence of 140",
			"Found ID #2 with confidence of 70",
			"Did not find a match",
			"Error 0x6",
		]);
	});

	test("enroll takes the same finger twice, and no two different ones", async () => {
		const rig = await example("enroll", {});
		typed(rig, "5\n");
		expect(laid(rig, "amina", "amina").slice(-4)).toEqual([
			"Remove finger",
			"Place same finger again",
			"Image taken",
			"Stored!",
		]);
		expect(rig.state("sensor", "fingerprint_sensor").prints).toBe(1);
		typed(rig, "6\n");
		expect(laid(rig, "amina", "juma").at(-1)).toBe("Fingerprints did not match");
		expect(rig.state("sensor", "fingerprint_sensor").prints).toBe(1);
	});

	test("delete forgets one finger, emptyDatabase all of them", async () => {
		const rig = await example("delete");
		typed(rig, "2\n");
		expect(lines(rig.printed()).slice(-2)).toEqual(["Deleted!", "1"]);
		const emptied = await example("emptyDatabase");
		typed(emptied, "N");
		expect(emptied.state("sensor", "fingerprint_sensor").prints).toBe(2);
		typed(emptied, "Y");
		expect(emptied.printed()).toContain("Now database is empty: 0");
	});
});

describe("the library", () => {
	test("finds a finger by both searches, and tells 0 for one that it does not know", async () => {
		const look = "finger.getImage(); finger.image2Tz();";
		const result = "say(finger.fingerID); say(finger.confidence);";
		expect(await printedBy(`${look} say(finger.fingerFastSearch()); ${result}`)).toEqual([0, 1, 140]);
		expect(await printedBy(`${look} say(finger.fingerSearch()); ${result}`, "juma")).toEqual([0, 2, 70]);
		expect(await printedBy(`${look} say(finger.fingerFastSearch()); ${result}`, "stranger")).toEqual([9, 0, 0]);
	});

	test("tells by its codes what does not work", async () => {
		expect(await printedBy("say(finger.getImage());", "")).toEqual([2]);
		expect(await printedBy("finger.getImage(); say(finger.image2Tz());", "wet")).toEqual([6]);
		expect(await printedBy("say(finger.storeModel(200)); say(finger.loadModel(9)); say(finger.loadModel(2));")).toEqual(
			[11, 12, 0],
		);
	});

	test("asks 30 times at 57600 baud beside a servo's pulses, and each answer is right", async () => {
		expect(
			await printedBy(
				`bolt.attach(6); int right = 0;
				for (int i = 0; i < 30; i++) right += finger.getImage() == FINGERPRINT_NOFINGER;
				say(right);`,
				"",
			),
		).toEqual([30]);
	});

	test("gives up after a second without an answer", async () => {
		const began = "unsigned long since = millis();";
		const answer = await printedBy(
			`${began} say(finger.getImage()); say((millis() - since) / 100);`,
			"",
			WIRES.filter(([from]) => from !== "sensor.TX"),
		);
		expect(answer).toEqual([255, 10]);
	});
});
