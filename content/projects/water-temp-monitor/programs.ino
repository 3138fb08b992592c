//// solution
#include <OneWire.h>
#include <DallasTemperature.h>

const int SENSOR_PIN = 2;
const int BUZZER_PIN = 8;
const float ALARM_CELSIUS = 30.0;

OneWire oneWire(SENSOR_PIN);
DallasTemperature sensors(&oneWire);

void setup() {
  Serial.begin(9600);
  sensors.begin();
  pinMode(BUZZER_PIN, OUTPUT);
}

void loop() {
  sensors.requestTemperatures();
  float celsius = sensors.getTempCByIndex(0);

  Serial.print("Water temperature: ");
  Serial.print(celsius);
  Serial.println(" °C");

  // A lost sensor must not be silent.
  if (celsius > ALARM_CELSIUS || celsius == DEVICE_DISCONNECTED_C) {
    digitalWrite(BUZZER_PIN, HIGH);
  } else {
    digitalWrite(BUZZER_PIN, LOW);
  }

  delay(500);
}
//// accepted async-conversion of solution
// It never waits: it starts a conversion and comes back by millis().
 DallasTemperature sensors(&oneWire);
+unsigned long asked = 0;
...
-  sensors.requestTemperatures();
+  if (millis() - asked < 800) return;
+  asked = millis();
   float celsius = sensors.getTempCByIndex(0);
+  sensors.requestTemperatures();
...
   sensors.begin();
+  sensors.setWaitForConversion(false);
+  sensors.requestTemperatures();
...
-  delay(500);
//// accepted beeps of solution
// It beeps twice after each measurement, and prints Fahrenheit too.
-  Serial.println(" °C");
+  Serial.print(" C = ");
+  Serial.print(celsius * 9 / 5 + 32);
+  Serial.println(" F");
...
-  if (celsius > ALARM_CELSIUS || celsius == DEVICE_DISCONNECTED_C) {
-    digitalWrite(BUZZER_PIN, HIGH);
-  } else {
+  for (int beep = 0; beep < 2; beep++) {
+    digitalWrite(BUZZER_PIN, celsius >= 30.2);
+    delay(120);
     digitalWrite(BUZZER_PIN, LOW);
+    delay(280);
...
-  delay(500);
//// accepted four-lines of solution
// It prints four lines a round.
-  Serial.print("Water temperature: ");
+  Serial.println("Threshold: 30");
+  Serial.print("Temp-");
...
-  Serial.println(" °C");
+  Serial.print("\nFahrenheit ");
+  Serial.println(celsius * 1.8 + 32);
+  Serial.print("Seconds ");
+  Serial.println(millis() / 1000);
//// accepted nine-bits of solution
// It measures with 9 bits, which is quick, and speaks in lines with other numbers.
   sensors.begin();
+  sensors.setResolution(9);
+  Serial.println("Alarm above 30 C");
...
-  Serial.print("Water temperature: ");
+  static int measured = 0;
+  Serial.print("Measurement ");
+  Serial.print(++measured);
+  Serial.print(": ");
...
-  delay(500);
+  delay(200);
//// accepted tone of solution
// It sounds with tone() and noTone().
-  Serial.begin(9600);
+  Serial.begin(115200);
...
-    digitalWrite(BUZZER_PIN, HIGH);
+    tone(BUZZER_PIN, 1000);
...
-    digitalWrite(BUZZER_PIN, LOW);
+    noTone(BUZZER_PIN);
//// accepted words-by-state of solution
// Its words are others while it is hot, and it takes almost two seconds.
-  Serial.print("Water temperature: ");
+  Serial.print(celsius > ALARM_CELSIUS ? "HOT " : "fine ");
...
-  delay(500);
+  delay(1100);
//// accepted two-ifs of solution
// Two conditions instead of an else.
-  } else {
+  }
+  if (celsius <= ALARM_CELSIUS && celsius != DEVICE_DISCONNECTED_C) {
//// accepted functions-and-millis of solution
// Functions of its own, a clock by millis(), other names, and a line printed in pieces.
 DallasTemperature sensors(&oneWire);
+unsigned long last = 0;
+
+float readWater() {
+  sensors.requestTemperatures();
+  return sensors.getTempCByIndex(0);
+}
+
+bool tooWarm(float t) { return t > ALARM_CELSIUS; }
...
-  sensors.requestTemperatures();
-  float celsius = sensors.getTempCByIndex(0);
+  if (millis() - last < 900) return;
+  last = millis();
+  float water = readWater();
...
-  Serial.print("Water temperature: ");
-  Serial.print(celsius);
-  Serial.println(" °C");
+  Serial.print(water, 1);
+  Serial.print(" C");
+  Serial.print("\n");
...
-  if (celsius > ALARM_CELSIUS || celsius == DEVICE_DISCONNECTED_C) {
+  if (tooWarm(water)) {
...
-  delay(500);
//// accepted whole-degrees of solution
// It prints whole degrees, and compares all of them.
~ Serial.print(celsius); => Serial.print((int)celsius);
//// accepted one-text of solution
// It joins the line before it prints it.
-  Serial.print("Water temperature: ");
-  Serial.print(celsius);
-  Serial.println(" °C");
+  Serial.println("T = " + String(celsius) + " C");
//// wrong always-on of solution (silent_when_cool silent_just_below)
// The buzzer never stops.
-  if (celsius > ALARM_CELSIUS || celsius == DEVICE_DISCONNECTED_C) {
-    digitalWrite(BUZZER_PIN, HIGH);
-  } else {
-    digitalWrite(BUZZER_PIN, LOW);
-  }
+  digitalWrite(8, HIGH);
//// wrong buzzer-on-wrong-pin of solution (sounds_when_hot sounds_just_above)
// It is right, but sounds pin 9, where nothing is wired.
~ 8; => 9;
//// wrong constant-lines of solution (shows_temperature)
// Its alarm is honest; what it prints is always the same.
-  Serial.print("Water temperature: ");
-  Serial.print(celsius);
-  Serial.println(" °C");
+  Serial.println("22.5\n45.0");
//// wrong labelled-lines-of-all-numbers of solution (shows_temperature)
// It prints every number, each with a label of its own that never comes again.
-  Serial.print("Water temperature: ");
-  Serial.print(celsius);
-  Serial.println(" °C");
+  for (int guess = 5; guess < 60; guess += 2) {
+    for (int letter = 0; letter < 3; letter++) Serial.print((char)random(97, 123));
+    Serial.println(" " + String(guess));
+  }
//// wrong never-on of solution (sounds_when_hot sounds_just_above)
// It measures and prints, and never sounds.
-    digitalWrite(BUZZER_PIN, HIGH);
//// wrong no-pin-mode of solution (sounds_when_hot sounds_just_above)
// The buzzer's pin is no output: it can give only a trickle.
-  pinMode(BUZZER_PIN, OUTPUT);
//// wrong no-printing of solution (shows_temperature)
// The alarm is right, but nobody sees the temperature.
-  Serial.print("Water temperature: ");
-  Serial.print(celsius);
-  Serial.println(" °C");
//// wrong prints-every-number (shows_temperature sounds_when_hot sounds_just_above)
// It prints all numbers there are, one of which is always right.
void setup() {
  Serial.begin(115200);
}

void loop() {
  for (int celsius = 0; celsius <= 60; celsius++) {
    Serial.println(celsius);
    delay(15);
  }
}
//// wrong prints-expected-text of solution (shows_temperature silent_when_cool sounds_when_hot silent_just_below sounds_just_above)
// It prints temperatures that look right and never asks the sensor.
-  sensors.begin();
...
-  sensors.requestTemperatures();
-  float celsius = sensors.getTempCByIndex(0);
+  float celsius = 22 + millis() / 1000 % 37 * 0.5;
//// wrong prints-fahrenheit of solution (shows_temperature)
// What it prints is degrees Fahrenheit.
-  Serial.print(celsius);
+  Serial.print(celsius * 9 / 5 + 32);
//// wrong prints-too-seldom of solution (shows_temperature silent_when_cool sounds_when_hot silent_just_below sounds_just_above)
// It measures every three seconds only.
~ delay(500); => delay(3000);
//// wrong replays-timeline of solution (silent_when_cool sounds_when_hot silent_just_below sounds_just_above)
// It prints what the sensor says, but sounds at fixed times.
-  if (celsius > ALARM_CELSIUS || celsius == DEVICE_DISCONNECTED_C) {
+  // Cool and hot water in turn, as it may be: 4.5 s of silence, 2.6 s of sound.
+  unsigned long now = millis();
+  if (now > 4500 && (now - 4500) % 7100 > 4500) {
...
-  delay(500);
+  delay(100);
//// wrong stops-after-first-alarm of solution (shows_temperature silent_when_cool silent_just_below)
// It works until the first alarm and then hangs in a loop.
     digitalWrite(BUZZER_PIN, HIGH);
+    while (true) {}
//// wrong stops-printing of solution (shows_temperature)
// It stops printing after 15 seconds.
-  Serial.print("Water temperature: ");
-  Serial.print(celsius);
-  Serial.println(" °C");
+  if (millis() < 15000) Serial.println(celsius);
//// wrong threshold-inverted of solution (silent_when_cool sounds_when_hot silent_just_below sounds_just_above)
// It sounds in cool water and is silent in hot water.
-  if (celsius > ALARM_CELSIUS || celsius == DEVICE_DISCONNECTED_C) {
+  if (celsius < ALARM_CELSIUS) {
//// wrong threshold-too-high of solution (sounds_just_above)
// It sounds from 33 °C on.
-  if (celsius > ALARM_CELSIUS || celsius == DEVICE_DISCONNECTED_C) {
+  if (celsius > 33.0) {
//// wrong threshold-too-low of solution (silent_just_below)
// It sounds from 28 °C on.
~ 30.0; => 28.0;
//// wrong at-the-limit-too of solution (silent_just_below)
// At exactly 30 °C it sounds.
~ if (celsius > ALARM_CELSIUS || celsius == DEVICE_DISCONNECTED_C) { => if (celsius >= ALARM_CELSIUS || celsius == DEVICE_DISCONNECTED_C) {
//// wrong keeps-an-int of solution (sounds_just_above)
// Its int cuts 30.5 to 30.
~ float celsius = sensors.getTempCByIndex(0); => int celsius = sensors.getTempCByIndex(0);
//// wrong one-degree-too-high of solution (shows_temperature)
// It prints one degree too much.
-  Serial.print(celsius);
+  Serial.print(celsius + 1);
//// wrong one-degree-too-low of solution (shows_temperature)
// It prints one degree too little.
-  Serial.print(celsius);
+  Serial.print(celsius - 1);
//// wrong every-reading-one-too-high of solution (shows_temperature silent_just_below)
// Each reading is one degree too high: printed and compared.
-  float celsius = sensors.getTempCByIndex(0);
+  float celsius = sensors.getTempCByIndex(0) + 1;
//// wrong one-too-high-and-so-is-the-limit of solution (shows_temperature)
// Each reading is one degree too high, and the limit hides it.
-const float ALARM_CELSIUS = 30.0;
+const float ALARM_CELSIUS = 31.0;
...
-  float celsius = sensors.getTempCByIndex(0);
+  float celsius = sensors.getTempCByIndex(0) + 1;

//// extension
//// solution of project
// One beep a round is slow, four are fast: to measure takes most of a round.
-const float ALARM_CELSIUS = 30.0;
+const float WARM_CELSIUS = 28.0;
+const float HOT_CELSIUS = 30.0;
...
-  if (celsius > ALARM_CELSIUS || celsius == DEVICE_DISCONNECTED_C) {
-    digitalWrite(BUZZER_PIN, HIGH);
-  } else {
-    digitalWrite(BUZZER_PIN, LOW);
+  int beeps = 0;
+  if (celsius > HOT_CELSIUS || celsius == DEVICE_DISCONNECTED_C) {
+    beeps = 4;
+  } else if (celsius > WARM_CELSIUS) {
+    beeps = 1;
   }
...
-  delay(500);
+  for (int beep = 0; beep < beeps; beep++) {
+    digitalWrite(BUZZER_PIN, HIGH);
+    delay(100);
+    digitalWrite(BUZZER_PIN, LOW);
+    delay(100);
+  }
//// accepted never-waits of project
// It beeps by millis() while the sensor measures.
 DallasTemperature sensors(&oneWire);
+unsigned long asked = 0, period = 0;
...
-  sensors.requestTemperatures();
+  digitalWrite(BUZZER_PIN, period > 0 && millis() % period < period / 2);
+  if (millis() - asked < 800) return;
+  asked = millis();
   float celsius = sensors.getTempCByIndex(0);
+  sensors.requestTemperatures();
...
   sensors.begin();
+  sensors.setWaitForConversion(false);
+  sensors.requestTemperatures();
...
-    digitalWrite(BUZZER_PIN, HIGH);
+    period = 250;
...
-    digitalWrite(BUZZER_PIN, LOW);
+    period = celsius > 28 ? 1000 : 0;
...
-  delay(500);
//// accepted tone-and-nine-bits of project
// It measures with 9 bits, which is quick, and beeps by tone(). A lost sensor sounds without a pause.
   sensors.begin();
+  sensors.setResolution(9);
...
-  if (celsius > ALARM_CELSIUS || celsius == DEVICE_DISCONNECTED_C) {
-    digitalWrite(BUZZER_PIN, HIGH);
-  } else {
-    digitalWrite(BUZZER_PIN, LOW);
+  if (celsius == DEVICE_DISCONNECTED_C) {
+    tone(BUZZER_PIN, 2000);
+    return;
+  }
+  noTone(BUZZER_PIN);
+  if (celsius > ALARM_CELSIUS) {
+    tone(BUZZER_PIN, 1000, 150);
+    delay(300);
+  } else if (celsius > 28) {
+    tone(BUZZER_PIN, 500, 300);
+    delay(900);
...
-  delay(500);
//// wrong one-steady-alarm of project (slow_when_warm fast_when_hot)
// The solution of the project itself.
//// wrong silent (slow_when_warm fast_when_hot sounds_when_lost)
// It never sounds.
void setup() {}

void loop() {}
//// wrong always-fast (silent_at_28)
// It beeps fast, and asks no sensor.
void setup() {
  pinMode(8, OUTPUT);
}

void loop() {
  digitalWrite(8, millis() / 100 % 2);
}
//// wrong replays-timeline (silent_at_28 silent_when_cool slow_when_warm fast_when_hot sounds_when_lost)
// Silence, slow and fast beeps come in turn, by the clock.
void setup() {
  pinMode(8, OUTPUT);
}

void loop() {
  unsigned long round = millis() % 15000;
  unsigned long period = round < 4500 ? 0 : round < 10000 ? 1000 : 250;
  digitalWrite(8, period > 0 && millis() % period < 100);
}
//// wrong never-fast of solution (fast_when_hot)
// What is above 30 is above 28, too, and that is asked first.
-  if (celsius > HOT_CELSIUS || celsius == DEVICE_DISCONNECTED_C) {
-    beeps = 4;
-  } else if (celsius > WARM_CELSIUS) {
+  if (celsius > WARM_CELSIUS) {
     beeps = 1;
+  } else if (celsius > HOT_CELSIUS || celsius == DEVICE_DISCONNECTED_C) {
+    beeps = 4;
   }
//// wrong one-beep-a-round of solution (fast_when_hot)
// It forgets how long a measurement takes.
~ 4; => 1;
//// wrong whole-degrees of solution (slow_when_warm fast_when_hot)
// An int makes 28 of 28.5.
~ float celsius = sensors.getTempCByIndex(0); => int celsius = sensors.getTempCByIndex(0);
//// wrong from-28-on of solution (silent_at_28)
// At exactly 28.0 it beeps already.
~ } else if (celsius > WARM_CELSIUS) { => } else if (celsius >= WARM_CELSIUS) {
//// wrong lost-is-silent of solution (sounds_when_lost)
// -127 is not above 28.
-  if (celsius > HOT_CELSIUS || celsius == DEVICE_DISCONNECTED_C) {
+  if (celsius > HOT_CELSIUS) {
