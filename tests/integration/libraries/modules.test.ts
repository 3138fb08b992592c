import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type {} from "#simulator/parts/ds3231/model.ts";
import type {} from "#simulator/parts/gsm_modem/model.ts";
import type {} from "#simulator/parts/hc05/model.ts";
import type {} from "#simulator/parts/neopixel/model.ts";
import type {} from "#simulator/parts/ssd1306/model.ts";
import type {} from "#simulator/parts/stepper/model.ts";
import type {} from "#simulator/parts/wifi_serial/model.ts";
import { openSketches, wired } from "../parts/part-rig.ts";

/** The examples of the libraries for modules, on the simulated modules. */

const EXAMPLES = import.meta.glob<string>("../../../compiler/libraries/*/examples/*.ino", {
	eager: true,
	import: "default",
	query: "?raw",
});
const example = (path: string) => EXAMPLES[`../../../compiler/libraries/${path}.ino`] ?? "";

let sketches: Awaited<ReturnType<typeof openSketches>>;
beforeAll(async () => {
	sketches = await openSketches();
});
afterAll(() => sketches.close());

describe("Stepper", () => {
	const motor = () => wired("motor", { IN1: "8", IN2: "9", IN3: "10", IN4: "11", VCC: "5V", GND: "GND.1" });

	test("OneRevolution turns once to the right and once to the left", async () => {
		const rig = await sketches.rigOf(example("Stepper/examples/OneRevolution"), { motor: "stepper" }, motor());
		rig.simulation.advance(4600);
		expect(rig.state("motor", "stepper").degrees).toBeCloseTo(360, 0);
		rig.simulation.advance(4900);
		expect(rig.state("motor", "stepper").degrees).toBeCloseTo(0, 0);
		expect(rig.printed().trim().split("\r\n").slice(0, 2)).toEqual(["clockwise", "counterclockwise"]);
	});

	test("Knob follows the potentiometer", async () => {
		const rig = await sketches.rigOf(example("Stepper/examples/Knob"), { motor: "stepper", knob: "potentiometer" }, [
			...motor(),
			...wired("knob", { GND: "GND.2", SIG: "A0", VCC: "5V" }),
		]);
		for (const position of [50, 100, 0]) {
			rig.set({ "knob.position": position });
			rig.simulation.advance(3500);
			expect(rig.state("motor", "stepper").degrees).toBeCloseTo((position / 100) * 1023 * (360 / 2048), 0);
		}
	});
});

describe("SoftwareSerial", () => {
	/** The module's `RXD` behind 1 kΩ and 2 kΩ. */
	const circuit = [
		{
			phone: "hc05",
			r1: { kind: "resistor", props: { ohms: 1000 } },
			r2: { kind: "resistor", props: { ohms: 2000 } },
		},
		[
			...wired("phone", { VCC: "5V", GND: "GND.1", TXD: "10" }),
			["uno.11", "r1.1"],
			["r1.2", "phone.RXD"],
			["phone.RXD", "r2.1"],
			["r2.2", "uno.GND.2"],
		],
	] as const;
	const sketch = (loop: string, baud = 9600) => `#include <SoftwareSerial.h>
		SoftwareSerial link(10, 11);
		void setup() { Serial.begin(115200); link.begin(${baud}); link.setTimeout(100); }
		void loop() { ${loop} }`;
	const echo = "if (link.available()) { char c = link.read(); link.write(c); Serial.write(c); }";
	const words = ["washa", "zima", "kesho", "habari", "six"];

	test("hears every word of a phone at 9600 baud, and answers", async () => {
		const answer = `if (link.available()) { String s = link.readStringUntil(10); s.trim(); link.print("<"); link.print(s); link.println(">"); }`;
		const rig = await sketches.rigOf(sketch(answer), ...circuit);
		rig.simulation.advance(100);
		for (const [index, word] of words.entries()) {
			rig.set({ [`phone.${word}`]: 1 });
			rig.simulation.advance(60);
			rig.set({ [`phone.${word}`]: 0 });
			const { sent, line, lines } = rig.state("phone", "hc05");
			expect([line, lines]).toEqual([`<${sent}>`, index + 1]);
		}
	});

	test("passes text on through a Wi-Fi module, straight on two pins", async () => {
		const back = "if (link.available()) { String s = link.readStringUntil(10); s.trim(); link.println(s); }";
		const wires = wired("net", { VCC: "5V", GND: "GND.1", TX: "10", RX: "11" });
		const rig = await sketches.rigOf(sketch(back), { net: "wifi_serial" }, wires);
		rig.simulation.advance(100);
		for (const [word, line] of [
			["water", "water"],
			["nowater", "no water"],
		] as const) {
			rig.set({ [`net.${word}`]: 1 });
			rig.simulation.advance(2600);
			expect(rig.state("net", "wifi_serial")).toMatchObject({ sent: line, line });
		}
	});

	test("sends an SMS through a GSM modem behind a level shifter, and gets one; straight on the pin it hears nothing", async () => {
		const source = `#include <SoftwareSerial.h>
SoftwareSerial modem(10, 11);
char ok[] = "OK";
void setup() {
  Serial.begin(115200);
  modem.begin(9600);
  modem.setTimeout(4000);
  delay(3500);
  modem.print("ATE0\\r");
  modem.print("AT+CMGF=1\\r");
  delay(100);
  modem.print("AT+CNMI=2,2\\r");
  delay(100);
  modem.print("AT+CMGS=\\"+255700000000\\"\\r");
  modem.find('>');
  modem.print("Habari");
  modem.write(26);
  Serial.println(modem.find(ok) ? "sent" : "not sent");
}
void loop() { if (modem.available()) Serial.write(modem.read()); }`;
		const feeding = [
			...wired("net", { VCC: "cell.+", GND: "cell.-" }),
			...wired("cell", { "-": "GND.1" }),
			...wired("shift", { LV: "3.3V", HV: "5V", "GND.2": "GND.2" }),
		];
		const through = wired("shift", { LV1: "net.TXD", LV2: "net.RXD", HV1: "10", HV2: "11" });
		const straight = [...wired("net", { TXD: "10", RXD: "shift.LV2" }), ...wired("shift", { HV2: "11" })];
		const parts = { net: "gsm_modem", cell: "dc_supply", shift: "level_shifter" };
		const rig = await sketches.rigOf(source, parts, [...feeding, ...through]);
		rig.simulation.advance(6500);
		expect(rig.printed()).toBe("sent\r\n\r\n");
		expect(rig.state("net", "gsm_modem")).toMatchObject({ line: "Habari", lines: 1 });
		rig.set({ "net.stranger": 1 });
		rig.simulation.advance(500);
		expect(rig.printed()).toContain('+CMT: "+255700000001","","26/01/31,08:30:06+12"\r\nstatus\r\n');
		const deaf = await sketches.rigOf(source, parts, [...feeding, ...straight]);
		deaf.simulation.advance(12_500);
		expect(deaf.printed()).toBe("not sent\r\n");
	});

	test("loses what comes while it sends, as it does on the board, and no byte of what it hears otherwise", async () => {
		const rig = await sketches.rigOf(sketch("if (link.available()) Serial.write(link.read());"), ...circuit);
		rig.simulation.advance(100);
		for (const word of words) rig.set({ [`phone.${word}`]: 1 });
		rig.simulation.advance(100);
		expect(rig.printed()).toBe("washa\r\nzima\r\nzima kesho\r\nhabari\r\nwasha 6\r\n");
		const echoing = await sketches.rigOf(sketch(echo), ...circuit);
		echoing.simulation.advance(100);
		for (const word of words) echoing.set({ [`phone.${word}`]: 1 });
		echoing.simulation.advance(200);
		expect(echoing.printed()).not.toBe(rig.printed());
		expect(echoing.printed()[0]).toBe("w");
	});

	test("at another baud rate it hears other letters, and the phone sees none of its own", async () => {
		const rig = await sketches.rigOf(sketch(echo, 4800), ...circuit);
		rig.simulation.advance(100);
		rig.set({ "phone.washa": 1 });
		rig.simulation.advance(200);
		expect(rig.printed()).not.toContain("washa");
		expect(rig.state("phone", "hc05").line).not.toContain("washa");
	});
});

describe("Keypad", () => {
	const pad = () => wired("pad", { R1: "9", R2: "8", R3: "7", R4: "6", C1: "5", C2: "4", C3: "3", C4: "2" });

	test("HelloKeypad prints each key once", async () => {
		const rig = await sketches.rigOf(example("Keypad/examples/HelloKeypad"), { pad: "keypad" }, pad());
		for (const key of ["key_1", "key_a", "key_5", "key_star", "key_0", "key_hash", "key_d"]) {
			rig.set({ [`pad.${key}`]: 1 });
			rig.simulation.advance(150);
			rig.set({ [`pad.${key}`]: 0 });
			rig.simulation.advance(100);
		}
		expect(rig.printed().trim().split("\r\n").join("")).toBe("1A5*0#D");
	});

	test("EventKeypad tells of a key that is pressed, held and let go of", async () => {
		const rig = await sketches.rigOf(example("Keypad/examples/EventKeypad"), { pad: "keypad" }, pad());
		rig.set({ "pad.key_7": 1 });
		rig.simulation.advance(700);
		expect(rig.printed()).toBe("pressed 7\r\n");
		rig.simulation.advance(300);
		rig.set({ "pad.key_7": 0 });
		rig.simulation.advance(100);
		expect(rig.printed()).toBe("pressed 7\r\nheld 7\r\nreleased 7\r\n");
	});
});

describe("Adafruit_NeoPixel", () => {
	const strips = {
		strip: { kind: "neopixel", props: { pixels: 5 } },
		more: { kind: "neopixel", props: { pixels: 3 } },
	};
	const wires = () => [
		...wired("strip", { VCC: "5V", GND: "GND.1", DIN: "6", DOUT: "more.DIN" }),
		...wired("more", { VCC: "5V", GND: "GND.1" }),
	];

	test("Simple lights one lamp after the other, over two strips in a row", async () => {
		const rig = await sketches.rigOf(example("Adafruit_NeoPixel/examples/Simple"), strips, wires());
		const lit = () =>
			[...rig.state("strip", "neopixel").pixels, ...rig.state("more", "neopixel").pixels].map((color) =>
				color.toString(16),
			);
		rig.simulation.advance(100);
		expect(lit()).toEqual(["9600", ...Array.from({ length: 7 }, () => "0")]);
		rig.simulation.advance(3000);
		expect(lit()).toEqual([...Array.from({ length: 7 }, () => "9600"), "0"]);
	});

	test("Rainbow shows dimmed colours that differ from lamp to lamp", async () => {
		const rig = await sketches.rigOf(example("Adafruit_NeoPixel/examples/Rainbow"), strips, wires());
		rig.simulation.advance(300);
		const pixels = [...rig.state("strip", "neopixel").pixels, ...rig.state("more", "neopixel").pixels];
		expect(new Set(pixels).size).toBe(8);
		for (const color of pixels) for (const shift of [0, 8, 16]) expect((color >> shift) & 0xff).toBeLessThanOrEqual(51);
	});

	test("sends bits as the data sheet wants them, to the cycle", async () => {
		const rig = await sketches.rigOf(
			`#include <Adafruit_NeoPixel.h>
Adafruit_NeoPixel strip(1, 6);
void setup() { strip.begin(); strip.setPixelColor(0, 0x00A5C3F0); strip.show(); }
void loop() {}
`,
			strips,
			wires(),
		);
		const edges: number[] = [];
		rig.simulation.onPin("6", (_, cycle) => edges.push(cycle));
		rig.simulation.advance(20);
		const lengths = edges.slice(1).map((cycle, index) => cycle - (edges[index] ?? 0));
		const bits = [..."110000111010010111110000"].map(Number);
		expect(lengths).toHaveLength(2 * 24 - 1);
		expect(lengths.filter((_, index) => index % 2 === 0)).toEqual(bits.map((bit) => (bit ? 13 : 6)));
		const lows = lengths.filter((_, index) => index % 2 === 1);
		expect(lows).toEqual(bits.slice(0, -1).map((bit, index) => (bit ? 7 : 14) + Number(index % 8 === 7)));
	});
});

describe("Adafruit_SSD1306", () => {
	const oled = () => wired("oled", { VCC: "5V", GND: "GND.1", SDA: "A4", SCL: "A5" });
	/** Lines of the picture, as "#" and spaces. */
	async function shown(source: string, milliseconds: number) {
		const rig = await sketches.rigOf(source, { oled: "ssd1306" }, oled());
		rig.simulation.advance(milliseconds);
		const { image } = rig.state("oled", "ssd1306");
		const lines = (image ?? "").match(/.{32}/g) ?? [];
		return lines.map((line) =>
			[...line]
				.map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, "0"))
				.join("")
				.replaceAll("0", " ")
				.replaceAll("1", "#"),
		);
	}

	test("Hello writes large and small letters", async () => {
		const lines = await shown(example("Adafruit_SSD1306/examples/Hello"), 1300);
		expect(lines.slice(0, 16).map((line) => line.slice(0, 22).trimEnd())).toEqual([
			...["##      ##", "##      ##", "##      ##", "##      ##", "##      ##    ######", "##      ##    ######"],
			...["##########  ##      ##", "##########  ##      ##", "##      ##  ##########", "##      ##  ##########"],
			...["##      ##  ##", "##      ##  ##", "##      ##    ######", "##      ##    ######", "", ""],
		]);
		expect(lines.slice(16, 23).map((line) => line.slice(0, 18).trimEnd())).toEqual(
			[
				"  #",
				" ##",
				"  #          ###",
				"  #         #",
				"  #          ###",
				"  #             #",
				" ###        ####",
			].map((line) => line),
		);
	});

	test("Shapes draws what it says", async () => {
		const lines = await shown(example("Adafruit_GFX/examples/Shapes"), 300);
		expect(lines[0]).toBe("#".repeat(128));
		expect(lines[63]).toBe("#".repeat(128));
		const dot = (x: number, y: number) => lines[y]?.[x] === "#";
		const each = (list: readonly (readonly [number, number])[]) => list.map(([x, y]) => dot(x, y));
		// Corners of the filled box, and just outside of it.
		expect(
			each([
				[10, 40],
				[29, 49],
				[9, 45],
				[30, 45],
				[15, 39],
				[15, 50],
			]),
		).toEqual([true, true, false, false, false, false]);
		// The circle's four ends, and beside them.
		expect(
			each([
				[64, 17],
				[64, 47],
				[49, 32],
				[79, 32],
				[64, 16],
				[80, 32],
			]),
		).toEqual([true, true, true, true, false, false]);
		expect(
			each([
				[100, 20],
				[92, 20],
				[108, 20],
				[100, 28],
				[100, 29],
			]),
		).toEqual([true, true, true, true, false]);
		expect(
			each([
				[70, 50],
				[60, 60],
				[80, 60],
				[70, 55],
			]),
		).toEqual([true, true, true, false]);
		expect(
			each([
				[90, 40],
				[95, 40],
				[90, 45],
				[119, 50],
				[105, 59],
			]),
		).toEqual([false, true, true, true, true]);
	});

	test("turned pictures, bitmaps, inverted text and its bounds", async () => {
		const lines = await shown(
			`#include <Adafruit_SSD1306.h>
Adafruit_SSD1306 display(128, 64);
const uint8_t PICTURE[] PROGMEM = {0b10100000, 0b01000000};
void setup() {
  Serial.begin(9600);
  display.begin(SSD1306_SWITCHCAPVCC, 0x3C);
  display.drawBitmap(3, 4, PICTURE, 3, 2, WHITE);
  int16_t x, y;
  uint16_t w, h;
  display.getTextBounds("abc", 5, 6, &x, &y, &w, &h);
  if (x == 5 && y == 6 && w == 18 && h == 8) display.drawPixel(127, 63, WHITE);
  display.setTextColor(BLACK, WHITE);
  display.setCursor(0, 10);
  display.print("|");
  display.setRotation(2);
  display.drawPixel(0, 63, WHITE);
  display.display();
}
void loop() {}
`,
			300,
		);
		expect([lines[4]?.trimEnd(), lines[5]?.trimEnd()]).toEqual(["   # #", "    #"]);
		expect(lines[63]?.trim()).toBe("#");
		expect(lines[10]?.slice(0, 8)).toBe("## ###  ");
		expect(lines[0]?.indexOf("#")).toBe(127);
	});
});

describe("RTClib", () => {
	const clock = () => wired("clock", { VCC: "5V", GND: "GND.1", SDA: "A4", SCL: "A5" });

	test("the example sets the clock and reads date, time and temperature", async () => {
		const rig = await sketches.rigOf(example("RTClib/examples/ds3231"), { clock: "ds3231" }, clock());
		rig.set({ "clock.celsius": -3.25 });
		rig.simulation.advance(3100);
		const lines = rig.printed().trim().split("\r\n");
		expect(lines.slice(0, 4)).toEqual([
			"RTC lost power, let's set the time!",
			"2026/1/31 (Saturday) 8:30:0",
			"Temperature: -3.25 C",
			"In a week and a half day: 2026-02-07T21:00:06",
		]);
		expect(lines[4]).toBe("2026/1/31 (Saturday) 8:30:3");
		expect(rig.state("clock", "ds3231")).toMatchObject({ running: true, time: "2026-01-31 08:30:03" });
	});

	test("without a clock begin() says so", async () => {
		const rig = await sketches.rigOf(example("RTClib/examples/ds3231"), { clock: "ds3231" }, []);
		rig.simulation.advance(500);
		expect(rig.printed()).toBe("Couldn't find RTC\r\n");
	});

	test("dates, spans and texts", async () => {
		const rig = await sketches.rigOf(
			`#include <RTClib.h>
void setup() {
  Serial.begin(115200);
  DateTime compiled(F("Feb  9 2024"), F("23:04:05"));
  char text[] = "DDD, DD MMM YYYY hh:mm:ss AP";
  Serial.println(compiled.toString(text));
  Serial.println(compiled.unixtime());
  Serial.println((DateTime(2024, 3, 1) - DateTime(2024, 2, 28)).days());
  Serial.println(DateTime(1709164800UL).timestamp(DateTime::TIMESTAMP_DATE));
  Serial.println(DateTime(2023, 2, 29).isValid());
  Serial.println(DateTime(2099, 12, 31, 23, 59, 59).timestamp());
  RTC_Millis clock;
  clock.begin(DateTime(2026, 12, 31, 23, 59, 58));
  delay(2500);
  Serial.println(clock.now().timestamp());
}
void loop() {}
`,
			{},
			[],
		);
		rig.simulation.advance(3000);
		expect(rig.printed().trim().split("\r\n")).toEqual([
			"Fri, 09 Feb 2024 11:04:05 PM",
			"1707519845",
			"2",
			"2024-02-29",
			"0",
			"2099-12-31T23:59:59",
			"2027-01-01T00:00:00",
		]);
	});
});

describe("IRremote", () => {
	const eye = (pin: string) => wired("eye", { VCC: "5V", GND: "GND.1", OUT: pin });

	test("SimpleReceiver prints keys and repeats, and key 1 switches the lamp", async () => {
		const rig = await sketches.rigOf(example("IRremote/examples/SimpleReceiver"), { eye: "ir_receiver" }, eye("2"));
		rig.simulation.advance(20);
		rig.set({ "eye.key_1": 1 });
		rig.simulation.advance(100);
		rig.set({ "eye.key_1": 0 });
		rig.simulation.advance(200);
		expect(rig.simulation.pinLevel("13").high).toBe(true);
		rig.set({ "eye.play": 1 });
		rig.simulation.advance(250);
		rig.set({ "eye.play": 0 });
		rig.simulation.advance(200);
		expect(rig.printed().trim().split("\r\n")).toEqual([
			"Protocol=NEC Address=0x0 Command=0xC Raw-Data=0xF30CFF00",
			"Protocol=NEC Address=0x0 Command=0x43 Raw-Data=0xBC43FF00",
			"Protocol=NEC Address=0x0 Command=0x43 Repeat",
			"Protocol=NEC Address=0x0 Command=0x43 Repeat",
		]);
	});

	test("IRrecvDemo prints the codes of older books", async () => {
		const rig = await sketches.rigOf(example("IRremote/examples/IRrecvDemo"), { eye: "ir_receiver" }, eye("11"));
		rig.simulation.advance(20);
		for (const key of ["ch_minus", "key_0", "key_9"]) {
			rig.set({ [`eye.${key}`]: 1 });
			rig.simulation.advance(90);
			rig.set({ [`eye.${key}`]: 0 });
			rig.simulation.advance(300);
		}
		expect(rig.printed().trim().split("\r\n")).toEqual(["FFA25D", "FF6897", "FF52AD"]);
	});
});

describe("Adafruit_Sensor", () => {
	test("a DHT22 is asked as any sensor, and says so when it does not answer", async () => {
		const source = example("Adafruit_Sensor/examples/DHT_Unified_Sensor");
		const pullup = { kind: "resistor", props: { ohms: 10_000 } };
		const rig = await sketches.rigOf(source, { air: "dht22", pullup }, [
			...wired("air", { VCC: "5V", GND: "GND.1", SDA: "2" }),
			...wired("pullup", { "1": "5V", "2": "2" }),
		]);
		rig.set({ "air.celsius": -7.5, "air.humidity": 61.5 });
		rig.simulation.advance(2500);
		expect(rig.printed().trim().split("\r\n")).toEqual([
			"Sensor Type: DHT22",
			"Max Value: 80.00 C",
			"Temperature: -7.50 C",
			"Humidity: 61.50%",
		]);
		const alone = await sketches.rigOf(source, {}, []);
		alone.simulation.advance(2500);
		expect(alone.printed()).toContain("Error reading temperature!\r\nError reading humidity!");
	});
});

describe("HX711", () => {
	const parts = { scale: "load_cell", amplifier: "hx711" };
	const cell = [
		...wired("scale", { "E+": "amplifier.E+", "E-": "amplifier.E-", "A-": "amplifier.A-", "A+": "amplifier.A+" }),
		...wired("amplifier", { VCC: "5V", GND: "GND.1", DT: "3", SCK: "2" }),
	];

	test("its scale shows grams, less what lay on it at the start, and sleeps in between", async () => {
		const rig = await sketches.rigOf(example("HX711/examples/KitchenScale"), parts, cell);
		rig.set({ "scale.bowl": 300 });
		rig.simulation.advance(2500);
		for (const grams of [0, 10, 1000, 4000]) {
			rig.set({ "scale.beans": grams });
			rig.printed();
			rig.simulation.advance(4000);
			const shown = Number.parseFloat(rig.printed().trim().split("\r\n").at(-1) ?? "");
			expect(Math.abs(shown - grams)).toBeLessThan(0.3);
		}
	});

	test("its raw number grows by 429.5 for each gram; without a module it is not found", async () => {
		const rig = await sketches.rigOf(example("HX711/examples/RawNumbers"), parts, cell);
		const numberAt = (grams: number) => {
			rig.set({ "scale.beans": grams });
			rig.simulation.advance(2500);
			return Number(/reading: (-?\d+)\s*$/.exec(rig.printed())?.[1]);
		};
		const empty = numberAt(0);
		expect((numberAt(1000) - empty) / 1000).toBeCloseTo(429.5, 0);
		const alone = await sketches.rigOf(example("HX711/examples/RawNumbers"), {}, []);
		alone.simulation.advance(1500);
		expect(alone.printed()).toContain("HX711 not found.");
		const kitchen = await sketches.rigOf(example("HX711/examples/KitchenScale"), {}, []);
		kitchen.simulation.advance(2500);
		expect(kitchen.printed()).toContain("The HX711 does not answer.");
	});
});

describe("Adafruit_BMP085", () => {
	const source = () => example("Adafruit_BMP085/examples/BMP085test");
	const wires = wired("air", { VIN: "3.3V", GND: "GND.1", SDA: "A4", SCL: "A5" });

	test.each([
		[1013, 24, -0.08],
		[886, 18.5, 1117],
		[479, -6, 5890],
	])("its test reads %i hPa at %f °C, and the altitude", async (hectopascals, celsius, metres) => {
		const rig = await sketches.rigOf(source(), { air: "bmp180" }, wires);
		rig.set({ "air.hectopascals": hectopascals, "air.celsius": celsius });
		rig.simulation.advance(700);
		const [warm, pressure, altitude] = rig
			.printed()
			.trim()
			.split("\r\n")
			.map((line) => Number.parseFloat(line.split("= ")[1] ?? ""));
		expect(warm).toBeCloseTo(celsius, 0);
		expect(Math.abs((pressure ?? 0) - hectopascals * 100)).toBeLessThan(15);
		expect(Math.abs((altitude ?? 0) - metres)).toBeLessThan(12);
	});

	test("says so when the sensor does not answer", async () => {
		const alone = await sketches.rigOf(source(), {}, []);
		alone.simulation.advance(500);
		expect(alone.printed()).toContain("Could not find a valid BMP085 sensor");
	});
});

describe("Adafruit_BMP280", () => {
	const source = (name: string) => example(`Adafruit_BMP280/examples/${name}`);
	const wires = wired("air", { VCC: "3.3V", GND: "GND.1", SDA: "A4", SCL: "A5" });

	test.each([
		[1013, 24, 2],
		[886, 18.5, 1117],
		[479, -6, 5890],
		[300, -40, 9163],
		[1100, 85, -699],
	])("its test reads %i hPa at %f °C, and the altitude", async (hectopascals, celsius, metres) => {
		const rig = await sketches.rigOf(source("bmp280test"), { air: "bmp280" }, wires);
		rig.set({ "air.hectopascals": hectopascals, "air.celsius": celsius });
		rig.simulation.advance(3000);
		const [warm = 0, pressure = 0, altitude = 0] = rig
			.printed()
			.trim()
			.split("\r\n")
			.filter((line) => line.includes("="))
			.slice(-3)
			.map((line) => Number.parseFloat(line.split("= ")[1] ?? ""));
		expect(Math.abs(warm - celsius)).toBeLessThanOrEqual(0.01);
		expect(Math.abs(pressure - hectopascals * 100)).toBeLessThan(1);
		expect(Math.abs(altitude - metres)).toBeLessThan(4);
	});

	test("a forced measurement is new each time", async () => {
		const rig = await sketches.rigOf(source("bmp280forced"), { air: "bmp280" }, wires);
		const pascalsAt = (hectopascals: number) => {
			rig.set({ "air.hectopascals": hectopascals });
			rig.printed();
			rig.simulation.advance(2300);
			return Number(/Pressure = (\d+\.\d+) Pa\s*$/.exec(rig.printed())?.[1]);
		};
		for (const hectopascals of [1000, 640, 1001]) expect(pascalsAt(hectopascals)).toBeCloseTo(hectopascals * 100, 0);
	});

	test.each([
		["bmp280test", "Could not find a valid BMP280 sensor"],
		["bmp280forced", "No BMP280"],
	])("%s says so when the sensor does not answer at 0x76", async (name, text) => {
		const elsewhere = [...wires, ...wired("air", { SDO: "3.3V" })];
		const rig = await sketches.rigOf(source(name), { air: "bmp280" }, elsewhere);
		rig.simulation.advance(500);
		expect(rig.printed()).toContain(text);
	});

	test("asleep it measures nothing, and forced measurements want their mode", async () => {
		const sketch = `#include <Adafruit_BMP280.h>
			Adafruit_BMP280 bmp;
			void setup() {
				Serial.begin(9600);
				bmp.begin(0x76);
				bmp.reset();
				Serial.println(bmp.readPressure());
				bmp.setSampling(Adafruit_BMP280::MODE_SLEEP);
				Serial.println(bmp.takeForcedMeasurement());
				Serial.println(bmp.seaLevelForAltitude(1120, 886), 0);
			}
			void loop() {}`;
		const rig = await sketches.rigOf(sketch, { air: "bmp280" }, wires);
		rig.simulation.advance(500);
		expect(rig.printed().trim().split("\r\n")).toEqual(["nan", "0", "1014"]);
	});
});
