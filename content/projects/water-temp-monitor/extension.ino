//// accepted solution of solution.ino
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

//// wrong one-steady-alarm of solution.ino
// The solution of the project itself.
// Fails at: slow_when_warm, fast_when_hot

//// wrong silent
// It never sounds.
// Fails at: slow_when_warm, fast_when_hot, sounds_when_lost
void setup() {}

void loop() {}

//// wrong always-fast
// It beeps fast, and asks no sensor.
// Fails at: silent_at_28
void setup() {
  pinMode(8, OUTPUT);
}

void loop() {
  digitalWrite(8, HIGH);
  delay(100);
  digitalWrite(8, LOW);
  delay(100);
}

//// wrong replays-timeline
// Silence, slow and fast beeps come in turn, by the clock.
// Fails at: silent_at_28, silent_when_cool, slow_when_warm, fast_when_hot, sounds_when_lost
void setup() {
  pinMode(8, OUTPUT);
}

void loop() {
  unsigned long round = millis() % 15000;
  unsigned long period = round < 4500 ? 0 : round < 10000 ? 1000 : 250;
  digitalWrite(8, period > 0 && millis() % period < 100);
}

//// wrong never-fast of solution
// What is above 30 is above 28, too, and that is asked first.
// Fails at: fast_when_hot
-  if (celsius > HOT_CELSIUS || celsius == DEVICE_DISCONNECTED_C) {
-    beeps = 4;
-  } else if (celsius > WARM_CELSIUS) {
+  if (celsius > WARM_CELSIUS) {
     beeps = 1;
+  } else if (celsius > HOT_CELSIUS || celsius == DEVICE_DISCONNECTED_C) {
+    beeps = 4;
   }

//// wrong one-beep-a-round of solution
// It forgets how long a measurement takes.
// Fails at: fast_when_hot
-    beeps = 4;
+    beeps = 1;

//// wrong whole-degrees of solution
// An int makes 28 of 28.5.
// Fails at: slow_when_warm, fast_when_hot
-  float celsius = sensors.getTempCByIndex(0);
+  int celsius = sensors.getTempCByIndex(0);

//// wrong from-28-on of solution
// At exactly 28.0 it beeps already.
// Fails at: silent_at_28
-  } else if (celsius > WARM_CELSIUS) {
+  } else if (celsius >= WARM_CELSIUS) {

//// wrong lost-is-silent of solution
// -127 is not above 28.
// Fails at: sounds_when_lost
-  if (celsius > HOT_CELSIUS || celsius == DEVICE_DISCONNECTED_C) {
+  if (celsius > HOT_CELSIUS) {
