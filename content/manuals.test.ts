import { describe, expect, test } from "vitest";
import { manualTextsSchema } from "./manual-schema.ts";
import { loadManual, relatedManual } from "./manuals.ts";
import related from "./related-manuals.json" with { type: "json" };

const files = import.meta.glob("./manuals/*/manual.en.json", { eager: true, import: "default" });
const ids = Object.keys(files).map((path) => path.split("/")[2] ?? "");

const BOARD_PIN = /^(-|GND|5V|3\.3V|A[0-5]|\d|1[0-3])$/;
const SIGNAL_PIN = /^(A[0-5]|\d+)$/;
/** A pin by its name, or the one that a serial line listens to. */
const PIN_IN_PROGRAM = /(?:_PIN|_PLUS|_MINUS) = (A?\d+);|SoftwareSerial \w+\((\d+)/g;

const hasNumber = (code: string, pin: string) => new RegExp(`\\b${pin}\\b`).test(code);

describe.each(ids)("%s", (id) => {
	test("it follows the schema, and has a program", async () => {
		expect(manualTextsSchema.parse(files[`./manuals/${id}/manual.en.json`])).toBeTruthy();
		expect((await loadManual(id))?.code).toContain("void loop()");
	});

	test("says what must not go wrong, and wires the pins that its program uses", async () => {
		const manual = await loadManual(id);
		const wired = manual?.circuitSetup.connections.map(({ arduinoPin }) => arduinoPin) ?? [];
		expect(manual?.safety?.length).toBeGreaterThan(0);
		expect([...new Set(wired)].filter((pin) => !BOARD_PIN.test(pin))).toEqual([]);
		const code = manual?.code ?? "";
		const used = [...code.matchAll(PIN_IN_PROGRAM)].flatMap(([, pin, input]) => pin ?? input ?? []);
		expect(wired).toEqual(expect.arrayContaining(used));
		const lines = code.includes("Wire.h") || code.includes("_I2C.h") ? ["A4", "A5"] : [];
		const unused = wired.filter((pin) => SIGNAL_PIN.test(pin) && !lines.includes(pin) && !hasNumber(code, pin));
		expect(unused).toEqual([]);
	});

	test("a project offers it", () => {
		expect(Object.values(related)).toContain(id);
	});
});

test("each of the library's eleven manuals is written, and offered by its projects", () => {
	expect(ids).toHaveLength(11);
	for (const [project, manual] of Object.entries(related)) expect(relatedManual(project)).toBe(manual);
	expect(relatedManual("traffic-controller")).toBeNull();
});

test("an unknown manual is null", async () => {
	expect(await loadManual("../projects/led-sequence")).toBeNull();
});
