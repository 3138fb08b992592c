import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findSourceFolders } from "../project-folder.ts";
import type { OpenedSandbox } from "../sandbox/tier.ts";
import { translateSketch } from "../sketch/translate.ts";
import { holdingTiers, testToolchain } from "../testing/test-compiler.ts";
import { debugFlags, SINGLE_HEADER, sketchFlags } from "./flags.ts";
import { openPrebuilt } from "./prebuilt.ts";

/** Mistakes with their messages: one in this many. */
const EVERY = 8;
const EXAMPLES = fileURLToPath(new URL("../diagnostics/examples", import.meta.url));

let box: OpenedSandbox;
let libraries: readonly string[];
const cacheDir = mkdtempSync(join(tmpdir(), "inspire-header-"));

beforeAll(async () => {
	const [sandbox] = await holdingTiers();
	if (!sandbox) throw new Error("No sandbox holds here");
	const options = { toolchain: await testToolchain(), sources: findSourceFolders(), sandbox, cacheDir };
	const prebuilt = await openPrebuilt(options);
	libraries = prebuilt.libraries;
	box = await sandbox.open(prebuilt.folder);
});
afterAll(async () => {
	await box.close();
	await rm(cacheDir, { recursive: true, force: true });
});

const compile = (flags: readonly string[], text: string) =>
	box.run({
		input: { name: "sketch.cpp", text },
		command: ["avr-g++", ...flags, "-c", "sketch.cpp", "-o", "sketch.o"],
		output: "sketch.o",
	});

/** With the single file, and with the files of the core. */
async function both(flags: readonly string[], sketch: string) {
	const text = translateSketch(sketch);
	const core = flags.filter((flag) => flag !== `-I${SINGLE_HEADER}`);
	expect(core.length).toBe(flags.length - 1);
	const [single, files] = await Promise.all([compile(flags, text), compile(core, text)]);
	// The preprocessor joins spaces, so that columns within a file of the core differ; they are not shown.
	const withoutColumns = (messages: string) => messages.replace(/^(\/usr\/share\/.*?:\d+):\d+/gm, "$1");
	return [single, files].map((result) => ({ ...result, messages: withoutColumns(result.messages) }));
}

test("sketches compile to the same objects with the same messages as with the files of the core", async () => {
	const mistakes = readdirSync(EXAMPLES).filter((_, index) => index % EVERY === 0);
	for (const name of mistakes) {
		const [single, files] = await both(sketchFlags(libraries), readFileSync(join(EXAMPLES, name), "utf8"));
		expect(single, name).toEqual(files);
	}
});

/** Uses macros of the core wrongly, includes it and what it includes once more, and looks at what is defined. */
const INCLUDES = `#include "Arduino.h"
#include <HardwareSerial.h>
#include <avr/io.h>
#include <stdlib.h>
#include <math.h>
#include <util/delay.h>
#include <Wire.h>
#define PI 3
#undef HIGH
#if !defined(TWCR) || !defined(PSTR) || !defined(NULL) || MCUSR == 0
#error missing
#endif
const char TEXT[] PROGMEM = "text";
byte unused(byte a) { return max(a, "b"); }
void setup() { Serial.begin(constrain(9600, 1)); Wire.begin(); _delay_ms(1); bitSet(1, 2); digitalWrite(13, HIGH); }
void loop() { Serial.println(F(TEXT)); print(PI); }
`;
const FINE = `#include <Wire.h>
volatile int count = 3;
void setup() { Serial.begin(9600); Wire.begin(); bitSet(PORTB, 2); attachInterrupt(0, setup, RISING); }
void loop() { String text = F("text"); Serial.println(text + max(count, 2) + sqrt(millis())); delay(1); }
`;

test("messages about macros of the core name the same files and lines", async () => {
	const [single, files] = await both(sketchFlags(libraries), INCLUDES);
	expect(single).toEqual(files);
	expect(single?.messages).toContain("cores/arduino/Arduino.h");
});

test("a build for the debugger is the same as well", async () => {
	const [single, files] = await both(debugFlags(libraries), FINE);
	expect(files).toMatchObject({ exit: 0 });
	expect(single).toEqual(files);
});
