//// solution
#include <Wire.h>
#include <MAX30105.h>
#include <heartRate.h>
#include <SSD1306AsciiWire.h>
#include <OneWire.h>
#include <DallasTemperature.h>

const byte PROBE_PIN = 2;
const long FINGER = 50000;          // measured: without a finger less infrared comes back
const float MOST_SWING = 0.06;      // of the light: a pulse swings by 2 %, a shaking finger by much more
const float LEAST_SWING = 0.002;    // less is no pulse, but paper or cloth
const unsigned long WINDOW = 2000;  // ms: longer than the slowest beat
const byte BEATS = 4;               // gaps in the mean

// The light of one LED in this window.
struct Channel {
  long lowest, highest;
  void clear() {
    lowest = 300000;
    highest = 0;
  }
  void take(long counts) {
    lowest = min(lowest, counts);
    highest = max(highest, counts);
  }
  // No pair came: the sensor does not answer.
  bool isEmpty() {
    return highest == 0;
  }
  // How far it swings, as a share of the light itself.
  float swing() {
    return 2.0 * (highest - lowest) / (highest + lowest);
  }
};

enum State { NO_FINGER, SHAKING, STEADY };

MAX30105 sensor;
SSD1306AsciiWire oled;
OneWire oneWire(PROBE_PIN);
DallasTemperature probe(&oneWire);
DeviceAddress address;

State state = NO_FINGER;
Channel red, infrared;
unsigned long windowStart = 0, lastBeat = 0;
unsigned int gaps[BEATS];
byte beats = 0;

void setup() {
  bool found = sensor.begin(Wire, I2C_SPEED_FAST);
  sensor.setup(0x1F, 4, 2, 400, 411, 4096);  // 6 mA, 100 pairs a second
  probe.begin();
  probe.getAddress(address, 0);  // once: a search takes 14 ms
  probe.setWaitForConversion(false);
  probe.requestTemperatures();
  oled.begin(&Adafruit128x64, 0x3C);
  oled.setFont(Adafruit5x7);
  oled.clear();
  oled.setCursor(0, 6);
  oled.print(found ? F("Not a medical device") : F("No sensor found"));
  red.clear();
  infrared.clear();
  showRow(0, F("Pulse: "), 0);
  showRow(1, F("Oxygen: "), 0);
}

// Dashes stand for 0.
void showRow(byte row, const __FlashStringHelper *label, int number) {
  oled.setCursor(0, row);
  oled.print(label);
  if (number > 0) oled.print(number);
  else oled.print(F("--"));
  oled.clearToEOL();
}

void beat() {
  unsigned long now = millis();
  gaps[beats % BEATS] = now - lastBeat;
  lastBeat = now;
  if (++beats == 2 * BEATS + 1) beats = BEATS + 1;
}

// The first gap began before there was a finger: it does not count.
int pulse() {
  if (beats <= BEATS || millis() - lastBeat > WINDOW) return 0;
  unsigned long sum = 0;
  for (byte i = 0; i < BEATS; i++) sum += gaps[i];
  return 60000UL * BEATS / sum;
}

int oxygen() {
  float ratio = red.swing() / infrared.swing();
  int percent = round(104 - 17 * ratio);
  return constrain(percent, 0, 100);
}

void take(long redCounts, long irCounts) {
  red.take(redCounts);
  infrared.take(irCounts);
  if (checkForBeat(irCounts)) beat();
}

// The answer to the last request: the thermometer needs 750 ms for it.
void showWater() {
  oled.setCursor(0, 2);
  oled.print(F("Water: "));
  float celsius = probe.getTempC(address);
  if (celsius == DEVICE_DISCONNECTED_C) oled.print(F("--"));
  else oled.print(celsius, 1);
  oled.clearToEOL();
  probe.requestTemperatures();
}

// Every two seconds: what was there, and what may be shown?
void judge() {
  if (infrared.isEmpty() || infrared.lowest < FINGER) state = NO_FINGER;
  else if (infrared.swing() < LEAST_SWING) state = NO_FINGER;
  else if (infrared.swing() > MOST_SWING) state = SHAKING;
  else state = STEADY;
  if (state != STEADY) beats = 0;
  showRow(0, F("Pulse: "), state == STEADY ? pulse() : 0);
  showRow(1, F("Oxygen: "), state == STEADY ? oxygen() : 0);
  showWater();
  red.clear();
  infrared.clear();
}

void loop() {
  sensor.check();
  while (sensor.available()) {
    take(sensor.getFIFORed(), sensor.getFIFOIR());
    sensor.nextSample();
  }
  if (millis() - windowStart >= WINDOW) {
    windowStart = millis();
    judge();
  }
}
//// accepted sums
// Light and swing by sums: the mean, and the mean way from it. 50 pairs a second, and the times of five beats.
#include <Wire.h>
#include <MAX30105.h>
#include <heartRate.h>
#include <SSD1306AsciiWire.h>
#include <OneWire.h>
#include <DallasTemperature.h>
MAX30105 light;
SSD1306AsciiWire screen;
OneWire bus(2);
DallasTemperature bowl(&bus);
float meanRed, meanIr, awayRed, awayIr;
unsigned long calm, since, at[5];

void setup() {
  light.begin(Wire, 400000);
  light.setup(31, 8, 2, 400, 411, 4096);
  bowl.begin();
  bowl.setWaitForConversion(false);
  screen.begin(&Adafruit128x64, 0x3C);
  screen.setFont(System5x7);
  screen.clear();
}

void sample(float r, float ir) {
  if (ir < 40000 || abs(ir - meanIr) > ir * 0.04) {
    calm = millis();
    meanRed = r;
    meanIr = ir;
    awayRed = awayIr = 0;
    for (unsigned long &one : at) one = 0;
  }
  meanRed += (r - meanRed) / 64;
  meanIr += (ir - meanIr) / 64;
  awayRed += (abs(r - meanRed) / meanRed - awayRed) / 128;
  awayIr += (abs(ir - meanIr) / meanIr - awayIr) / 128;
  if (!checkForBeat(ir)) return;
  for (byte i = 0; i < 4; i++) at[i] = at[i + 1];
  at[4] = millis();
}

void loop() {
  light.check();
  for (; light.available(); light.nextSample()) sample(light.getFIFORed(), light.getFIFOIR());
  if (millis() - since < 1500) return;
  since = millis();
  bool ready = since - calm > 4000 && at[0] > 0;
  screen.home();
  screen.print(F("BPM "));
  if (ready) screen.print(240000.0 / (at[4] - at[0]), 0);
  else screen.print(F("--"));
  screen.clearToEOL();
  screen.setCursor(0, 1);
  screen.print(F("Oxy "));
  if (ready) screen.print(min(100, (int)(104.5 - 17 * awayRed / awayIr)));
  else screen.print(F("--"));
  screen.clearToEOL();
  screen.setCursor(0, 2);
  screen.print(bowl.getTempCByIndex(0));
  screen.clearToEOL();
  bowl.requestTemperatures();
}
//// accepted slower-and-brighter of solution
// 50 pairs a second, 10 mA: so its limit is higher, too. It clears the display where the state changes.
~ sensor.setup(0x1F, 4, 2, 400, 411, 4096);  // 6 mA, 100 pairs a second => sensor.setup(50, 8, 2, 400, 411, 4096);
...
~ FINGER = 50000; => FINGER = 80000;
...
~ MOST_SWING = 0.06; => MOST_SWING = 0.08;
//// wrong only-reads (waits_for_a_finger steady_finger shaking_finger finger_away)
// The starter: it prints what comes back, and shows nothing.
#include <Wire.h>
#include <MAX30105.h>
MAX30105 sensor;

void setup() {
  Serial.begin(115200);
  sensor.begin(Wire, I2C_SPEED_FAST);
  sensor.setup(0x1F, 4, 2, 400, 411, 4096);
}

void loop() {
  Serial.println(sensor.getIR());
}
//// wrong constant (waits_for_a_finger steady_finger shaking_finger finger_away)
// It reads nothing: a healthy heart for all.
#include <Wire.h>
#include <SSD1306AsciiWire.h>
SSD1306AsciiWire oled;
int number = 72;

void setup() {
  Wire.begin();
  oled.begin(&Adafruit128x64, 0x3C);
  oled.setFont(Adafruit5x7);
  oled.clear();
}

void loop() {
  oled.setCursor(0, 0);
  oled.print(F("Pulse: "));
  oled.print(number);
  oled.print(F("\nOxygen: "));
  oled.print(98);
  oled.print(F("\nWater: 30.0"));
  delay(500);
}
//// wrong never of constant (steady_finger finger_away)
// Always dashes.
~ oled.print(number); => oled.print(F("--"));
...
~ oled.print(98); => oled.print(F("--"));
//// wrong cycling of constant (waits_for_a_finger steady_finger shaking_finger finger_away)
// It counts up without reading.
~ oled.print(number); => number = number % 150 + 1; oled.print(number);
//// wrong replay of constant (steady_finger shaking_finger finger_away)
// A timeline that is learnt by heart: dashes, then two hearts.
~ oled.print(number); => if (millis() < 6000) oled.print(F("--")); else oled.print(millis() < 18000 ? 60 : 130);
...
~ oled.print(98); => if (millis() < 6000) oled.print(F("--")); else oled.print(millis() < 18000 ? 85 : 98);
//// wrong finger-limit-too-low of solution (waits_for_a_finger finger_away)
// 500: the sensor's own light alone is more.
~ FINGER = 50000; => FINGER = 500;
//// wrong finger-limit-too-high of solution (steady_finger)
// More than ever comes back.
~ FINGER = 50000; => FINGER = 200000;
//// wrong swing-limit-too-low of solution (steady_finger)
// It takes a pulse for shaking.
~ MOST_SWING = 0.06; => MOST_SWING = 0.01;
//// wrong swing-limit-too-high of solution (shaking_finger)
// It takes shaking for a pulse.
~ MOST_SWING = 0.06; => MOST_SWING = 0.6;
//// wrong inverted of solution (waits_for_a_finger steady_finger finger_away)
// A finger is taken for none.
~ infrared.lowest < FINGER => infrared.lowest > FINGER
//// wrong ratio-upside-down of solution (steady_finger)
// Infrared divided by red.
~ red.swing() / infrared.swing() => infrared.swing() / red.swing()
//// wrong swing-without-light of solution (steady_finger)
// It compares the swings alone: the red light is weaker, above all on dark skin.
~ return 2.0 * (highest - lowest) / (highest + lowest); => return (highest - lowest) / 100000.0;
//// wrong always-97 of solution (steady_finger)
// It does not work the oxygen out.
~ round(104 - 17 * ratio) => ratio > 0 ? 97 : 0
//// wrong waits-for-the-thermometer of solution (steady_finger)
// While it waits 750 ms, the library keeps the last four pairs only.
~ setWaitForConversion(false) => setWaitForConversion(true)
//// wrong old-number-stays of solution (shaking_finger finger_away)
// Dashes only at the start.
~ if (state != STEADY) beats = 0; => if (state != STEADY) red.clear(), infrared.clear(), showWater();
...
~ showRow(0, F("Pulse: "), state == STEADY ? pulse() : 0); => if (state != STEADY) return; showRow(0, F("Pulse: "), pulse());
//// wrong water-measured-once of solution (finger_away)
// It asks the thermometer once.
-  oled.clearToEOL();
-  probe.requestTemperatures();
+  oled.clearToEOL();
//// extension
//// solution of project
// The LED shines for 0.1 s with each beat of a steady finger.
 const byte PROBE_PIN = 2;
+const byte LED_PIN = 8;
...
 void setup() {
+  pinMode(LED_PIN, OUTPUT);
...
   lastBeat = now;
+  if (state == STEADY) digitalWrite(LED_PIN, HIGH);
...
 void loop() {
+  if (millis() - lastBeat > 100) digitalWrite(LED_PIN, LOW);
//// accepted asks-each-round of project
// It works the level out in each round.
   probe.begin();
+  pinMode(8, OUTPUT);
...
 void loop() {
+  digitalWrite(8, state == STEADY && millis() - lastBeat < 120 ? HIGH : LOW);
//// accepted by-pulse of project
// Another length: 0.08 s.
   probe.begin();
+  pinMode(8, OUTPUT);
...
 void loop() {
+  bool shines = millis() - lastBeat < 80 && state == STEADY;
+  digitalWrite(8, shines);
//// wrong dark of project (blinks_with_the_beat)
// The solution of the project itself.
//// wrong always (waits_for_a_finger blinks_with_the_beat shaking_finger finger_away)
// It shines always, and reads nothing.
void setup() {
  pinMode(8, OUTPUT);
  digitalWrite(8, HIGH);
}

void loop() {}
//// wrong own-rhythm of always (waits_for_a_finger blinks_with_the_beat shaking_finger finger_away)
// It blinks 72 times a minute, and reads nothing.
~ void loop() {} => void loop() { digitalWrite(8, millis() % 833 < 100); }
//// wrong steady-light of solution (blinks_with_the_beat)
// It shines as long as a steady finger is there.
~ if (millis() - lastBeat > 100) => if (state != STEADY)
//// wrong while-shaking of solution (shaking_finger)
// Each shake that seems a beat blinks.
~ if (state == STEADY) digitalWrite => if (state != NO_FINGER) digitalWrite
//// wrong inverted of solution (waits_for_a_finger blinks_with_the_beat shaking_finger finger_away)
// Dark with each beat.
~ if (millis() - lastBeat > 100) digitalWrite(LED_PIN, LOW); => digitalWrite(LED_PIN, millis() - lastBeat > 900);
//// wrong no-pin-mode of solution (blinks_with_the_beat)
// Pin 8 is no output: its pull-up alone gives too little.
-  pinMode(LED_PIN, OUTPUT);
