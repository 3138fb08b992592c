import { seededRandom } from "#simulator/checks/seeded-random.ts";
import { SEQUENCES, type Style } from "./honest-sequences.ts";

/**
 * Right programs in many styles, for every project, as learners and teachers write them: they wait with `delay()` or by
 * `millis()`, read in an interrupt, in a class or in a function, decide by `if`, `switch`, `?:` or a table, and print
 * differently. What they do is what the task says.
 */

interface Task {
	/** Headers and objects. */
	readonly head?: string;
	readonly setup: string;
	/** Reads the sensor into the state: an expression of 0, 1, 2 … */
	readonly state: string;
	/** Statements that read what `state` and the acts need. */
	readonly read?: (style: Style) => string;
	/** What is done in each state, quickly and again and again. */
	readonly acts: readonly string[];
	/** A digital pin that an interrupt can watch. */
	readonly watches?: 2;
	/** The most milliseconds between two rounds. */
	readonly rest: number;
}

const write = (pin: number, level: "HIGH" | "LOW") => `digitalWrite(${pin}, ${level});`;
const outputs = (...pins: number[]) => pins.map((pin) => `pinMode(${pin}, OUTPUT);`).join(" ");
const SOUNDS = ["digitalWrite(8, HIGH);", "tone(8, 880);"];
/** A passive buzzer is silent while it is simply powered. */
const TONES = ["tone(8, 440);", "tone(8, 880);"];
const QUIET = "noTone(8); digitalWrite(8, LOW);";
const beep = (sound: string) => `${sound} delay(200); ${QUIET} delay(200);`;
const times = (count: number, statements: string) => `for (int i = 0; i < ${count}; i++) { ${statements} }`;
const PING = (trigger: number, echo: number) =>
	`long ping() {\n  digitalWrite(${trigger}, LOW);\n  delayMicroseconds(2);\n  digitalWrite(${trigger}, HIGH);\n  delayMicroseconds(10);\n  digitalWrite(${trigger}, LOW);\n  return pulseIn(${echo}, HIGH, 30000);\n}`;
const LCD = "#include <Wire.h>\n#include <LiquidCrystal_I2C.h>\nLiquidCrystal_I2C lcd(0x27, 16, 2);";
/** Whole centimetres, as the sensor's steps are: what is cut from 19.9 would be near at exactly 20 cm. */
const CENTIMETRES = ["cm = (ping() + 29) / 58;", "cm = round(ping() / 58.0);", "cm = (int)(ping() / 29.0 / 2 + 0.5);"];

const task = (style: Style): Record<string, Task> => ({
	"auto-light": {
		setup: outputs(9),
		state: style.oneOf("analogRead(A0) < 500", "!(analogRead(A0) >= 500)", "analogRead(A0) / 500 == 0"),
		acts: [write(9, "LOW"), style.oneOf(write(9, "HIGH"), "analogWrite(9, 255);", "analogWrite(9, 150);")],
		rest: 1000,
	},
	"touch-light": {
		head: "bool lamp = false; bool before = false;",
		setup: outputs(9),
		read: () => "bool now = digitalRead(2); if (now && !before) lamp = !lamp; before = now;",
		state: "lamp",
		acts: [write(9, "LOW"), write(9, "HIGH")],
		rest: 100,
	},
	"motion-light": {
		head: "bool blinked = false;",
		setup: `${outputs(9)} pinMode(2, INPUT);`,
		state: "digitalRead(2) == HIGH",
		acts: [
			`${write(9, "LOW")} blinked = false;`,
			`if (!blinked) ${times(style.oneOf(2, 3, 4), `${write(9, "HIGH")} delay(${style.oneOf(200, 500)}); ${write(9, "LOW")} delay(${style.oneOf(150, 500)});`)} blinked = true; ${write(9, "HIGH")}`,
		],
		watches: 2,
		rest: 500,
	},
	"tilt-alarm": {
		setup: `${outputs(8, 11)} pinMode(2, INPUT_PULLUP);`,
		state: "digitalRead(2) == HIGH",
		acts: [
			`${QUIET} ${write(11, "LOW")}`,
			`${times(style.oneOf(2, 3, 4), beep(style.oneOf(...TONES)))} ${write(11, "HIGH")} delay(${style.oneOf(100, 500)}); ${write(11, "LOW")}`,
		],
		watches: 2,
		rest: 300,
	},
	"fire-alarm": {
		setup: `${outputs(8, 11)} pinMode(2, INPUT);`,
		state: style.oneOf("digitalRead(2) == LOW", "!digitalRead(2)"),
		acts: [
			`${QUIET} ${write(11, "LOW")}`,
			`${write(11, "HIGH")} ${times(3, beep(style.oneOf(...SOUNDS)))} ${style.oneOf("", write(11, "LOW"))} delay(1000);`,
		],
		watches: 2,
		rest: 300,
	},
	"smoke-detector": {
		setup: `${outputs(8, 9, 11)} pinMode(2, INPUT_PULLUP);`,
		state: style.oneOf(
			"analogRead(A0) > 500 ? digitalRead(2) == LOW ? 2 : 1 : 0",
			"(analogRead(A0) >= 501) * (1 + !digitalRead(2))",
		),
		acts: [
			`${write(9, "HIGH")} ${write(11, "LOW")} ${QUIET}`,
			`${write(11, "HIGH")} ${write(9, "LOW")} ${style.oneOf(...SOUNDS)}`,
			`${write(11, "HIGH")} ${write(9, "LOW")} ${QUIET}`,
		],
		rest: 1000,
	},
	"joystick-led": {
		setup: `${outputs(9, 10, 11)} pinMode(2, INPUT_PULLUP);`,
		state: style.oneOf(
			"digitalRead(2) == LOW ? 3 : analogRead(A0) < 400 ? 1 : analogRead(A0) > 600 ? 2 : 0",
			"!digitalRead(2) ? 3 : (analogRead(A0) < 400) + 2 * (analogRead(A0) > 600)",
		),
		acts: [[], [11], [9], [10]].map((on) =>
			[9, 10, 11].map((pin) => write(pin, on.includes(pin) ? "HIGH" : "LOW")).join(" "),
		),
		rest: 500,
	},
	"obstacle-avoidance": {
		head: `float cm = 0;\n${PING(8, 9)}`,
		setup: `${outputs(4, 5, 6, 7, 8)} pinMode(9, INPUT);`,
		read: (style) => style.oneOf(...CENTIMETRES),
		state: style.oneOf("cm > 0 && cm < 20", "cm > 0 && cm <= 19.9"),
		acts: [
			`${write(5, "LOW")} ${write(7, "LOW")} ${write(4, "HIGH")} ${write(6, "HIGH")}`,
			style.oneOf(
				`${write(4, "LOW")} ${write(7, "LOW")} ${write(5, "HIGH")} ${write(6, "HIGH")}`,
				`${write(5, "LOW")} ${write(6, "LOW")} ${write(4, "HIGH")} ${write(7, "HIGH")}`,
			),
		],
		rest: 250,
	},
	"distance-meter": {
		head: `${LCD}\nfloat cm = 0, least = 450;\n${PING(7, 6)}`,
		setup: `${outputs(7, 11)} pinMode(6, INPUT); lcd.init(); lcd.backlight();`,
		read: (style) =>
			`${style.oneOf(...CENTIMETRES)} ${style.oneOf("if (cm < least) least = cm;", "least = min(least, cm);", "least = least < cm ? least : cm;")} ${style.oneOf(
				'lcd.setCursor(0, 0); lcd.print("Dist: "); lcd.print(cm, 0); lcd.print(" cm   "); lcd.setCursor(0, 1); lcd.print("Min: "); lcd.print(least, 0); lcd.print(" cm   ");',
				'lcd.clear(); lcd.print(cm); lcd.print(cm < 20 ? " TOO NEAR" : " free"); lcd.setCursor(0, 1); lcd.print(least);',
				'lcd.setCursor(0, 1); lcd.print((int)least); lcd.print("cm    "); lcd.setCursor(0, 0); lcd.print((int)cm); lcd.print("cm    ");',
			)}`,
		state: "cm < 20",
		acts: [write(11, "LOW"), write(11, "HIGH")],
		rest: 900,
	},
	"temp-humid-monitor": {
		head: `${LCD}\n#include <DHT.h>\nDHT dht(2, DHT11);`,
		setup: "dht.begin(); lcd.init(); lcd.backlight();",
		read: (style) =>
			`float t = dht.readTemperature(); float h = dht.readHumidity(); ${style.oneOf(
				'lcd.setCursor(0, 0); lcd.print("Temp C: "); lcd.print(t, 0); lcd.print("  "); lcd.setCursor(0, 1); lcd.print("Humid %: "); lcd.print(h, 0); lcd.print("  ");',
				'lcd.clear(); lcd.print(t); lcd.print(" C"); lcd.setCursor(0, 1); lcd.print(h); lcd.print(" %");',
				'lcd.setCursor(0, 0); lcd.print("DHT11 T="); lcd.print((int)t); lcd.setCursor(0, 1); lcd.print("DHT11 RH="); lcd.print((int)h);',
			)}`,
		state: "0",
		acts: [""],
		rest: 1500,
	},
	"water-temp-monitor": {
		head: "#include <OneWire.h>\n#include <DallasTemperature.h>\nOneWire wire(2);\nDallasTemperature probe(&wire);\nfloat celsius = 0;",
		setup: `Serial.begin(${style.oneOf(9600, 57_600, 115_200)}); probe.begin(); ${outputs(8)}`,
		read: (style) =>
			`probe.requestTemperatures(); celsius = probe.getTempCByIndex(0); ${style.oneOf(
				"Serial.println(celsius);",
				'Serial.print("Temp-"); Serial.println(celsius, 1);',
				'Serial.print("Water: "); Serial.print(celsius); Serial.println(celsius > 30 ? " C HOT" : " C");',
				'Serial.println("Limit 30"); Serial.print(F("T=")); Serial.println(celsius); Serial.print("F="); Serial.println(celsius * 1.8 + 32); Serial.print("ms="); Serial.println(millis());',
				"Serial.print(millis()); Serial.print(','); Serial.println(celsius);",
			)}`,
		state: "celsius > 30.0",
		acts: [QUIET, style.oneOf(...SOUNDS)],
		rest: 900,
	},
	"digital-scale": {
		head: `#include <HX711.h>\n${LCD}\nHX711 scale;\nfloat grams = 0;`,
		setup: `pinMode(4, INPUT_PULLUP); ${outputs(8)} lcd.init(); lcd.backlight(); scale.begin(3, 2); scale.set_scale(429.5); scale.tare();`,
		read: (style) =>
			`if (${style.oneOf("digitalRead(4) == LOW", "!digitalRead(4)")}) scale.tare(${style.oneOf("", "5")}); grams = scale.get_units(${style.oneOf(1, 2, 3)}); ${style.oneOf(
				'lcd.setCursor(0, 0); lcd.print("Beans: "); lcd.print(grams, 0); lcd.print(" g    ");',
				'lcd.clear(); lcd.print(grams, 1); lcd.print("g"); lcd.setCursor(0, 1); lcd.print("of 3000 g");',
				'char text[17]; snprintf(text, sizeof text, "W=%-6ldg", lround(grams)); lcd.setCursor(0, 1); lcd.print(text);',
			)}`,
		state: style.oneOf("grams > 3000", "grams >= 3000.5", "!(grams <= 3000)"),
		acts: [write(8, "LOW"), write(8, "HIGH")],
		rest: 300,
	},
	"voice-light": {
		head: "#include <SoftwareSerial.h>\nSoftwareSerial phone(10, 11);\nint got = 0;",
		setup: `${outputs(7)} phone.begin(9600);`,
		read: (style) =>
			`got = 0; if (phone.available()) { ${style.oneOf("String text = phone.readStringUntil(10);", "String text = phone.readString();")} text.trim(); ${style.oneOf(
				'text.toLowerCase(); got = text == "washa" ? 1 : text == "zima" ? 2 : 3;',
				'got = text.equalsIgnoreCase("washa") ? 1 : text.equalsIgnoreCase("zima") ? 2 : 3;',
				'got = 3; if (!strcasecmp(text.c_str(), "zima")) got--; if (!strcasecmp(text.c_str(), "washa")) got = 1;',
			)} }`,
		state: "got",
		acts: [
			"",
			`${write(7, "HIGH")} phone.println("${style.oneOf("Taa imewaka", "Sasa imewaka!")}");`,
			`${write(7, "LOW")} phone.println("Taa imezimwa");`,
			`phone.println("${style.oneOf("Sijui", "SIJUI neno hili")}");`,
		],
		rest: 200,
	},
	"ph-monitor": {
		head: `${LCD}\nfloat ph = 7;\n${style.oneOf(
			"float volts() { long sum = 0; for (int i = 0; i < 20; i++) { sum += analogRead(A0); delay(5); } return sum / 20.0 * 5 / 1024; }",
			"float volts() { float sum = 0; for (int i = 0; i < 40; i++) { sum += analogRead(A0) / 204.8; delayMicroseconds(2388); } return sum / 40; }",
			"float volts() { unsigned long sum = 0, n = 0, begin = millis(); while (millis() - begin < 100) { sum += analogRead(A0); n++; } return 5.0 * sum / n / 1023; }",
		)}`,
		setup: `${outputs(5, 6)} lcd.init(); lcd.backlight();`,
		read: (style) =>
			`${style.oneOf("ph = 7 + (volts() - 2.62) * 3 / (2.62 - 3.08);", "ph = 4 + (3.08 - volts()) / 0.154;", "ph = -6.49 * volts() + 24;")} ${style.oneOf(
				'lcd.setCursor(0, 0); lcd.print("pH: "); lcd.print(ph, 1); lcd.print("   ");',
				'lcd.clear(); lcd.print(ph, 1); lcd.print(" pH");',
				'char text[17]; dtostrf(ph, 5, 2, text); lcd.setCursor(0, 1); lcd.print("Water: "); lcd.print(text); lcd.print(" pH");',
			)}`,
		state: style.oneOf("ph < 6.5 || ph > 8.5", "!(ph >= 6.5 && ph <= 8.5)", "fabs(ph - 7.5) > 1"),
		acts: [`${write(5, "HIGH")} ${write(6, "LOW")}`, `${write(6, "HIGH")} ${write(5, "LOW")}`],
		rest: 700,
	},
	"pressure-tracker": {
		head: "#include <Wire.h>\n#include <Adafruit_BMP085.h>\n#include <LiquidCrystal.h>\nAdafruit_BMP085 bmp;\nLiquidCrystal lcd(12, 11, 5, 4, 3, 2);\nfloat hpa = 0, metres = 0;",
		setup: "lcd.begin(16, 2); bmp.begin();",
		read: (style) =>
			`${style.oneOf("hpa = bmp.readPressure() / 100.0;", "hpa = bmp.readPressure() * 0.01;", "hpa = bmp.readPressure() / 100;")} ${style.oneOf(
				"metres = 44330 * (1 - pow(hpa / 1013.25, 0.1903));",
				"metres = bmp.readAltitude();",
				"metres = 44330.0 * (1.0 - exp(0.1903 * log(hpa / 1013.25)));",
			)} ${style.oneOf(
				'lcd.setCursor(0, 0); lcd.print("Air: "); lcd.print(hpa, 1); lcd.print(" hPa  "); lcd.setCursor(0, 1); lcd.print("Height: "); lcd.print(metres, 0); lcd.print(" m   ");',
				'lcd.clear(); lcd.print(hpa, 0); lcd.print("hPa"); lcd.setCursor(0, 1); lcd.print(metres); lcd.print("m");',
				'char text[17]; snprintf(text, sizeof text, "P=%-5ldhPa", lround(hpa)); lcd.setCursor(0, 0); lcd.print(text); snprintf(text, sizeof text, "H=%-6ldm", lround(metres)); lcd.setCursor(0, 1); lcd.print(text);',
			)}`,
		state: "0",
		acts: [""],
		rest: 900,
	},
	"magnetic-detector": {
		head: "float field = 0;\nint zero = 0;\nint mean() {\n  int sum = 0;\n  for (int i = 0; i < 8; i++) sum += analogRead(A0);\n  return sum / 8;\n}",
		setup: `Serial.begin(${style.oneOf(9600, 115_200)}); ${outputs(9, 10)} zero = mean();`,
		read: (style) =>
			`${style.oneOf("field = (mean() - zero) * 5000.0 / 1024 / 14;", "field = (mean() - zero) * 0.349;", "field = (mean() - zero) * 5.0 / 1023.0 / 0.014;")} ${style.oneOf(
				"Serial.println(field, 1);",
				'Serial.print("B = "); Serial.print(field); Serial.println(" mT");',
				'Serial.print("A0="); Serial.print(analogRead(A0)); Serial.print(" mT="); Serial.println(field, 0);',
			)}`,
		state: style.oneOf(
			"field > 10 ? 1 : field < -10 ? 2 : 0",
			"(field > 10) + 2 * (field < -10)",
			"(field >= 10.0) + 2 * (field <= -10.0)",
		),
		acts: [
			`${write(9, "LOW")} ${write(10, "LOW")}`,
			`${write(9, "HIGH")} ${write(10, "LOW")}`,
			`${write(9, "LOW")} ${write(10, "HIGH")}`,
		],
		rest: 700,
	},
	"uv-monitor": {
		head: "float uv = 0;\nint mean() {\n  int sum = 0;\n  for (int i = 0; i < 16; i++) sum += analogRead(A0);\n  return sum / 16;\n}",
		setup: `Serial.begin(${style.oneOf(9600, 115_200)}); ${outputs(5, 6, 7)}`,
		read: (style) =>
			`${style.oneOf("uv = mean() * 50.0 / 1024;", "uv = mean() * 5.0 / 1023.0 / 0.1;", "uv = map(mean(), 0, 1023, 0, 5000) / 100.0;", "uv = mean() * 0.0048828 * 10;")} ${style.oneOf(
				"Serial.println(uv, 1);",
				'Serial.print("UV index: "); Serial.println(uv, 1);',
				'Serial.print("A0="); Serial.print(analogRead(A0)); Serial.print(" UV="); Serial.print(uv, 1); Serial.println(uv < 3 ? " low" : " cover your skin");',
				"Serial.print(millis()); Serial.print(','); Serial.println(uv, 1);",
				"int tenths = uv * 10 + 0.5; Serial.print(tenths / 10); Serial.print('.'); Serial.println(tenths % 10);",
			)}`,
		state: style.oneOf("uv < 3 ? 0 : uv < 8 ? 1 : 2", "(uv >= 3) + (uv >= 8)", "(uv > 3.0) + (uv > 8.0)"),
		acts: [5, 6, 7].map((on) =>
			[5, 6, 7]
				.map((pin) => (pin === on ? style.oneOf(write(pin, "HIGH"), `analogWrite(${pin}, 255);`) : write(pin, "LOW")))
				.join(" "),
		),
		rest: 900,
	},
	"smart-glove": {
		head: `${LCD}\nint bits = 0;\nint LIMITS[] = {${style.oneOf("467, 525, 432, 578", "480, 530, 440, 590", "450, 500, 410, 560")}};\n${style.oneOf(
			"void show(String text) { lcd.clear(); lcd.print(text); }",
			'void show(const char *text) { lcd.setCursor(0, 0); lcd.print(text); lcd.print("         "); }',
			"String shown;\nvoid show(String text) { if (text == shown) return; shown = text; lcd.clear(); lcd.print(text); }",
		)}`,
		setup: "lcd.init(); lcd.backlight();",
		read: () => "bits = 0; for (int i = 0; i < 4; i++) bits = bits * 2 + (analogRead(A0 + i) > LIMITS[i]);",
		state: style.oneOf(
			"bits == 0 ? 0 : bits == 15 ? 1 : bits == 7 ? 2 : bits == 3 ? 3 : bits == 14 ? 4 : 5",
			"bits == 15 ? 1 : bits == 14 ? 4 : bits == 7 ? 2 : bits == 3 ? 3 : bits ? 5 : 0",
		),
		acts: ["Habari", "Asante", "Maji", "Chakula", "Msaada", "-"].map((text) => `show("${text}");`),
		rest: 600,
	},
	"rain-window": {
		head: `#include <Servo.h>\nServo window;\nint number = 800;\nunsigned long looked = 0;\n${style.oneOf(
			"int power() { digitalWrite(7, HIGH); delay(10); int read = analogRead(A0); digitalWrite(7, LOW); return read; }",
			"int power() { PORTD |= 0x80; delayMicroseconds(9000); int read = (analogRead(A0) + analogRead(A0)) / 2; PORTD &= ~0x80; return read; }",
		)}`,
		setup: `Serial.begin(9600); ${outputs(7)} window.attach(9);`,
		read: () => "if (millis() - looked >= 450) { looked = millis(); number = power(); Serial.println(number); }",
		state: style.oneOf("number < 700 ? 0 : number > 900 ? 1 : 2", "number > 900 ? 1 : (number >= 700) * 2"),
		acts: [
			style.oneOf("window.write(0);", "window.writeMicroseconds(544);", "window.write(2);"),
			style.oneOf("window.write(90);", "window.writeMicroseconds(1472);", "window.write(88);"),
			"",
		],
		rest: 700,
	},
	"color-sorter": {
		head: `#include <Servo.h>\nServo flap;\nlong r = 0, g = 0;\n${style.oneOf(
			"long pulse(bool s2, bool s3) { digitalWrite(6, s2); digitalWrite(7, s3); return pulseIn(8, LOW); }",
			"long pulse(bool s2, bool s3) { digitalWrite(6, s2); digitalWrite(7, s3); return pulseIn(8, HIGH, 50000); }",
			"long pulse(bool s2, bool s3) { PORTD = (PORTD & 0x3f) | s2 << 6 | s3 << 7; long sum = 0; for (int i = 0; i < 4; i++) sum += pulseIn(8, LOW); return sum / 4; }",
		)}`,
		setup: `Serial.begin(${style.oneOf(9600, 115_200)}); ${outputs(4, 5, 6, 7)} ${write(4, "HIGH")} flap.attach(9);`,
		read: (style) =>
			`r = pulse(LOW, LOW); g = pulse(HIGH, HIGH); ${style.oneOf("", "Serial.println(r);", 'Serial.print("R="); Serial.print(r); Serial.print(" G="); Serial.println(g);')}`,
		state: style.oneOf(
			"r > 1200 ? 0 : r < g ? 1 : 2",
			"r > 900 && g > 1000 ? 0 : g > r * 1.5 ? 1 : 2",
			"(r + g < 2500) * (1 + (r > g))",
		),
		acts: (["nothing", "ripe", "green"] as const).map(
			(name, at) =>
				`Serial.println("${name}"); ${style.oneOf(`flap.write(${[90, 60, 120][at]});`, `flap.writeMicroseconds(${[1472, 1163, 1781][at]});`)}`,
		),
		rest: 150,
	},
	"water-tank-monitor": {
		head: `${LCD}\n${PING(9, 10)}\nfloat cm = 0;\nfloat level = 0;`,
		setup: `${outputs(7, 9)} lcd.init(); lcd.backlight();`,
		read: (style) =>
			`cm = ping() / 58.0; ${style.oneOf("level = (230 - cm) / 2;", "level = map(cm * 10, 2300, 300, 0, 1000) / 10.0;", "level = (int)(115.5 - cm / 2);")} if (cm > 0) { ${style.oneOf(
				'lcd.setCursor(0, 0); lcd.print("Level: "); lcd.print(level, 0); lcd.print(" %     ");',
				"lcd.clear(); lcd.print(level, 1); lcd.print('%'); lcd.setCursor(0, 1); lcd.print(cm); lcd.print(\" cm\");",
				'char text[17]; snprintf(text, sizeof text, "Tank %3d %%      ", (int)round(level)); lcd.setCursor(0, 0); lcd.print(text);',
			)} }`,
		state: style.oneOf(
			"cm == 0 ? 3 : level < 30 ? 0 : level > 90 ? 1 : 2",
			"cm < 1 ? 3 : (level >= 30) * 2 - (level > 90)",
		),
		acts: [
			write(7, "HIGH"),
			write(7, "LOW"),
			"",
			`${write(7, "LOW")} lcd.setCursor(0, 0); lcd.print("${style.oneOf("No echo         ", "ALARM: NO ECHO! ")}");`,
		],
		rest: 600,
	},
	"iot-irrigation": {
		head: "#include <SoftwareSerial.h>\nSoftwareSerial net(10, 11);\nint raw = 0;\nfloat soil = 0;\nbool on = false;",
		setup: `${outputs(7)} net.begin(9600);`,
		read: (style) =>
			`raw = analogRead(A0); ${style.oneOf("soil = map(raw, 532, 296, 0, 100);", "soil = (532 - raw) / 2.36;", "soil = constrain((532 - raw) * 100L / 236, 0, 100);")}`,
		state: style.oneOf(
			"raw > 562 || raw < 266 ? 3 : soil < 30 ? 0 : soil > 60 ? 1 : 2",
			"abs(raw - 414) > 148 ? 3 : (soil >= 30) * 2 - (soil > 60)",
		),
		acts: [
			...["on = true;", "on = false;", ""].map(
				(change) =>
					`${change} digitalWrite(7, on); ${style.oneOf('net.println("soil=" + String((int)soil) + " pump=" + on);', 'net.print("soil="); net.print(soil, 1); net.print(" % pump="); net.println(on);')}`,
			),
			`on = false; ${write(7, "LOW")} net.println("${style.oneOf("fault", "FAULT pump=0")}");`,
		],
		rest: 1200,
	},
	"iot-agriculture": {
		head: `#include <DHT.h>\n#include <SoftwareSerial.h>\nSoftwareSerial gsm(10, 11);\nDHT air(2, DHT22);\nfloat soil = 0;\nbool dry = false, due = false;\nchar ok[] = "OK", sent[] = "+CMGS:";\nbool ask(const char *command) { gsm.print(command); gsm.print("\\r"); return gsm.find(ok); }`,
		setup: `gsm.begin(9600); gsm.setTimeout(${style.oneOf(2500, 3500)}); air.begin(); ${style.oneOf("", 'ask("ATE0");')}`,
		read: (style) =>
			`${style.oneOf("soil = map(analogRead(A0), 532, 296, 0, 100);", "soil = (532 - analogRead(A0)) / 2.36;", "soil = 0; for (int i = 0; i < 4; i++) soil += (532 - analogRead(A0)) * 25 / 236.0;")} ${style.oneOf(
				"if (dry ? soil >= 50 : soil < 30) { dry = !dry; due = true; }",
				"bool before = dry; if (soil < 30) dry = true; else if (soil >= 50) dry = false; due |= dry != before;",
			)}`,
		state: style.oneOf("due", "due ? 1 : 0"),
		acts: [
			"",
			`if (!ask("AT+CMGF=1")) return; gsm.print("AT+CMGS=\\"+255700000000\\"\\r"); if (!gsm.find('>')) return; ${style.oneOf(
				'gsm.print(dry ? "DRY soil=" : "WET soil="); gsm.print(soil, 0); gsm.print(" air="); gsm.print(air.readTemperature(), 1);',
				'gsm.print(dry ? "Dry! " : "Wet. "); gsm.print(soil, 1); gsm.print(" % "); gsm.print((int)(air.readTemperature() + 0.5)); gsm.print(" C");',
			)} gsm.print(analogRead(A1) < 500 ? " light=night" : " light=day"); gsm.write(26); due = !gsm.find(sent);`,
		],
		rest: 300,
	},
	"thermal-camera": {
		head: "#include <Adafruit_AMG88xx.h>\n#include <Adafruit_NeoPixel.h>\nAdafruit_AMG88xx camera;\nAdafruit_NeoPixel panel(64, 6, NEO_GRB + NEO_KHZ800);\nfloat t[64];\nfloat least = 0, top = 0;",
		setup: `Serial.begin(${style.oneOf(9600, 115_200)}); camera.begin(); panel.begin(); panel.setBrightness(${style.oneOf(20, 30, 50)});`,
		read: (style) =>
			`camera.readPixels(t); least = top = t[0]; for (float one : t) { least = min(least, one); top = max(top, one); } for (int i = 0; i < 64; i++) { ${style.oneOf(
				"float share = constrain((t[i] - 20) / 20, 0, 1); panel.setPixelColor(i, 255 * share, 0, 255 * (1 - share));",
				"int hue = map(constrain(t[i] * 10, 200, 400), 200, 400, 170, 0); panel.setPixelColor(i, panel.ColorHSV(hue * 256L));",
				"float share = (t[i] - least) / max(top - least, 15.0f); panel.setPixelColor(i, panel.Color(255 * share, 60 * share * (1 - share), 255 - 255 * share));",
				"int red = constrain(map(t[i], 18, 42, 0, 255), 0, 255); panel.setPixelColor(i, panel.Color(red, 0, 255 - red));",
			)} } panel.show(); ${style.oneOf(
				"Serial.println(top);",
				'Serial.print("hottest "); Serial.print(top, 1); Serial.println(" C");',
				'Serial.print("min="); Serial.print(least); Serial.print(" max="); Serial.println(top, 0);',
			)}`,
		state: "0",
		acts: [""],
		rest: 90,
	},
	"gesture-home": {
		head: "#include <SparkFun_APDS9960.h>\nSparkFun_APDS9960 apds;\nint lamp = 0, fan = 0;\nunsigned long ended = 0;",
		setup: `${outputs(7)} apds.init(); apds.enableGestureSensor(false);`,
		read: () =>
			`if (apds.isGestureAvailable()) { bool soon = millis() - ended < 450; int way = apds.readGesture(); ended = millis(); if (!soon) { ${style.oneOf(
				"if (way == DIR_RIGHT) lamp = 1; if (way == DIR_LEFT) lamp = 0; if (way == DIR_UP) fan = min(fan + 1, 3); if (way == DIR_DOWN) fan = max(fan - 1, 0);",
				"switch (way) { case DIR_RIGHT: lamp = 1; break; case DIR_LEFT: lamp = 0; break; case DIR_UP: if (fan < 3) fan++; break; case DIR_DOWN: if (fan > 0) fan--; }",
			)} } }`,
		state: "lamp * 4 + fan",
		acts: ["LOW", "HIGH"].flatMap((level) =>
			[0, 128, 191, 255].map((duty) => `digitalWrite(7, ${level}); analogWrite(5, ${duty});`),
		),
		rest: 30,
	},
	"face-recognition": {
		head: "#include <Wire.h>\n#include <HUSKYLENS.h>\nHUSKYLENS husky;\nint before = -1, often = 0, steady = -1;\nunsigned long asked = 0;",
		setup: `${outputs(7, 8)} Serial.begin(9600); Wire.begin(); husky.begin(Wire);`,
		read: () =>
			`if (Serial.read() == 'F') husky.writeForget(); if (millis() - asked >= 200) { asked += 200; husky.request(); int id = ${style.oneOf(
				"husky.available() ? husky.read().ID : -1",
				"husky.count() > 0 ? husky.get(0).ID : -1",
			)}; often = id == before ? often + 1 : 1; before = id; if (often >= 5 && id != steady) { steady = id; if (id > 0) { Serial.print("ID "); Serial.println(id); } } }`,
		state: style.oneOf("steady < 0 ? 0 : steady == 0 ? 1 : 2", "min(steady, 1) + 1"),
		acts: [
			`${write(7, "LOW")} ${write(8, "LOW")}`,
			`${write(7, "LOW")} ${write(8, "HIGH")}`,
			`${write(8, "LOW")} ${write(7, "HIGH")}`,
		],
		rest: 10,
	},
	"biometric-lock": {
		head: `#include <SoftwareSerial.h>\n#include <Adafruit_Fingerprint.h>\n#include <Servo.h>\nSoftwareSerial port(2, 3);\nAdafruit_Fingerprint finger(&port);\nServo bolt;\nint doing = 0, strikes = 0;\nbool lies = false;\nunsigned long since = 0;\n${style.oneOf(
			"bool known() { return finger.fingerFastSearch() == FINGERPRINT_OK && finger.confidence >= 60; }",
			"bool known() { if (finger.fingerSearch() != 0) return false; return finger.confidence > 59; }",
		)}\nvoid fresh() { if (finger.image2Tz() != FINGERPRINT_OK) return; bool opens = known(); since = millis(); if (opens) { doing = 1; strikes = 0; } else { strikes++; doing = strikes < 3 ? 2 : 3; if (doing == 3) strikes = 0; } }`,
		setup: `${outputs(7, 8)} bolt.attach(6); bolt.write(0); finger.begin(57600);`,
		read: () =>
			"unsigned long lasts = doing == 1 ? 3000UL : doing == 2 ? 1000UL : 5000UL; if (doing && millis() - since >= lasts) doing = 0; bool lay = lies; lies = finger.getImage() == FINGERPRINT_OK; if (lies && !lay && doing == 0) fresh();",
		state: "doing",
		acts: [
			`${write(7, "LOW")} ${write(8, "LOW")} ${style.oneOf("bolt.write(0);", "bolt.writeMicroseconds(544);")}`,
			`${write(8, "LOW")} ${write(7, "HIGH")} ${style.oneOf("bolt.write(90);", "bolt.write(88);")}`,
			...["", ""].map(() => `${write(7, "LOW")} ${write(8, "HIGH")} bolt.write(0);`),
		],
		rest: 50,
	},
	"env-monitor": {
		head: `#include <SPI.h>\n#include <SD.h>\n#include <DHT.h>\n#include <Adafruit_BMP280.h>\nDHT dht(2, DHT22);\nAdafruit_BMP280 bmp;\nfloat base = 0, air = 1;\nbool before = false, logs = false;\nunsigned long last = 0;\nfloat flow() { float raw = analogRead(A0); return ${style.oneOf("raw / (1023 - raw)", "1 / (1023 / raw - 1)", "raw / (1024 - raw)")}; }\nvoid put(Print &to) { ${style.oneOf(
			'to.print(millis() / 1000); to.print(","); to.print(dht.readTemperature(), 1); to.print(","); to.print(dht.readHumidity(), 1); to.print(","); to.print(bmp.readPressure() / 100, 1); to.print(","); to.println(air, 1);',
			'to.print("T="); to.print(dht.readTemperature()); to.print(" H="); to.print(dht.readHumidity()); to.print(" P="); to.print(bmp.readPressure() * 0.01); to.print(" A="); to.println(air);',
			"char text[44]; dtostrf(dht.readTemperature(), 6, 1, text); dtostrf(dht.readHumidity(), 7, 1, text + 6); dtostrf(bmp.readPressure() / 100, 8, 1, text + 13); dtostrf(air, 6, 1, text + 21); to.println(text);",
		)} }\nbool save() { File file = SD.open("${style.oneOf("AIR.CSV", "log.txt")}", FILE_WRITE); if (!file) return false; put(file); ${style.oneOf("bool good = !file.getWriteError(); file.close(); return good;", "file.flush(); if (file.getWriteError()) logs = false; file.close(); return logs;")} }`,
		setup: `Serial.begin(${style.oneOf(9600, 115_200)}); pinMode(3, INPUT_PULLUP); ${outputs(5, 6)} dht.begin(); bmp.begin(0x76);`,
		read: (style) =>
			`bool now = !digitalRead(3); bool press = now && !before; before = now; if (millis() > ${style.oneOf(6000, 6500)} && base == 0) base = flow(); if (base > 0) { air = flow() / base; if (press) logs = !logs && SD.begin(10); if (millis() - last > 1800) { last = millis(); put(Serial); if (logs && !save()) logs = false; } }`,
		state: style.oneOf("(air > 2) * 2 + logs", "(air > 2 ? 2 : 0) + (logs ? 1 : 0)"),
		acts: ["LOW", "HIGH"].flatMap((red) =>
			["LOW", "HIGH"].map((green) => `digitalWrite(5, ${green}); digitalWrite(6, ${red});`),
		),
		rest: 60,
	},
	"rfid-access": {
		head: `#include <SPI.h>\n#include <MFRC522.h>\n#include <Servo.h>\nMFRC522 reader(10, 9);\nServo door;\nint doing = 0;\nunsigned long since = 0;\n${style.oneOf(
			"const byte CARDS[][4] = {{0x83, 0x5A, 0x1C, 0xE7}, {0xF2, 9, 0x6D, 0x34}};\nbool known() { for (auto &card : CARDS) if (!memcmp(card, reader.uid.uidByte, 4)) return true; return false; }",
			"bool known() { unsigned long n = 0; for (int i = 0; i < 4; i++) n = n << 8 | reader.uid.uidByte[i]; return n == 0x835A1CE7 || n == 0xF2096D34; }",
			'bool known() { String id; for (int i = 0; i < reader.uid.size; i++) id += String(reader.uid.uidByte[i]) + " "; return id == "131 90 28 231 " || id == "242 9 109 52 "; }',
		)}`,
		setup: `SPI.begin(); reader.PCD_Init(); ${outputs(7, 8)} door.attach(6); door.write(0);`,
		read: () =>
			"if (reader.PICC_IsNewCardPresent() && reader.PICC_ReadCardSerial()) { doing = known() ? 1 : 2; since = millis(); reader.PICC_HaltA(); } if (doing && millis() - since >= (doing == 1 ? 3000UL : 1000UL)) doing = 0;",
		state: "doing",
		acts: [
			`${write(7, "LOW")} ${write(8, "LOW")} ${style.oneOf("door.write(0);", "door.writeMicroseconds(544);")}`,
			`${write(8, "LOW")} ${write(7, "HIGH")} ${style.oneOf("door.write(90);", "door.write(88);")}`,
			`${write(7, "LOW")} ${write(8, "HIGH")} door.write(0);`,
		],
		rest: 150,
	},
});

/** The ids of the projects that programs are written for. */
export const HONEST_PROJECTS = [...Object.keys(task({ oneOf: (first) => first })), ...Object.keys(SEQUENCES)];

/** Interrupts every 200 ms and every 16 ms. */
const TIMERS = {
	1: "TCCR1A = 0; TCCR1B = 0b1101; OCR1A = 3124; TIMSK1 = 2;",
	2: "TCCR2A = 0b10; TCCR2B = 0b111; OCR2A = 249; TIMSK2 = 2;",
};

const STRUCTURES = ["plain", "millis", "functions", "class", "switch", "table", "ternary", "interrupt"] as const;

/** The variation of a number: the same number gives the same program. */
export function honestProgram(projectId: string, variation: number): string {
	const random = seededRandom(variation * 7919 + projectId.length);
	const style: Style = { oneOf: (...choices) => choices[Math.floor(random() * choices.length)] as never };
	const sequence = SEQUENCES[projectId];
	if (sequence) return sequence(style, variation);
	const { head = "", setup, state, read, acts, watches, rest } = task(style)[projectId] as Task;
	const reading = read?.(style) ?? "";
	const pause = style.oneOf(rest, Math.floor(rest / 2), Math.floor(rest / 10));
	const name = style.oneOf("state", "mode", "what_now", "zustand", "x");
	const act = acts.map((statements, index) => `void act${index}() { ${statements} }`).join("\n");
	const byIf = acts
		.map((_, index) => (index < acts.length - 1 ? `if (${name} == ${index}) act${index}();` : `act${index}();`))
		.join(" else ");
	const cases = acts.map((_, index) => `case ${index}: act${index}(); break;`).join(" ");
	const calls = acts.map((_, index) => `act${index}`).join(", ");
	const ternary = acts
		.map((_, index) => (index < acts.length - 1 ? `${name} == ${index} ? act${index}() : ` : `act${index}();`))
		.join("");
	const structure = STRUCTURES[variation % STRUCTURES.length] ?? "plain";
	// analogWrite() on pin 9 and the library Servo need timer 1, tone() needs timer 2.
	const timer = /analogWrite\(9|(window|door|flap|bolt)\.write/.test(act) ? 2 : 1;
	const begin = (more = "") => `void setup() {\n  ${setup}\n  ${more}\n}`;
	const step = (decide: string) => `${reading}\n  int ${name} = ${state};\n  ${decide}`;
	const parts: Record<(typeof STRUCTURES)[number], string[]> = {
		plain: [begin(), `void loop() {\n  ${step(byIf)}\n  delay(${pause});\n}`],
		millis: [
			"unsigned long last = 0;",
			begin(),
			`void loop() {\n  if (millis() - last < ${pause}) return;\n  last = millis();\n  ${step(byIf)}\n}`,
		],
		functions: [
			`int look() {\n  ${reading}\n  return ${state};\n}`,
			`void answer(int ${name}) {\n  ${byIf}\n}`,
			begin(),
			`void loop() {\n  answer(look());\n  delay(${pause});\n}`,
		],
		class: [
			`class Machine {\n  int ${name} = 0;\n public:\n  void look() { ${reading} ${name} = ${state}; }\n  void answer() { ${byIf} }\n};\nMachine machine;`,
			begin(),
			`void loop() {\n  machine.look();\n  machine.answer();\n  delay(${pause});\n}`,
		],
		switch: [begin(), `void loop() {\n  ${step(`switch (${name}) { ${cases} }`)}\n  delay(${pause});\n}`],
		table: [
			`void (*const ACTS[])() = {${calls}};`,
			begin(),
			`void loop() {\n  ${step(`ACTS[${name}]();`)}\n  delay(${pause});\n}`,
		],
		ternary: [
			begin(),
			`void loop() {\n  ${step(ternary)}\n  for (int i = 0; i < 10; i++) delay(${Math.ceil(pause / 10)});\n}`,
		],
		interrupt: watches
			? [
					`volatile int ${name} = 0;\nvoid changed() { ${name} = ${state}; }`,
					begin(`changed(); attachInterrupt(digitalPinToInterrupt(${watches}), changed, CHANGE);`),
					`void loop() {\n  ${byIf}\n  delay(20);\n}`,
				]
			: [
					`volatile bool due = false;\nISR(TIMER${timer}_COMPA_vect) { due = true; }`,
					begin(TIMERS[timer]),
					`void loop() {\n  if (!due) return;\n  due = false;\n  ${step(byIf)}\n}`,
				],
	};
	return [head, act, ...parts[structure], ""].join("\n");
}
