import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Compiler } from "../compiler.ts";
import { runProgram } from "../testing/run-program.ts";
import { testCompiler } from "../testing/test-compiler.ts";

let compiler: Compiler;
let close: () => Promise<void>;

beforeAll(async () => {
	({ compiler, close } = await testCompiler());
});
afterAll(() => close());

const FOLDER = new URL("./", import.meta.url);
const LIBRARIES = readdirSync(FOLDER, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));
const EXAMPLES = LIBRARIES.flatMap((name) =>
	readdirSync(new URL(`${name}/examples/`, FOLDER)).map((file) => `${name}/examples/${file}`),
);

async function hexOf(source: string): Promise<string> {
	const answer = await compiler.compile(source, { userId: "asha" });
	expect(answer).toMatchObject({ outcome: "compiled", diagnostics: [] });
	return answer.outcome === "compiled" ? answer.hex : "";
}

test.each(LIBRARIES)("%s has an example", (name) => {
	expect(EXAMPLES.filter((file) => file.startsWith(`${name}/`))).not.toEqual([]);
});

test.each(EXAMPLES)("the example %s compiles without a warning", async (file) => {
	await hexOf(readFileSync(new URL(file, FOLDER), "utf8"));
});

test.each(["EEPROM", "SPI", "SoftwareSerial", "Wire"])("the core's own library %s is there", async (name) => {
	await hexOf(`#include <${name}.h>\nvoid setup() {}\nvoid loop() {}\n`);
});

const SENSORS =
	"OneWire wire(2);\nDallasTemperature sensors(&wire);\nvoid setup() { sensors.begin(); }\nvoid loop() {}\n";

test("a library that is used and only brought along by another one compiles, and its missing include is said", async () => {
	const answer = await compiler.compile(`#include <DallasTemperature.h>\n${SENSORS}`, { userId: "asha" });
	expect(answer).toMatchObject({
		outcome: "compiled",
		diagnostics: [
			{
				...{ severity: "warning", code: "library_not_included", line: 2 },
				params: { name: "OneWire", library: "OneWire.h" },
				fix: [{ line: 1, column: 1, insert: "#include <OneWire.h>\n" }],
			},
		],
	});
});

const INCLUDES = EXAMPLES.flatMap((file) => {
	const sketch = readFileSync(new URL(file, FOLDER), "utf8");
	const own = file.split("/")[0] ?? "";
	return (sketch.match(/^\s*#\s*include.*$/gm) ?? [])
		.filter((include) => new RegExp(`\\b${own}\\w*\\.h`).test(include) && new RegExp(`^${own}\\b`, "m").test(sketch))
		.map((include) => ({ file, include: include.trim(), sketch }));
});

test.each(INCLUDES)("$file is not verified without a word when it lacks $include", async ({ sketch, include }) => {
	const { diagnostics } = await compiler.compile(sketch.replace(include, ""), { userId: "asha" });
	expect(diagnostics).not.toEqual([]);
});

describe("OneWire's check sums", () => {
	test("are those of Maxim's application note 27", async () => {
		const hex = await hexOf(`#include <OneWire.h>
const byte rom[] = {0x02, 0x1C, 0xB8, 0x01, 0x00, 0x00, 0x00};
const char digits[] = "123456789";
void setup() {
  Serial.begin(115200);
  Serial.println(OneWire::crc8(rom, 7), HEX);
  Serial.println(OneWire::crc16((const byte *)digits, 9), HEX);
}
void loop() {}
`);
		expect(runProgram(hex, 0.02).serial.trim().split("\r\n")).toEqual(["A2", "BB3D"]);
	});
});

describe("delay", () => {
	const blink = (wait: string) => `void setup() { pinMode(13, OUTPUT); }
void loop() {
  digitalWrite(13, HIGH);
  ${wait};
  digitalWrite(13, LOW);
  ${wait};
}
`;

	test.each([1, 2, 3, 10, 100])("of %d ms lasts as long by the clock", async (milliseconds) => {
		const { changes } = runProgram(await hexOf(blink(`delay(${milliseconds})`)), 0.5);
		const [first = 0, last = 0] = [changes[0], changes.at(-1)];
		const mean = ((last - first) / (changes.length - 1)) * 1000;
		expect(mean).toBeGreaterThan(milliseconds - 0.01);
		expect(mean).toBeLessThan(milliseconds + 0.03);
	});

	test("of 0 ms returns at once", async () => {
		expect(runProgram(await hexOf(blink("delay(0)")), 0.01).changes.length).toBeGreaterThan(100);
	});

	test("sleeps, so that a simulator can jump to the next event", async () => {
		const sleep = /8895/;
		expect(await hexOf(blink("delay(1000)"))).toMatch(sleep);
		expect(await hexOf(blink("delayMicroseconds(100)"))).not.toMatch(sleep);
	});

	test("leaves the learner's sleep mode as it was", async () => {
		const hex = await hexOf(`#include <avr/sleep.h>
void setup() {
  Serial.begin(115200);
  set_sleep_mode(SLEEP_MODE_PWR_DOWN);
  delay(20);
  Serial.println(SMCR);
}
void loop() {}
`);
		expect(runProgram(hex, 0.05).serial.trim()).toBe(String(0b100));
	});
});
