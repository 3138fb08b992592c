import { describe } from "vitest";
import { fails, testAdvice } from "../testing/advice-rows.ts";
import { LED, LED_OUT, LIGHT, onWhen, part } from "../testing/step-of.ts";

const wired = { "9": [LED], A0: [LIGHT] };
const LCD = "LiquidCrystal_I2C lcd(0x27, 16, 2);\n";
const LCD_ON = "lcd.init();lcd.backlight();";
const READ = "int light = analogRead(A0);\ndigitalWrite(9, light > 500);\n";

describe("displays", () => {
	const display = (address: string) => `LiquidCrystal_I2C lcd(${address}, 16, 2);\n`;
	const one = { wired: {}, parts: [{ id: "lcd", kind: "lcd1602_i2c", address: 0x27 }] };
	const rows = (between: string) => `lcd.print("Light");\n${between}lcd.print(analogRead(A0));\ndelay(500);`;
	const empty = { ...fails("display", "display_empty"), wired: { A0: [LIGHT] } };
	const humid = (number: number) => ({
		...fails("display", "other_number", { celsius: 19, humidity: 62, number }),
		wired: { A0: [LIGHT] },
	});
	const LINES = `${LCD}void showLine(int line, String text) {\nlcd.setCursor(0, line);\nlcd.print(text);\n}\n`;
	const lines = (first: number, second: number) =>
		`showLine(${first}, String(analogRead(A0)));\nshowLine(${second}, "x");\ndelay(500); // @c`;
	const digits = { ...fails("display", "other_number", { number: 193, celsius: 19 }), wired: { A0: [LIGHT] } };
	const number = (after: string) => `lcd.setCursor(0, 0);\nlcd.print(analogRead(A0));\n${after}delay(500);`;

	testAdvice([
		{
			mistake: "an address that the display does not have",
			work: [LCD_ON, 'lcd.print("x");\ndelay(500);', one, display("0x3F")],
			step: { code: "other_address", line: 1, part: "lcd" },
			other: [LCD_ON, 'lcd.print("x");\ndelay(500);', one, display("0x27")],
		},
		{
			mistake: "a display in the dark",
			work: ["lcd.init();", "lcd.print(analogRead(A0));\ndelay(500);", { wired: { A0: [LIGHT] } }, LCD],
			step: { code: "backlight_off", line: 2 },
			other: [LCD_ON, "lcd.print(analogRead(A0));\ndelay(500);", { wired: { A0: [LIGHT] } }, LCD],
		},
		{
			mistake: "a second row that the cursor never goes to",
			work: [LCD_ON, rows(""), empty, LCD],
			step: { code: "row_never_used", line: 7 },
			other: [LCD_ON, rows("lcd.setCursor(0, 1);\n"), empty, LCD],
		},
		{
			mistake: "another sensor's number in the first row",
			work: [LCD_ON, rows(""), humid(62), LCD],
			step: { code: "row_never_used", line: 7 },
			other: [LCD_ON, rows(""), humid(63), LCD],
		},
		{
			mistake: "blocks that write on the same line",
			work: [LCD_ON, lines(0, 0), { ...humid(62), language: "blocks" }, LINES],
			step: { code: "line_used_twice", line: 11 },
			other: [LCD_ON, lines(0, 1), { ...humid(62), language: "blocks" }, LINES],
		},
		{
			mistake: "a digit of a longer number that stays",
			work: [LCD_ON, number(""), digits, LCD],
			step: { code: "old_digits", line: 7 },
			other: [LCD_ON, number('lcd.print("   ");\n'), digits, LCD],
		},
		{
			mistake: "a display that is never written to",
			work: [LCD_ON, onWhen("light > 500"), { ...fails("display"), wired }, LCD],
			step: { code: "shows_nothing", line: 5 },
			other: [LCD_ON, `${onWhen("light > 500")}\nlcd.print(light);`, { ...fails("display"), wired }, LCD],
		},
	]);
});

describe("what is printed", () => {
	const serial = { ...fails("serial"), wired };
	const two = "int light = 0;\nint value = 0;\n";
	const printing = (name: string) => `light = analogRead(A0);\nSerial.println(${name});\ndelay(500);`;
	const LAST = "unsigned long last = 0;\n";
	const now = "unsigned long now = millis();\n";
	const print = "Serial.println(light);";

	testAdvice([
		{
			mistake: "another variable than the reading",
			work: ["", printing("value"), serial, two],
			step: { code: "other_name", line: 8 },
			other: ["", `${printing("value")}\ndigitalWrite(9, light > 500);`, serial, two],
		},
		{
			mistake: "nothing",
			work: [LED_OUT, READ, serial],
			step: { code: "prints_nothing", line: 4 },
			other: [LED_OUT, READ + print, serial],
		},
		{
			mistake: "a line in setup only",
			work: ['Serial.println("Light");', READ, serial],
			step: { code: "prints_once", line: 2 },
			other: ['Serial.println("Light");', READ + print, serial],
		},
		{
			mistake: "words, and no reading",
			work: [LED_OUT, `${READ}Serial.println("Hello");`, serial],
			step: { code: "prints_no_reading", line: 7 },
			other: [LED_OUT, `${READ}Serial.println("Hello");\n${print}`, serial],
		},
		{
			mistake: "a reading only while a condition holds",
			work: [LED_OUT, `${READ}if (light > 500) ${print}`, serial],
			step: { code: "prints_sometimes", line: 7 },
			other: [LED_OUT, `${READ}if (light > 500) ${print}\nelse ${print}`, serial],
		},
		{
			mistake: "a reading only while another condition than the clock's holds",
			work: [LED_OUT, `${READ}${now}if (now - last > 200) { last = now;\nif (light > 500) ${print}\n}`, serial, LAST],
			step: { code: "prints_sometimes", line: 10 },
			other: [LED_OUT, `${READ}${now}if (now - last > 200) { last = now;\n${print}\n}`, serial, LAST],
		},
		{
			mistake: "at another speed than monitors begin with",
			work: ["Serial.begin(115200);", `${READ}${print}`, { wired }],
			step: { code: "other_speed", line: 2 },
			other: ["Serial.begin(9600);", `${READ}${print}`, { wired }],
		},
		{
			mistake: "a hundred times the value",
			work: [LED_OUT, READ + print, { ...fails("serial", "other_number", { number: 2300, celsius: 23 }, 7), wired }],
			step: { code: "wrong_factor", line: 7 },
			other: [LED_OUT, READ + print, { ...fails("serial", "other_number", { number: 2500, celsius: 23 }, 7), wired }],
		},
	]);
});

describe("sensors and libraries", () => {
	const TILT = { "9": [LED], A1: [part("tilt", "tilt", "digital")], A0: [LIGHT] };
	const DHT_ON = { wired: { "2": [part("dht", "dht11", "digital")] }, parts: [{ id: "dht", kind: "dht11" }] };
	const air = "Serial.println(dht.readHumidity());\ndelay(500);";
	const scale = "Serial.println(scale.get_units(5));\ndelay(500);";
	const weighed = { ...fails("serial"), wired: {}, parts: [] };
	const probe = { ...fails("serial"), wired: {}, parts: [{ id: "probe", kind: "ds18b20" }] };
	const warm = (type: string) => `${type} warm = sensors.getTempCByIndex(0);\nSerial.println(warm);`;
	const PROBE = "DallasTemperature sensors(&wire);\n";

	testAdvice([
		{
			mistake: "another model of the sensor",
			work: ["dht.begin();", air, DHT_ON, "DHT dht(2, DHT22);\n"],
			step: { code: "other_model", line: 1, part: "dht" },
			other: ["dht.begin();", air, DHT_ON, "DHT dht(2, DHT11);\n"],
		},
		{
			mistake: "a scale that does not know its units",
			work: ["scale.begin(3, 2);", scale, weighed, "HX711 scale;\n"],
			step: { code: "scale_not_set", line: 6 },
			other: ["scale.begin(3, 2);\nscale.set_scale(420);", scale, weighed, "HX711 scale;\n"],
		},
		{
			mistake: "a reading as the degrees of a servo",
			work: ["arm.attach(9);", "arm.write(analogRead(A0));\ndelay(20);", { wired }, "Servo arm;\n"],
			step: { code: "not_degrees", line: 6 },
			other: ["arm.attach(9);", "arm.write(analogRead(A0) / 6);\ndelay(20);", { wired }, "Servo arm;\n"],
		},
		{
			mistake: "analogRead of what is high or low",
			work: [LED_OUT, "digitalWrite(9, analogRead(A1) > 5);", { wired: TILT }],
			step: { code: "analog_read_of_digital", line: 5, pin: "A1", part: "tilt" },
			other: [LED_OUT, "digitalWrite(9, analogRead(A0) > 5);", { wired: TILT }],
		},
		{
			mistake: "a fraction in a whole number",
			work: ["sensors.begin();", `sensors.requestTemperatures();\n${warm("int")}`, probe, PROBE],
			step: { code: "fraction_cut", line: 7 },
			other: ["sensors.begin();", `sensors.requestTemperatures();\n${warm("float")}`, probe, PROBE],
		},
		{
			mistake: "a temperature that is never asked for",
			work: ["sensors.begin();", warm("float"), probe, PROBE],
			step: { code: "not_requested", line: 6 },
			other: ["sensors.begin();", `sensors.requestTemperatures();\n${warm("float")}`, probe, PROBE],
		},
		{
			mistake: "a sensor's pin that is set",
			work: ["", "digitalWrite(A0, HIGH);\ndelay(500);", { wired }],
			step: { code: "sets_sensor", line: 5, pin: "A0", part: "ldr" },
			other: ["", "digitalWrite(9, HIGH);\ndelay(500);", { wired }],
		},
		{
			mistake: "a light's pin that is read",
			work: ["", "Serial.println(digitalRead(9));", { wired }],
			step: { code: "reads_output", line: 5, pin: "9", part: "red" },
			other: ["", "Serial.println(digitalRead(9));\ndigitalWrite(9, HIGH);", { wired }],
		},
		{
			mistake: "a pin on which nothing is",
			work: [LED_OUT, `${READ}digitalWrite(8, HIGH);`, { wired }],
			step: { code: "empty_pin", line: 7, pin: "8" },
			other: [LED_OUT, `${READ}digitalWrite(13, HIGH);`, { wired }],
		},
		{
			mistake: "no work at all",
			work: [LED_OUT, "delay(20);", { wired }],
			step: { code: "empty_loop", line: 4 },
			other: [LED_OUT, "digitalWrite(9, HIGH);\ndelay(20);", { wired }],
		},
		{
			mistake: "a variable that is set to what it is already",
			work: [
				LED_OUT,
				"if (analogRead(A0) < 300) dark = false;\nif (dark) digitalWrite(9, HIGH);\nelse digitalWrite(9, LOW);",
				{ ...fails("pin"), wired },
				"bool dark = false;\n",
			],
			step: { code: "same_value", line: 6 },
			other: [
				LED_OUT,
				"if (analogRead(A0) < 300) dark = true;\nif (dark) digitalWrite(9, HIGH);\nelse digitalWrite(9, LOW);",
				{ ...fails("pin"), wired },
				"bool dark = false;\n",
			],
		},
	]);
});
