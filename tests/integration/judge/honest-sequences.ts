/** Chooses how a program is written. */
export interface Style {
	/** One of the given. */
	oneOf<T>(...choices: T[]): T;
}

/** Right programs for the projects whose task is an order in time or a loop of control rather than an answer to a sensor. */
export const SEQUENCES: Readonly<Record<string, (style: Style, variation: number) => string>> = {
	"led-sequence": ledSequence,
	"traffic-controller": trafficController,
	"balancing-robot": balancingRobot,
	"heart-rate-monitor": heartRate,
	"vibration-monitor": vibrationMonitor,
	"gps-car": gpsCar,
	"health-station": healthStation,
};

/** A reading, a pace, a root mean square, a normal and an alarm, each in several styles. */
function vibrationMonitor(style: Style): string {
	const readings = style.oneOf(200, 250, 400, 500);
	const skipped = Math.ceil(1000 / readings);
	const learned = Math.ceil(2000 / readings);
	const [first, count, z] = style.oneOf(["0x3F", 2, "word(b[0], b[1])"], ["0x3B", 6, "word(b[4], b[5])"]);
	const pace = style.oneOf(
		"if (micros() - last < 1000) return; last += 1000;",
		"while (micros() - last < 1000) {} last = micros();",
		"if (micros() - last < 1250) return; last = micros();",
	);
	const rms = style.oneOf(
		"float mean = sum / N; float rms = sqrt(squares / N - mean * mean);",
		"float mean = sum / N; zero += mean; float rms = sqrt(squares / N - sq(mean));",
	);
	const learns = style.oneOf(
		"if (rms < 10) { windows = 0; normal = 0; return; } windows++;",
		"windows = rms < 10 ? 0 : windows + 1; if (windows == 0) normal = 0;",
	);
	const alarm = style.oneOf(
		`strong = rms > 4 * normal ? strong + 1 : 0; bool alarm = strong >= ${Math.ceil(2000 / readings)};`,
		"if (rms < 4 * normal) calm = millis(); bool alarm = millis() - calm >= 2000;",
	);
	const print = style.oneOf(
		"Serial.println(rms, 1);",
		'Serial.print("rms="); Serial.println((int)(rms + 0.5));',
		'Serial.print("RMS "); Serial.print(rms, 0); Serial.print(" mg, normal "); Serial.println(normal, 0);',
	);
	const sound = style.oneOf("digitalWrite(10, alarm);", "if (alarm) tone(10, 2000); else noTone(10);");
	return `#include <Wire.h>
const float N = ${readings};
byte b[6], state = 1;
int count = 0, windows = 0, strong = 0;
float sum = 0, squares = 0, normal = 0, zero = 1000;
unsigned long last = 0, calm = 0;
void setup() {
  Serial.begin(${style.oneOf(9600, 115200)}); Wire.begin(); Wire.setClock(400000);
  Wire.beginTransmission(0x68); Wire.write(0x6B); Wire.write(${style.oneOf(0, 1)}); Wire.endTransmission();
  for (int p = 8; p <= 10; p++) pinMode(p, OUTPUT);
}
void loop() {
  ${pace}
  Wire.beginTransmission(0x68); Wire.write(${first}); Wire.endTransmission(false);
  Wire.requestFrom(0x68, ${count});
  for (int i = 0; i < ${count}; i++) b[i] = Wire.read();
  float z = (int)${z} / 16.384 - zero;
  sum += z; squares += z * z;
  if (++count < N) return;
  ${rms}
  sum = 0; squares = 0; count = 0;
  ${print}
  if (state == 1) {
    ${learns}
    if (windows > ${skipped}) normal += rms / ${learned};
    if (windows == ${skipped + learned}) { state = 2; calm = millis(); }
  } else {
    ${alarm}
    digitalWrite(8, rms > 2 * normal); digitalWrite(9, alarm); ${sound}
  }
}
`;
}

/** A step of time, a limit, a mean of the last four gaps and a display, each in several styles. */
function heartRate(style: Style): string {
	const [timer, pace] = style.oneOf(
		["", "if (micros() - last < 2000) return; last += 2000;"],
		["", "if (millis() - last < 4) return; last = millis();"],
		["", "delay(2);"],
		["", "while (micros() - last < 3000) {} last = micros();"],
		["TCCR1A = 0; TCCR1B = 0b1011; OCR1A = 499; TIMSK1 = 2;", "if (!due) return; due = false;"],
	);
	const write = style.oneOf(
		'lcd.setCursor(0, 0); lcd.print("Pulse: "); if (bpm) lcd.print(bpm); else lcd.print("--"); lcd.print("   ");',
		'lcd.clear(); if (bpm > 0) { lcd.print(bpm); lcd.print(" bpm"); } else lcd.print("--");',
		'char text[17]; snprintf(text, sizeof text, bpm ? "BPM=%-6d" : "BPM=--    ", bpm); lcd.setCursor(0, 0); lcd.print(text);',
	);
	const limit = style.oneOf("(low + high) / 2", "low + (high - low) * 0.55", "low + (high - low) * 3 / 5");
	const [keep, mean] = style.oneOf(
		["times[beats++ % 5] = now;", "240000.0 / (now - times[beats % 5]) + 0.5"],
		["gaps[beats++ % 4] = now - beatAt;", "60000 / ((gaps[0] + gaps[1] + gaps[2] + gaps[3]) / 4)"],
	);
	const dark = style.oneOf("now - beatAt > 90", "number < limit", "millis() >= beatAt + 120");
	return `#include <Wire.h>
#include <LiquidCrystal_I2C.h>
LiquidCrystal_I2C lcd(0x27, 16, 2);
unsigned long last = 0, beatAt = 0, from = 0, gaps[4], times[5];
int beats = 0, low = 1023, high = 0, limit = 1023;
bool before = false;
volatile bool due = false;
ISR(TIMER1_COMPA_vect) { due = true; }
void show(int bpm) { ${write} }
void setup() { pinMode(8, OUTPUT); lcd.init(); lcd.backlight(); show(0); ${timer} }
void loop() {
  ${pace}
  int number = analogRead(A0);
  unsigned long now = millis();
  if (number < low) low = number;
  if (number > high) high = number;
  bool above = number >= limit;
  if (above && !before && now - beatAt >= ${style.oneOf(290, 300, 310)}) {
    digitalWrite(8, HIGH);
    ${keep}
    beatAt = now;
    if (beats > 4) show(${mean});
  }
  before = above;
  if (${dark}) digitalWrite(8, LOW);
  if (now - from < ${style.oneOf(1400, 1500)}) return;
  from = now;
  limit = ${limit};
  if (high - low < ${style.oneOf(30, 40, 60)}) { limit = 1023; beats = 0; show(0); }
  low = 1023;
  high = 0;
}
`;
}

/** Lowest and highest light of a window, three states, pulse, oxygen and water on a display, each in several styles. */
function healthStation(style: Style): string {
	const [current, least] = style.oneOf([25, 40_000], [31, 50_000], [40, 70_000]);
	const average = style.oneOf(4, 4, 8);
	const swing = style.oneOf("2.0 * (b - a) / (a + b)", "(b - a) / ((a + b) / 2.0)", "(float)(b - a) / b");
	const [keep, mean] = style.oneOf(
		["times[beats++ % 5] = now;", "240000.0 / (times[(beats + 4) % 5] - times[beats % 5]) + 0.5"],
		["gaps[beats++ % 4] = now - last;", "60000 / ((gaps[0] + gaps[1] + gaps[2] + gaps[3]) / 4)"],
	);
	const oxygen = style.oneOf("104.5 - 17 * ratio", "round(104 - ratio * 17)");
	const write = style.oneOf(
		'oled.setCursor(0, row); oled.print(label); if (number) oled.print(number); else oled.print(F("--")); oled.clearToEOL();',
		'char text[16]; snprintf(text, sizeof text, number ? "%s%-6d" : "%s--    ", label, number); oled.setCursor(0, row); oled.print(text);',
	);
	return `#include <Wire.h>
#include <MAX30105.h>
#include <heartRate.h>
#include <SSD1306AsciiWire.h>
#include <OneWire.h>
#include <DallasTemperature.h>
MAX30105 sensor;
SSD1306AsciiWire oled;
OneWire wire(2);
DallasTemperature probe(&wire);
long r0, r1, i0, i1;
unsigned long last = 0, from = 0, gaps[4], times[5];
int beats = 0;
void clear() { r0 = i0 = 300000; r1 = i1 = 0; }
float swing(long a, long b) { return ${swing}; }
void show(byte row, const char *label, int number) { ${write} }
void setup() {
  sensor.begin(Wire, I2C_SPEED_FAST);
  sensor.setup(${current}, ${average}, 2, 400, 411, 4096);
  probe.begin();
  probe.setWaitForConversion(false);
  oled.begin(&Adafruit128x64, 0x3C);
  oled.setFont(${style.oneOf("System5x7", "Adafruit5x7")});
  oled.clear();
  clear();
}
void loop() {
  sensor.check();
  for (; sensor.available(); sensor.nextSample()) {
    long r = sensor.getFIFORed(), i = sensor.getFIFOIR();
    r0 = min(r0, r); r1 = max(r1, r); i0 = min(i0, i); i1 = max(i1, i);
    if (!checkForBeat(i)) continue;
    unsigned long now = millis();
    ${keep}
    last = now;
  }
  if (millis() - from < ${style.oneOf(1800, 2000)}) return;
  from = millis();
  bool steady = i0 > ${least} && swing(i0, i1) < ${style.oneOf(0.05, 0.06, 0.08)};
  float ratio = swing(r0, r1) / swing(i0, i1);
  if (!steady) beats = 0;
  show(0, ${style.oneOf('"Pulse: "', '"BPM "')}, steady && beats > 4 ? (int)(${mean}) : 0);
  show(1, ${style.oneOf('"Oxygen: "', '"Oxy% "')}, steady ? min(100, (int)(${oxygen})) : 0);
  oled.setCursor(0, 2);
  oled.print(probe.getTempCByIndex(0));
  probe.requestTemperatures();
  clear();
}
`;
}

/** Red, a second or more later yellow, then green three times: once. */
function ledSequence(style: Style, variation: number): string {
	const wait = style.oneOf(1000, 1200, 1500, 2000);
	const [on, off] = [style.oneOf(200, 300, 500), style.oneOf(200, 250, 400)];
	const [red, yellow, green] = ["digitalWrite(11, HIGH);", "digitalWrite(10, HIGH);", "digitalWrite(9, HIGH);"];
	const dark = "digitalWrite(9, LOW);";
	const outputs = "pinMode(9, OUTPUT); pinMode(10, OUTPUT); pinMode(11, OUTPUT);";
	const blink = `void blink() { ${green} delay(${on}); ${dark} delay(${off}); }`;
	const begins = [0, wait, ...[0, 1, 2].flatMap((turn) => [0, on].map((ms) => 2 * wait + turn * (on + off) + ms))];
	const acts = [red, yellow, ...[0, 1, 2].flatMap(() => [green, dark])];
	const programs = [
		`${blink}\nvoid setup() { ${outputs} ${red} delay(${wait}); ${yellow} delay(${wait}); for (int i = 0; i < 3; i++) blink(); }\nvoid loop() {}`,
		`${blink}\nbool done = false;\nvoid setup() { ${outputs} }\nvoid loop() { if (done) return; ${red} delay(${wait}); ${yellow} delay(${wait}); blink(); blink(); blink(); done = true; }`,
		`${blink}\nvoid setup() { ${outputs} }\nvoid loop() { ${red} delay(${wait}); ${yellow} delay(${wait}); int left = 3; while (left-- > 0) blink(); while (true) {} }`,
		`struct Step { byte pin; bool level; int ms; };\nconst Step STEPS[] = {{11, 1, ${wait}}, {10, 1, ${wait}}, {9, 1, ${on}}, {9, 0, ${off}}, {9, 1, ${on}}, {9, 0, ${off}}, {9, 1, ${on}}, {9, 0, 0}};\nvoid setup() { ${outputs} for (const Step &s : STEPS) { digitalWrite(s.pin, s.level); delay(s.ms); } }\nvoid loop() {}`,
		`class Lamp { int pin;\n public:\n  Lamp(int p) : pin(p) {}\n  void begin() { pinMode(pin, OUTPUT); }\n  void on(int ms) { digitalWrite(pin, HIGH); delay(ms); }\n  void off(int ms) { digitalWrite(pin, LOW); delay(ms); }\n};\nLamp red(11), yellow(10), green(9);\nvoid setup() { red.begin(); yellow.begin(); green.begin(); red.on(${wait}); yellow.on(${wait}); for (byte i = 3; i; i--) { green.on(${on}); green.off(${off}); } }\nvoid loop() { delay(1000); }`,
		`const unsigned int AT[] = {${begins.join(", ")}};\nunsigned long from;\nint done = 0;\nvoid setup() { ${outputs} from = millis(); }\nvoid loop() {\n  if (done == 8 || millis() - from < AT[done]) return;\n  switch (done++) { ${acts.map((act, index) => `case ${index}: ${act} break;`).join(" ")} }\n}`,
		`volatile unsigned int ticks = 0;\nISR(TIMER1_COMPA_vect) { ticks++; }\nvoid until(unsigned int ms) { while (ticks < ms / 10) {} }\nvoid setup() { ${outputs} noInterrupts(); TCCR1A = 0; TCCR1B = _BV(WGM12) | _BV(CS11) | _BV(CS10); OCR1A = 2499; TIMSK1 = _BV(OCIE1A); interrupts();\n  ${acts.map((act, index) => `until(${begins[index]}); ${act}`).join("\n  ")} }\nvoid loop() {}`,
		`void play(const char *script) {\n  for (; *script; script++) {\n    if (*script == 'R') PORTB |= 8;\n    else if (*script == 'Y') PORTB |= 4;\n    else if (*script == 'G') PORTB |= 2;\n    else if (*script == 'g') PORTB &= ~2;\n    else delay(100);\n  }\n}\nvoid setup() { DDRB |= 14; play("R${".".repeat(wait / 100)}Y${".".repeat(wait / 100)}G...g...G...g...G...g"); }\nvoid loop() {}`,
	];
	return `${programs[variation % programs.length]}\n`;
}

/** Main green, main yellow, side green, side yellow, all red, people: pins 4, 3, 2, 7, 6, 5, 8 and 9. */
const LAMPS = ["00110010", "01010010", "10000110", "10001010", "10010010", "10010001"];
const LAMP_PINS = [4, 3, 2, 7, 6, 5, 8, 9];

/** A lamp writer, a way to notice the button, one to decide and a clock, each in several styles. */
function trafficController(style: Style, variation: number): string {
	const [green, yellow] = [style.oneOf(2000, 2200), style.oneOf(1000, 1050)];
	const [red, walk] = [style.oneOf(1000, 1050), style.oneOf(2000, 2150)];
	const pick = <T>(shift: number, ...choices: T[]) => choices[(variation + shift) % choices.length] as T;
	const table = `const char *const LAMPS[] = {${LAMPS.map((lamps) => `"${lamps}"`).join(", ")}};\nconst byte PINS[] = {${LAMP_PINS.join(", ")}};`;
	const show = pick(
		0,
		`${table}\nvoid show(int s) { for (int i = 0; i < 8; i++) digitalWrite(PINS[i], LAMPS[s][i] == '1'); }`,
		`const byte PORT_D[] = {${LAMPS.map((lamps) => portD(lamps)).join(", ")}};\nvoid show(int s) { PORTD = (PORTD & 3) | PORT_D[s]; PORTB = (PORTB & ~3) | (s == 5 ? 2 : 1); }`,
		`void side(int r, int y, int g, int lit) { digitalWrite(r, lit == 0); digitalWrite(y, lit == 1); digitalWrite(g, lit == 2); }\nvoid show(int s) { side(4, 3, 2, s == 0 ? 2 : s == 1 ? 1 : 0); side(7, 6, 5, s == 2 ? 2 : s == 3 ? 1 : 0); digitalWrite(8, s != 5); digitalWrite(9, s == 5); }`,
	);
	const button = pick(
		1,
		{ head: "void look() { if (digitalRead(10) == LOW) people = true; }", begin: "" },
		{
			head: "ISR(PCINT0_vect) { if (!(PINB & 4)) people = true; }\nvoid look() {}",
			begin: "PCICR |= 1; PCMSK0 |= 4;",
		},
		{
			head: "bool wasDown = false;\nvoid look() { bool down = !digitalRead(10); if (down && !wasDown) people = true; wasDown = down; }",
			begin: "",
		},
	);
	const afterRed = "last == 0 ? (sideCars() ? 2 : 0) : (mainCars() ? 0 : 2)";
	const decide = pick(
		0,
		`int next(unsigned long time) {\n  switch (state) {\n    case 0: return time >= ${green} && (sideCars() || people) ? 1 : 0;\n    case 2: return time >= ${green} && (mainCars() || people) ? 3 : 2;\n    case 1: case 3: return time >= ${yellow} ? 4 : state;\n    case 5: return time >= ${walk} ? 4 : 5;\n  }\n  if (time < ${red}) return 4;\n  if (people) { people = false; return 5; }\n  return ${afterRed};\n}`,
		`const unsigned int LEAST[] = {${[green, yellow, green, yellow, red, walk].join(", ")}};\nint next(unsigned long time) {\n  if (time < LEAST[state]) return state;\n  if (state % 2) return 4;\n  if (state == 4 && people) { people = false; return 5; }\n  if (state == 4) return ${afterRed};\n  return people || (state == 0 ? sideCars() : mainCars()) ? state + 1 : state;\n}`,
		`typedef int (*Decision)(unsigned long);\nint onMain(unsigned long t) { return t >= ${green} && (sideCars() || people) ? 1 : 0; }\nint onSide(unsigned long t) { return t >= ${green} && (mainCars() || people) ? 3 : 2; }\nint onYellow(unsigned long t) { return t >= ${yellow} ? 4 : state; }\nint onWalk(unsigned long t) { return t >= ${walk} ? 4 : 5; }\nint onRed(unsigned long t) { if (t < ${red}) return 4; if (people) { people = false; return 5; } return ${afterRed}; }\nDecision const DECISIONS[] = {onMain, onYellow, onSide, onYellow, onRed, onWalk};\nint next(unsigned long time) { return DECISIONS[state](time); }`,
		`int next(unsigned long time) {\n  bool cars = last == 0 ? sideCars() : mainCars();\n  if ((state == 0 || state == 2) && time >= ${green} && (cars || people)) return state + 1;\n  if ((state == 1 || state == 3) && time >= ${yellow}) return 4;\n  if (state == 5 && time >= ${walk}) return 4;\n  if (state == 4 && time >= ${red}) {\n    if (!people) return cars ? 2 - last : last;\n    people = false;\n    return 5;\n  }\n  return state;\n}`,
	);
	const clock = pick(
		0,
		{ head: "unsigned long now() { return millis(); }", begin: "", rest: "" },
		{
			head: "unsigned long elapsed = 0;\nunsigned long now() { return elapsed; }",
			begin: "",
			rest: "delay(10); elapsed += 10;",
		},
		{
			head: "volatile unsigned long ticks = 0;\nISR(TIMER1_COMPA_vect) { ticks++; }\nunsigned long now() { noInterrupts(); unsigned long t = ticks; interrupts(); return t * 10; }",
			begin: "TCCR1A = 0; TCCR1B = _BV(WGM12) | _BV(CS11) | _BV(CS10); OCR1A = 2499; TIMSK1 = _BV(OCIE1A);",
			rest: "",
		},
		{ head: "unsigned long now() { return micros() / 1000; }", begin: "", rest: "delay(3);" },
		{ head: "unsigned long now() { return millis(); }", begin: "Serial.begin(9600);", rest: "Serial.println(state);" },
	);
	return `int state = 0, last = 0;
volatile bool people = false;
unsigned long since = 0;
bool mainCars() { return digitalRead(A0) == LOW; }
bool sideCars() { return digitalRead(A1) == LOW; }
${show}
${button.head}
${clock.head}
${decide}
void setup() {
  for (int pin = 2; pin <= 9; pin++) pinMode(pin, OUTPUT);
  pinMode(10, INPUT_PULLUP);
  ${button.begin} ${clock.begin}
  show(0);
}
void loop() {
  look();
  int then = next(now() - since);
  if (then != state) {
    state = then;
    if (state == 0 || state == 2) last = state;
    since = now();
    show(state);
  }
  ${clock.rest}
}
`;
}

/** The lamps of pins 2 to 7 as PORTD has them. */
function portD(lamps: string): number {
	return LAMP_PINS.reduce((bits, pin, index) => (pin < 8 && lamps[index] === "1" ? bits | (1 << pin) : bits), 0);
}

/** An angle, a control loop with its three parts and the trim, each in several styles. */
function balancingRobot(style: Style, variation: number): string {
	const pick = <T>(shift: number, ...choices: T[]) => choices[(variation + shift) % choices.length] as T;
	const round = style.oneOf(8, 10, 12);
	const s = `${round / 1000}f`;
	const read = pick(
		0,
		"Wire.beginTransmission(0x68); Wire.write(0x3D); Wire.endTransmission(false); Wire.requestFrom(0x68, 8); for (int16_t &v : raw) { v = Wire.read() << 8; v |= Wire.read(); }",
		"Wire.beginTransmission(0x68); Wire.write(0x3D); Wire.endTransmission(); Wire.requestFrom((uint8_t)0x68, (uint8_t)8, (uint8_t)true); for (int i = 0; i < 4; i++) { byte high = Wire.read(); raw[i] = word(high, Wire.read()); }",
	);
	const drive = pick(
		1,
		"void drive(int p) { digitalWrite(4, p > 0); digitalWrite(8, p > 0); digitalWrite(7, p < 0); digitalWrite(9, p < 0); analogWrite(5, abs(p)); analogWrite(6, abs(p)); }",
		"void side(int f, int b, int e, int p) { digitalWrite(f, p >= 0 ? HIGH : LOW); digitalWrite(b, p >= 0 ? LOW : HIGH); analogWrite(e, p < 0 ? -p : p); }\nvoid drive(int p) { side(4, 7, 5, p); side(8, 9, 6, p); }",
		"void drive(int p) { PORTD = (PORTD & ~0x90) | (p > 0 ? 0x10 : 0x80); PORTB = (PORTB & ~3) | (p > 0 ? 1 : 2); analogWrite(5, abs(p)); analogWrite(6, abs(p)); }",
	);
	const leans = style.oneOf("atan2(raw[0], raw[1]) * 57.3", "degrees(atan2(raw[0], raw[1]))");
	const share = style.oneOf("0.997", "0.998");
	const wait = pick(
		0,
		`if (micros() - last < ${round}000UL) return; last += ${round}000UL;`,
		`while (micros() - last < ${round}000UL) {} last += ${round}000UL;`,
		`if (millis() - last < ${round}) return; last += ${round};`,
	);
	const print = style.oneOf(
		"Serial.println(angle, 1);",
		'Serial.print("angle="); Serial.println(angle);',
		'Serial.print("A: "); Serial.print(angle, 0); Serial.println(" deg");',
	);
	return `#include <Wire.h>
int16_t raw[4];
float angle, zero, sum, mean;
unsigned long last;
void look() { ${read} }
${drive}
void setup() {
  Serial.begin(115200); Wire.begin(); Wire.setClock(${style.oneOf("100000", "400000")});
  Wire.beginTransmission(0x68); Wire.write(0x6B); Wire.write(${style.oneOf(0, 1)}); Wire.endTransmission();
  for (int p = 4; p <= 9; p++) pinMode(p, OUTPUT);
  for (int i = 0; i < 100; i++) { look(); zero += raw[3] / 100.0; delay(3); }
  angle = ${leans};
  last = ${wait.includes("millis") ? "millis()" : "micros()"};
}
void loop() {
  static byte count = 0;
  ${wait}
  look();
  float rate = (raw[3] - zero) / 131;
  angle += rate * ${s};
  angle = ${share} * angle + (1 - ${share}) * ${leans};
  if (angle > 45 || angle < -45) { sum = mean = 0; drive(0); }
  else {
    float e = angle + 0.03 * mean;
    sum = constrain(sum + e * ${s}, -0.5, 0.5);
    float p = constrain(${style.oneOf(30, 35)} * e + ${style.oneOf(280, 320)} * sum + rate, -255, 255);
    mean += (p - mean) * ${s} * 2;
    drive(p);
  }
  if (++count % 16 == 0) { ${print} }
}
`;
}

/** A line of the receiver, a heading, a course and a drive, each in several styles. */
function gpsCar(style: Style, variation: number): string {
	const pick = <T>(shift: number, ...choices: T[]) => choices[(variation + shift) % choices.length] as T;
	const [name, status, from] = pick(
		0,
		['"$GPRMC"', "*field(2) == 'A'", 3] as const,
		['"$GPGGA"', "*field(6) != '0'", 2] as const,
	);
	const parse = pick(
		1,
		`long whole = 0; for (; *t != ','; t++) if (isdigit(*t)) whole = whole * 10 + (*t - '0');`,
		`char *dot = strchr(t, '.'); long whole = atol(t) * 100000L + atol(dot + 1);`,
	);
	const read = style.oneOf("while (gps.available())", "for (int n = gps.available(); n > 0; n--)");
	const zero = style.oneOf("270", "268", "273");
	const drive = pick(
		0,
		"void side(int f, int b, int e, int p) { digitalWrite(f, p >= 0 ? HIGH : LOW); digitalWrite(b, p >= 0 ? LOW : HIGH); analogWrite(e, p < 0 ? -p : p); }",
		"void side(int f, int b, int e, int p) { digitalWrite(f, p > 0); digitalWrite(b, p < 0); analogWrite(e, abs(p)); }",
	);
	const steer = pick(
		1,
		"left = constrain(200 + 2 * turn, -255, 255); right = constrain(200 - 2 * turn, -255, 255);",
		"if (turn > 30) { left = 130; right = -130; } else if (turn < -30) { left = -130; right = 130; } else { left = 210 + turn; right = 210 - turn; }",
		"left = turn < 0 ? max(210 + 3 * turn, -200) : 210; right = turn > 0 ? max(210 - 3 * turn, -200) : 210;",
	);
	const print = style.oneOf(
		"Serial.println(heading, 0);",
		'Serial.print("H: "); Serial.print(heading, 1); Serial.print(" D: "); Serial.println(metres, 1);',
		'Serial.print(F("heading=")); Serial.println((int)heading);',
	);
	return `#include <SoftwareSerial.h>
#include <Wire.h>
SoftwareSerial gps(2, ${style.oneOf(3, 10, 11)});
char text[${style.oneOf(90, 100)}];
byte length = 0;
bool fix = false;
long north = 0, east = 0;
unsigned long last = 0, printed = 0;
char *field(int n) { char *t = text; while (n--) t = strchr(t, ',') + 1; return t; }
long steps(char *t) { ${parse} return whole / 10000000 * 10000000 + whole % 10000000 / 3 * 5; }
void take() {
  if (strncmp(text, ${name}, 6)) return;
  fix = ${status};
  if (fix) { north = -steps(field(${from})); east = steps(field(${from + 2})); }
}
void collect() {
  ${read} {
    char c = gps.read();
    if (c == '$') length = 0;
    if (c == '\\n') { text[length] = 0; take(); }
    else if (length < sizeof text - 1) text[length++] = c;
  }
}
${drive}
int axis() { byte low = Wire.read(); return word(Wire.read(), low); }
void setup() {
  Serial.begin(${style.oneOf("115200", "57600")}); gps.begin(9600); Wire.begin();
  Wire.beginTransmission(0x0D); Wire.write(0x09); Wire.write(${style.oneOf("0x1D", "0x11", "0b00011001")}); Wire.endTransmission();
  for (int p = 4; p <= 9; p++) pinMode(p, OUTPUT);
  pinMode(12, INPUT_PULLUP);
}
void loop() {
  collect();
  if (millis() - last < ${style.oneOf(30, 40, 50)}) return;
  last = millis();
  Wire.beginTransmission(0x0D); Wire.write(0); Wire.endTransmission(${style.oneOf("false", "true")});
  Wire.requestFrom(0x0D, 6);
  int x = axis(), y = axis();
  float heading = degrees(atan2(y + 180, x - ${zero}));
  if (heading < 0) heading += 360;
  float n = (-61720000 - north) * 0.01106f, e = (357400000 - east) * 0.01107f;
  float metres = ${style.oneOf("sqrt(n * n + e * e)", "hypot(n, e)")};
  float turn = degrees(atan2(e, n)) - heading;
  while (turn < -180) turn += 360;
  int left = 0, right = 0;
  if (fix && ${style.oneOf("digitalRead(12) == LOW", "!digitalRead(12)")} && metres > ${style.oneOf("2.5", "3", "3.2")}) { ${steer} }
  side(4, 7, 5, left);
  side(8, 9, 6, right);
  if (millis() - printed < ${style.oneOf(200, 300, 400)}) return;
  printed = millis();
  ${print}
}
`;
}
