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

//// accepted async-conversion
// It never waits: it starts a conversion and comes back by millis().
#include <OneWire.h>
#include <DallasTemperature.h>

OneWire oneWire(2);
DallasTemperature sensors(&oneWire);

unsigned long asked = 0;
bool beep = false;
float celsius = 0;

void setup() {
  Serial.begin(9600);
  sensors.begin();
  sensors.setWaitForConversion(false);
  sensors.requestTemperatures();
  pinMode(8, OUTPUT);
}

void loop() {
  if (millis() - asked >= 800) {
    celsius = sensors.getTempCByIndex(0);
    sensors.requestTemperatures();
    asked = millis();
    Serial.println(celsius);
  }
  beep = (millis() / 250) % 2 == 0;
  digitalWrite(8, celsius > 30.0 && beep ? HIGH : LOW);
}

//// accepted beeps
// It beeps twice after each measurement, and prints Fahrenheit too.
#include <OneWire.h>
#include <DallasTemperature.h>

OneWire oneWire(2);
DallasTemperature sensors(&oneWire);

void setup() {
  Serial.begin(9600);
  sensors.begin();
  pinMode(8, OUTPUT);
}

void loop() {
  sensors.requestTemperatures();
  float celsius = sensors.getTempCByIndex(0);
  Serial.print("T = ");
  Serial.print(celsius);
  Serial.print(" C = ");
  Serial.print(celsius * 9 / 5 + 32);
  Serial.println(" F");
  for (int beep = 0; beep < 2; beep++) {
    if (celsius >= 30.2) digitalWrite(8, HIGH);
    delay(120);
    digitalWrite(8, LOW);
    delay(280);
  }
}

//// accepted four-lines
// It prints four lines a round.
#include <OneWire.h>
#include <DallasTemperature.h>

OneWire oneWire(2);
DallasTemperature sensors(&oneWire);

void setup() {
  Serial.begin(9600);
  sensors.begin();
  pinMode(8, OUTPUT);
}

void loop() {
  sensors.requestTemperatures();
  float celsius = sensors.getTempCByIndex(0);
  Serial.println("Threshold: 30");
  Serial.print("Temp-");
  Serial.println(celsius);
  Serial.print("Fahrenheit ");
  Serial.println(celsius * 1.8 + 32);
  Serial.print("Seconds ");
  Serial.println(millis() / 1000);
  digitalWrite(8, celsius > 30.0 ? HIGH : LOW);
  delay(500);
}

//// accepted nine-bits
// It measures with 9 bits, which is quick, and speaks in lines with other numbers.
#include <OneWire.h>
#include <DallasTemperature.h>

OneWire oneWire(2);
DallasTemperature sensors(&oneWire);

int measured = 0;

void setup() {
  Serial.begin(9600);
  sensors.begin();
  sensors.setResolution(9);
  pinMode(8, OUTPUT);
  Serial.println("Alarm above 30 C");
}

void loop() {
  sensors.requestTemperatures();
  float celsius = sensors.getTempCByIndex(0);
  measured++;
  Serial.print("Measurement ");
  Serial.print(measured);
  Serial.print(": ");
  Serial.println(celsius);
  digitalWrite(8, celsius > 30.0);
  delay(200);
}

//// accepted tone
// It sounds with tone() and noTone().
#include <OneWire.h>
#include <DallasTemperature.h>

OneWire oneWire(2);
DallasTemperature sensors(&oneWire);

void setup() {
  Serial.begin(115200);
  sensors.begin();
}

void loop() {
  sensors.requestTemperatures();
  float celsius = sensors.getTempCByIndex(0);
  Serial.println(celsius, 1);
  if (celsius > 30) {
    tone(8, 1000);
  } else {
    noTone(8);
  }
  delay(1000);
}

//// accepted words-by-state
// Its words are others while it is hot, and it takes almost two seconds.
#include <OneWire.h>
#include <DallasTemperature.h>

OneWire oneWire(2);
DallasTemperature sensors(&oneWire);

void setup() {
  Serial.begin(9600);
  sensors.begin();
  pinMode(8, OUTPUT);
}

void loop() {
  sensors.requestTemperatures();
  float celsius = sensors.getTempCByIndex(0);
  if (celsius > 30) {
    Serial.print("HOT ");
  } else {
    Serial.print("fine ");
  }
  Serial.println(celsius, 1);
  digitalWrite(8, celsius > 30.0 ? HIGH : LOW);
  delay(1100);
}

//// accepted two-ifs of solution
// Two conditions instead of an else.
-  } else {
+  }
+  if (celsius <= ALARM_CELSIUS && celsius != DEVICE_DISCONNECTED_C) {

//// accepted functions-and-millis
// Functions of its own, a clock by millis(), other names, and a line printed in pieces.
#include <OneWire.h>
#include <DallasTemperature.h>

const byte DATA = 2, HORN = 8;
const int LIMIT = 30;
OneWire bus(DATA);
DallasTemperature probe(&bus);
unsigned long last = 0;
float water = 0;

void readWater() {
  probe.requestTemperatures();
  water = probe.getTempCByIndex(0);
}

void show(float t) {
  Serial.print(t, 1);
  Serial.print(" C");
  Serial.print("\n");
}

bool tooWarm(float t) { return t > LIMIT; }

void setup() {
  Serial.begin(9600);
  probe.begin();
  pinMode(HORN, OUTPUT);
}

void loop() {
  if (millis() - last < 900) return;
  last = millis();
  readWater();
  show(water);
  digitalWrite(HORN, tooWarm(water));
}

//// accepted whole-degrees of solution
// It prints whole degrees, and compares all of them.
-  Serial.print(celsius);
+  Serial.print((int)celsius);

//// accepted one-text of solution
// It joins the line before it prints it.
-  Serial.print("Water temperature: ");
-  Serial.print(celsius);
-  Serial.println(" °C");
+  Serial.println("T = " + String(celsius) + " C");

//// wrong always-on (silent_when_cool silent_just_below)
// The buzzer never stops.
#include <OneWire.h>
#include <DallasTemperature.h>

OneWire oneWire(2);
DallasTemperature sensors(&oneWire);

void setup() {
  Serial.begin(9600);
  sensors.begin();
  pinMode(8, OUTPUT);
  digitalWrite(8, HIGH);
}

void loop() {
  sensors.requestTemperatures();
  Serial.println(sensors.getTempCByIndex(0));
  delay(500);
}

//// wrong buzzer-on-wrong-pin (sounds_when_hot sounds_just_above)
// It is right, but sounds pin 9, where nothing is wired.
#include <OneWire.h>
#include <DallasTemperature.h>

OneWire oneWire(2);
DallasTemperature sensors(&oneWire);

void setup() {
  Serial.begin(9600);
  sensors.begin();
  pinMode(9, OUTPUT);
}

void loop() {
  sensors.requestTemperatures();
  float celsius = sensors.getTempCByIndex(0);
  Serial.println(celsius);
  digitalWrite(9, celsius > 30.0 ? HIGH : LOW);
  delay(500);
}

//// wrong constant-lines (shows_temperature)
// Its alarm is honest; what it prints is always the same.
#include <OneWire.h>
#include <DallasTemperature.h>

OneWire oneWire(2);
DallasTemperature sensors(&oneWire);

void setup() {
  Serial.begin(9600);
  sensors.begin();
  pinMode(8, OUTPUT);
}

void loop() {
  sensors.requestTemperatures();
  float celsius = sensors.getTempCByIndex(0);
  Serial.println("22.5");
  Serial.println("45.0");
  digitalWrite(8, celsius > 30.0 ? HIGH : LOW);
  delay(300);
}

//// wrong labelled-lines-of-all-numbers (shows_temperature)
// It prints every number, each with a label of its own that never comes again.
#include <OneWire.h>
#include <DallasTemperature.h>

OneWire oneWire(2);
DallasTemperature sensors(&oneWire);

void setup() {
  Serial.begin(9600);
  sensors.begin();
  pinMode(8, OUTPUT);
}

void loop() {
  sensors.requestTemperatures();
  float celsius = sensors.getTempCByIndex(0);
  for (int guess = 5; guess < 60; guess += 2) {
    Serial.print((char)random(97, 123));
    Serial.print((char)random(97, 123));
    Serial.print((char)random(97, 123));
    Serial.print(' ');
    Serial.println(guess);
  }
  digitalWrite(8, celsius > 30.0 ? HIGH : LOW);
  delay(300);
}

//// wrong never-on (sounds_when_hot sounds_just_above)
// It measures and prints, and never sounds.
#include <OneWire.h>
#include <DallasTemperature.h>

OneWire oneWire(2);
DallasTemperature sensors(&oneWire);

void setup() {
  Serial.begin(9600);
  sensors.begin();
  pinMode(8, OUTPUT);
}

void loop() {
  sensors.requestTemperatures();
  Serial.println(sensors.getTempCByIndex(0));
  digitalWrite(8, LOW);
  delay(500);
}

//// wrong no-pin-mode (sounds_when_hot sounds_just_above)
// The buzzer's pin is no output: it can give only a trickle.
#include <OneWire.h>
#include <DallasTemperature.h>

OneWire oneWire(2);
DallasTemperature sensors(&oneWire);

void setup() {
  Serial.begin(9600);
  sensors.begin();
}

void loop() {
  sensors.requestTemperatures();
  float celsius = sensors.getTempCByIndex(0);
  Serial.println(celsius);
  digitalWrite(8, celsius > 30.0 ? HIGH : LOW);
  delay(500);
}

//// wrong no-printing (shows_temperature)
// The alarm is right, but nobody sees the temperature.
#include <OneWire.h>
#include <DallasTemperature.h>

OneWire oneWire(2);
DallasTemperature sensors(&oneWire);

void setup() {
  Serial.begin(9600);
  sensors.begin();
  pinMode(8, OUTPUT);
}

void loop() {
  sensors.requestTemperatures();
  digitalWrite(8, sensors.getTempCByIndex(0) > 30.0 ? HIGH : LOW);
  delay(500);
}

//// wrong prints-every-number (shows_temperature sounds_when_hot sounds_just_above)
// It prints all numbers there are, one of which is always right.
void setup() {
  Serial.begin(115200);
  pinMode(8, OUTPUT);
}

void loop() {
  for (int celsius = 0; celsius <= 60; celsius++) {
    Serial.println(celsius);
    delay(15);
  }
}

//// wrong prints-expected-text (shows_temperature silent_when_cool sounds_when_hot silent_just_below sounds_just_above)
// It prints temperatures that look right and never asks the sensor.
float celsius = 22.0;

void setup() {
  Serial.begin(9600);
  pinMode(8, OUTPUT);
}

void loop() {
  Serial.print("Water temperature: ");
  Serial.print(celsius);
  Serial.println(" °C");
  digitalWrite(8, celsius > 30.0);
  celsius = celsius < 40.0 ? celsius + 0.5 : 22.0;
  delay(1000);
}

//// wrong prints-fahrenheit (shows_temperature)
// What it prints is degrees Fahrenheit.
#include <OneWire.h>
#include <DallasTemperature.h>

OneWire oneWire(2);
DallasTemperature sensors(&oneWire);

void setup() {
  Serial.begin(9600);
  sensors.begin();
  pinMode(8, OUTPUT);
}

void loop() {
  sensors.requestTemperatures();
  float celsius = sensors.getTempCByIndex(0);
  Serial.println(celsius * 9 / 5 + 32);
  digitalWrite(8, celsius > 30.0 ? HIGH : LOW);
  delay(300);
}

//// wrong prints-too-seldom (shows_temperature silent_when_cool sounds_when_hot silent_just_below sounds_just_above)
// It measures every three seconds only.
#include <OneWire.h>
#include <DallasTemperature.h>

OneWire oneWire(2);
DallasTemperature sensors(&oneWire);

void setup() {
  Serial.begin(9600);
  sensors.begin();
  pinMode(8, OUTPUT);
}

void loop() {
  sensors.requestTemperatures();
  float celsius = sensors.getTempCByIndex(0);
  Serial.println(celsius);
  digitalWrite(8, celsius > 30.0 ? HIGH : LOW);
  delay(3000);
}

//// wrong replays-timeline (silent_when_cool sounds_when_hot silent_just_below sounds_just_above)
// It prints what the sensor says, but sounds at fixed times.
#include <OneWire.h>
#include <DallasTemperature.h>

OneWire oneWire(2);
DallasTemperature sensors(&oneWire);

void setup() {
  Serial.begin(9600);
  sensors.begin();
  pinMode(8, OUTPUT);
}

void loop() {
  sensors.requestTemperatures();
  Serial.println(sensors.getTempCByIndex(0));
  // Cool and hot water in turn, as it may be: 4.5 s of silence, 2.6 s of sound.
  unsigned long now = millis();
  bool hot = now > 4500 && (now - 4500) % 7100 > 4500;
  digitalWrite(8, hot);
  delay(100);
}

//// wrong stops-after-first-alarm (shows_temperature silent_when_cool silent_just_below)
// It works until the first alarm and then hangs in a loop.
#include <OneWire.h>
#include <DallasTemperature.h>

OneWire oneWire(2);
DallasTemperature sensors(&oneWire);

void setup() {
  Serial.begin(9600);
  sensors.begin();
  pinMode(8, OUTPUT);
}

void loop() {
  sensors.requestTemperatures();
  float celsius = sensors.getTempCByIndex(0);
  Serial.println(celsius);
  if (celsius > 30.0) {
    digitalWrite(8, HIGH);
    while (true) {
    }
  }
  delay(500);
}

//// wrong stops-printing (shows_temperature)
// It stops printing after 15 seconds.
#include <OneWire.h>
#include <DallasTemperature.h>

OneWire oneWire(2);
DallasTemperature sensors(&oneWire);

void setup() {
  Serial.begin(9600);
  sensors.begin();
  pinMode(8, OUTPUT);
}

void loop() {
  sensors.requestTemperatures();
  float celsius = sensors.getTempCByIndex(0);
  if (millis() < 15000) Serial.println(celsius);
  digitalWrite(8, celsius > 30.0 ? HIGH : LOW);
  delay(300);
}

//// wrong threshold-inverted (silent_when_cool sounds_when_hot silent_just_below sounds_just_above)
// It sounds in cool water and is silent in hot water.
#include <OneWire.h>
#include <DallasTemperature.h>

OneWire oneWire(2);
DallasTemperature sensors(&oneWire);

void setup() {
  Serial.begin(9600);
  sensors.begin();
  pinMode(8, OUTPUT);
}

void loop() {
  sensors.requestTemperatures();
  float celsius = sensors.getTempCByIndex(0);
  Serial.println(celsius);
  digitalWrite(8, celsius < 30.0 ? HIGH : LOW);
  delay(500);
}

//// wrong threshold-too-high (sounds_just_above)
// It sounds from 33 °C on.
#include <OneWire.h>
#include <DallasTemperature.h>

OneWire oneWire(2);
DallasTemperature sensors(&oneWire);

void setup() {
  Serial.begin(9600);
  sensors.begin();
  pinMode(8, OUTPUT);
}

void loop() {
  sensors.requestTemperatures();
  float celsius = sensors.getTempCByIndex(0);
  Serial.println(celsius);
  digitalWrite(8, celsius > 33.0 ? HIGH : LOW);
  delay(500);
}

//// wrong threshold-too-low (silent_just_below)
// It sounds from 28 °C on.
#include <OneWire.h>
#include <DallasTemperature.h>

OneWire oneWire(2);
DallasTemperature sensors(&oneWire);

void setup() {
  Serial.begin(9600);
  sensors.begin();
  pinMode(8, OUTPUT);
}

void loop() {
  sensors.requestTemperatures();
  float celsius = sensors.getTempCByIndex(0);
  Serial.println(celsius);
  digitalWrite(8, celsius > 28.0 ? HIGH : LOW);
  delay(500);
}

//// wrong at-the-limit-too of solution (silent_just_below)
// At exactly 30 °C it sounds.
-  if (celsius > ALARM_CELSIUS || celsius == DEVICE_DISCONNECTED_C) {
+  if (celsius >= ALARM_CELSIUS || celsius == DEVICE_DISCONNECTED_C) {

//// wrong keeps-an-int of solution (sounds_just_above)
// Its int cuts 30.5 to 30.
-  float celsius = sensors.getTempCByIndex(0);
+  int celsius = sensors.getTempCByIndex(0);

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

//// accepted never-waits
// It beeps by millis() while the sensor measures.
#include <OneWire.h>
#include <DallasTemperature.h>

OneWire oneWire(2);
DallasTemperature sensors(&oneWire);

unsigned long asked = 0;
unsigned long period = 0;

void setup() {
  sensors.begin();
  sensors.setWaitForConversion(false);
  sensors.requestTemperatures();
  pinMode(8, OUTPUT);
}

void loop() {
  if (millis() - asked >= 800) {
    float celsius = sensors.getTempCByIndex(0);
    sensors.requestTemperatures();
    asked = millis();
    period = 0;
    if (celsius > 28) period = 1000;
    if (celsius > 30 || celsius < -100) period = 250;
  }
  digitalWrite(8, period > 0 && millis() % period < period / 2);
}

//// accepted tone-and-nine-bits
// It measures with 9 bits, which is quick, and beeps by tone(). A lost sensor sounds without a pause.
#include <OneWire.h>
#include <DallasTemperature.h>

OneWire oneWire(2);
DallasTemperature sensors(&oneWire);

void setup() {
  sensors.begin();
  sensors.setResolution(9);
}

void loop() {
  sensors.requestTemperatures();
  float celsius = sensors.getTempCByIndex(0);
  if (celsius == DEVICE_DISCONNECTED_C) {
    tone(8, 2000);
    return;
  }
  noTone(8);
  if (celsius > 30) {
    tone(8, 1000, 150);
    delay(300);
  } else if (celsius > 28) {
    tone(8, 500, 300);
    delay(900);
  }
}

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
  digitalWrite(8, HIGH);
  delay(100);
  digitalWrite(8, LOW);
  delay(100);
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
-    beeps = 4;
+    beeps = 1;

//// wrong whole-degrees of solution (slow_when_warm fast_when_hot)
// An int makes 28 of 28.5.
-  float celsius = sensors.getTempCByIndex(0);
+  int celsius = sensors.getTempCByIndex(0);

//// wrong from-28-on of solution (silent_at_28)
// At exactly 28.0 it beeps already.
-  } else if (celsius > WARM_CELSIUS) {
+  } else if (celsius >= WARM_CELSIUS) {

//// wrong lost-is-silent of solution (sounds_when_lost)
// -127 is not above 28.
-  if (celsius > HOT_CELSIUS || celsius == DEVICE_DISCONNECTED_C) {
+  if (celsius > HOT_CELSIUS) {
