import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { DebugInfo } from "#domain/bench/debug-info.ts";
import { testCompiler } from "../testing/test-compiler.ts";
import { readDebugInfo } from "./read-debug-info.ts";

const SKETCH = `struct Point { int x; float y; };
enum Mode { OFF, ON = 3 };
const int PIN = 8;
const float LIMIT = 28.5;
int counter = 0;
String name = "Asha";
int list[4] = {1, 2, 3, 4};
Point p;
Mode mode = ON;

int twice(int value) {
  int result = value * 2;
  static int calls = 0;
  calls++;
  Serial.println(result + calls);
  return result;
}

void setup() {
  Serial.begin(9600);
  pinMode(PIN, OUTPUT);
}

void loop() {
  float celsius = analogRead(0) * 0.5;
  int d = twice(counter);
  for (int i = 0; i < 3; i++) {
    counter += i;
  }
  if (celsius > LIMIT) tone(PIN, 1000);
  else noTone(PIN);
  p.x = d; name += 'x'; list[1] = d; mode = OFF;
  delay(500);
}
`;

let opened: Awaited<ReturnType<typeof testCompiler>>;
beforeAll(async () => {
	opened = await testCompiler();
}, 120_000);
afterAll(() => opened.close());

async function compiled(source: string): Promise<{ hex: string; debug: DebugInfo }> {
	const answer = await opened.compiler.compile(source, { userId: "p" }, { debug: true });
	if (answer.outcome !== "compiled" || !answer.debug) throw new Error(JSON.stringify(answer));
	return { hex: answer.hex, debug: answer.debug };
}

describe("what a debugger learns of a compiled sketch", () => {
	let debug: DebugInfo;
	beforeAll(async () => {
		({ debug } = await compiled(SKETCH));
	});
	const lineOf = (text: string) => SKETCH.split("\n").findIndex((line) => line.includes(text)) + 1;
	const typeOf = (index: number | undefined) => debug.types[index ?? -1];

	test("every line that does something has an address, also one whose call is inlined", () => {
		const lines = new Set(debug.lines.map(([, line]) => line));
		for (const text of [
			"Serial.begin",
			"pinMode",
			"float celsius",
			"twice(counter)",
			"counter += i",
			"tone(PIN",
			"delay",
		])
			expect([text, lines.has(lineOf(text))]).toEqual([text, true]);
		for (const text of ["struct Point", "const int PIN", "String name"]) expect(lines.has(lineOf(text))).toBe(false);
	});

	test("a function's body begins behind its opening, where its frame is complete", () => {
		const [twice, setup, loop] = ["twice", "setup", "loop"].map((one) =>
			debug.functions.find(({ name }) => name === one),
		);
		const lineAt = (address: number | undefined) => debug.lines.find(([at]) => at === address)?.[1];
		expect([twice, setup, loop].map((one) => lineAt(one?.body))).toEqual([
			lineOf("int result"),
			lineOf("Serial.begin"),
			lineOf("float celsius"),
		]);
	});

	test("globals have their types and addresses; constants are known without one", () => {
		const global = (name: string) => debug.globals.find((one) => one.name === name);
		expect(global("PIN")).toMatchObject({ constant: true, where: [{ value: 8 }] });
		expect(global("LIMIT")?.where[0]?.value).toBe(0x41e40000);
		expect(typeOf(global("name")?.type)).toMatchObject({ kind: "text" });
		expect(typeOf(global("list")?.type)).toMatchObject({ kind: "array", count: 4, bytes: 8 });
		expect(typeOf(global("p")?.type)).toMatchObject({
			kind: "struct",
			members: [{ name: "x" }, { name: "y", offset: 2 }],
		});
		expect(typeOf(global("mode")?.type)).toMatchObject({ kind: "enum", values: { 0: "OFF", 3: "ON" } });
		for (const name of ["counter", "name", "list", "p", "mode"])
			expect(global(name)?.where[0]?.pieces?.[0]).toMatchObject({ in: "ram", bytes: 0 });
	});

	test("locals are known with the code in which they are somewhere; statics belong to their function", () => {
		const twice = debug.functions.find(({ name }) => name === "twice");
		expect(twice?.variables.map(({ name }) => name)).toEqual(["value", "result", "calls"]);
		expect(twice?.variables[2]?.where[0]?.pieces?.[0]?.in).toBe("ram");
		const loop = debug.functions.find(({ name }) => name === "loop");
		expect(loop?.variables.find(({ name }) => name === "i")?.scope).toHaveLength(1);
	});
});

test("a line has an address though the compiler moved its code", async () => {
	const { debug } = await compiled(`int level(int pin) {
  long sum = 0;
  for (int i = 0; i < 8; i++) sum += analogRead(pin);
  return sum / 8;
}
void setup() {}
void loop() {
  Serial.println(level(0) + level(1));
}
`);
	expect([...new Set(debug.lines.map(([, line]) => line))]).toEqual(expect.arrayContaining([2, 3, 4, 8]));
});

test("objects of libraries and the compiler's own functions are left out", async () => {
	const { debug } = await compiled(
		`#include <Servo.h>\nServo arm;\nString s = "a";\nvoid setup() { arm.attach(9); }\nvoid loop() {}\n`,
	);
	expect(debug.globals.map(({ name }) => name)).toEqual(["s"]);
	expect(debug.functions.map(({ name }) => name).sort()).toEqual(["loop", "setup"]);
});

test("a sketch that is stepped through and the one that is awarded are built apart", async () => {
	const answer = await opened.compiler.compile(SKETCH, { userId: "p" });
	expect(answer).not.toHaveProperty("debug");
	expect(answer.outcome === "compiled" && answer.hex).not.toBe((await compiled(SKETCH)).hex);
});

test.each([
	["an empty section", `asm(".section .debug_line,\\"\\",@progbits\\n .byte 255,255,255,255,1\\n .text");`],
	["a unit without an end", `asm(".section .debug_info,\\"\\",@progbits\\n .byte 255,255,255,15,4,0\\n .text");`],
	["an endless abbreviation", `asm(".section .debug_abbrev,\\"\\",@progbits\\n .byte 128,128,128\\n .text");`],
])("a sketch that forges %s compiles, at worst without being steppable", async (_, forged) => {
	const source = `${forged}\nvoid setup() {}\nvoid loop() {}\n`;
	const answer = await opened.compiler.compile(source, { userId: "p" }, { debug: true });
	expect(["compiled", "failed"]).toContain(answer.outcome);
});

test("what is no ELF file, or is cut, has nothing to tell", () => {
	expect(readDebugInfo(Buffer.alloc(10), "sketch.ino")).toBe(null);
	expect(readDebugInfo(Buffer.from("hello, this is no program at all, but it is long enough for a header"), "x")).toBe(
		null,
	);
});
