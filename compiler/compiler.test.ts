import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Compiler } from "./compiler.ts";
import { testCompiler } from "./testing/test-compiler.ts";

let compiler: Compiler;
let close: () => Promise<void>;

beforeAll(async () => {
	({ compiler, close } = await testCompiler());
});
afterAll(() => close());

const BLINK = `void setup() {
  pinMode(LED_BUILTIN, OUTPUT);
}
void loop() {
  digitalWrite(LED_BUILTIN, HIGH);
  delay(1000);
  digitalWrite(LED_BUILTIN, LOW);
  delay(1000);
}
`;

test("a sketch without mistakes becomes an Intel HEX file with its sizes", async () => {
	const answer = await compiler.compile(BLINK, { person: "asha" });
	expect(answer).toMatchObject({ outcome: "compiled", diagnostics: [] });
	if (answer.outcome !== "compiled") return;
	expect(answer.hex).toMatch(/^(:[0-9A-F]+\r\n)+$/);
	expect(answer.hex.endsWith(":00000001FF\r\n")).toBe(true);
	expect(answer.size.flash).toBeGreaterThan(500);
	expect(answer.size.flash).toBeLessThan(1500);
	expect(answer.size.ram).toBeLessThan(50);
});

test.each(["OneWire/examples/FindDevices.ino", "DallasTemperature/examples/WaterTemperature.ino"])(
	"the example %s compiles without a warning",
	async (file) => {
		const source = readFileSync(new URL(`./libraries/${file}`, import.meta.url), "utf8");
		expect(await compiler.compile(source, { person: "asha" })).toMatchObject({ outcome: "compiled", diagnostics: [] });
	},
);

test("a mistake is an answer that names its line in the sketch", async () => {
	const answer = await compiler.compile(BLINK.replace("OUTPUT);", "OUTPUT);\n  blub();"), { person: "asha" });
	expect(answer).toMatchObject({ outcome: "failed", diagnostics: [{ line: 3, severity: "error" }] });
});
