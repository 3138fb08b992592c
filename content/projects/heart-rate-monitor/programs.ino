//// solution
#include <LiquidCrystal_I2C.h>

const int SENSOR_PIN = A0;
const int LAMP_PIN = 8;
const unsigned long STEP = 2000;       // microseconds: 500 numbers a second
const unsigned long REFRACTORY = 300;  // milliseconds: the second wave of a beat comes before
const unsigned long WINDOW = 1500;     // milliseconds: longer than one slow beat
const int NO_FINGER = 40;              // measured: without a finger it moves less
const int BEATS = 4;                   // in the mean

LiquidCrystal_I2C lcd(0x27, 16, 2);
unsigned long lastRead = 0, lastBeat = 0, windowStart = 0;
unsigned long gaps[BEATS];
int beats = 0;
int lowest = 1023, highest = 0, limit = 1023;
bool wasAbove = false;

void setup() {
  pinMode(LAMP_PIN, OUTPUT);
  lcd.init();
  lcd.backlight();
  lcd.print("Pulse: --");
}

void show(int bpm) {
  lcd.setCursor(7, 0);
  if (bpm > 0) lcd.print(bpm);
  else lcd.print("--");
  lcd.print("  ");
}

// The limit lies half-way between the lowest and the highest number of the last 1.5 s.
void adapt() {
  limit = (lowest + highest) / 2;
  if (highest - lowest < NO_FINGER) {
    limit = 1023;
    beats = 0;
    show(0);
  }
  lowest = 1023;
  highest = 0;
}

void beat(unsigned long now) {
  digitalWrite(LAMP_PIN, HIGH);
  if (beats > 0) gaps[beats % BEATS] = now - lastBeat;
  lastBeat = now;
  beats++;
  if (beats <= BEATS) return;
  unsigned long sum = 0;
  for (int i = 0; i < BEATS; i++) sum += gaps[i];
  show(60000UL * BEATS / sum);
}

void loop() {
  if (micros() - lastRead < STEP) return;
  lastRead += STEP;
  int number = analogRead(SENSOR_PIN);
  unsigned long now = millis();
  lowest = min(lowest, number);
  highest = max(highest, number);

  bool isAbove = number > limit;
  if (isAbove && !wasAbove && now - lastBeat > REFRACTORY) beat(now);
  wasAbove = isAbove;
  if (now - lastBeat > 100) digitalWrite(LAMP_PIN, LOW);

  if (now - windowStart >= WINDOW) {
    windowStart = now;
    adapt();
  }
}
//// accepted measured-limit
// One measured limit, and no beat for two seconds means no finger. It keeps the times of the last five beats.
#include <LiquidCrystal_I2C.h>
LiquidCrystal_I2C lcd(0x27, 16, 2);
unsigned long at[5], next = 0;
const int HEART = A0;
bool up = false;

void setup() {
  pinMode(8, OUTPUT);
  lcd.init();
  lcd.backlight();
  lcd.print("--");
}

void loop() {
  while (micros() < next) {}
  next = micros() + 2000;
  bool above = analogRead(HEART) > 550;
  unsigned long now = millis();
  if (above && !up && now - at[4] >= 300) {
    for (int i = 0; i < 4; i++) at[i] = at[i + 1];
    at[4] = now;
    if (at[0] > 0) {
      lcd.setCursor(0, 0);
      lcd.print("BPM = ");
      lcd.print(240000.0 / (now - at[0]), 1);
      lcd.print("   ");
    }
  }
  up = above;
  digitalWrite(8, at[4] > 0 && now - at[4] < 120);
  if (at[4] > 0 && now - at[4] > 2000) {
    for (int i = 0; i < 5; i++) at[i] = 0;
    lcd.clear();
    lcd.print("--");
  }
}
//// accepted three-quarters of solution
// Its limit lies above the second wave, so that it needs no refractory time; it reads once a millisecond.
~ (lowest + highest) / 2; => lowest + (highest - lowest) * 3L / 4;
...
~ now - lastBeat > REFRACTORY => now - lastBeat > 100
...
~ STEP = 2000; => STEP = 1000;
//// wrong only-reads (waits_for_a_finger slow_heart fast_heart finger_away)
// The starter: it prints the numbers, and no more.
#include <LiquidCrystal_I2C.h>
LiquidCrystal_I2C lcd(0x27, 16, 2);

void setup() {
  Serial.begin(9600);
  pinMode(8, OUTPUT);
  lcd.init();
  lcd.backlight();
}

void loop() {
  Serial.println(analogRead(A0));
  delay(20);
}
//// wrong constant (waits_for_a_finger slow_heart fast_heart finger_away)
// It reads nothing: 72, and a blink each 833 ms.
#include <LiquidCrystal_I2C.h>
LiquidCrystal_I2C lcd(0x27, 16, 2);
int number = 72;

void setup() {
  pinMode(8, OUTPUT);
  lcd.init();
  lcd.backlight();
}

void loop() {
  lcd.setCursor(0, 0);
  lcd.print("Pulse: ");
  lcd.print(number);
  lcd.print(" ");
  digitalWrite(8, HIGH);
  delay(100);
  digitalWrite(8, LOW);
  delay(733);
}
//// wrong cycling of constant (waits_for_a_finger slow_heart fast_heart finger_away)
// It counts up without reading.
~ digitalWrite(8, HIGH); => digitalWrite(8, HIGH); number = number % 150 + 1;
//// wrong invents-but-reads of constant (waits_for_a_finger slow_heart fast_heart finger_away)
// It makes its number of one reading.
~ digitalWrite(8, HIGH); => digitalWrite(8, HIGH); number = map(analogRead(A0), 0, 1023, 40, 180);
//// wrong replay of constant (waits_for_a_finger slow_heart fast_heart finger_away)
// A timeline that is learnt by heart: dashes, then a slow heart, then a fast one.
~ lcd.print(number); => if (millis() < 6000) lcd.print("--"); else lcd.print(millis() < 16000 ? 58 : 135);
...
~ digitalWrite(8, HIGH); => digitalWrite(8, millis() > 6000);
//// wrong never-blinks of solution (slow_heart fast_heart)
// It shows the pulse, but the LED stays dark.
-  digitalWrite(LAMP_PIN, HIGH);
//// wrong always-on of solution (waits_for_a_finger slow_heart fast_heart finger_away)
// The LED shines all the time.
~ digitalWrite(LAMP_PIN, LOW) => digitalWrite(LAMP_PIN, HIGH)
//// wrong inverted of solution (waits_for_a_finger finger_away)
// The LED goes out with each beat.
~ digitalWrite(LAMP_PIN, HIGH) => digitalWrite(LAMP_PIN, 0)
...
~ digitalWrite(LAMP_PIN, LOW) => digitalWrite(LAMP_PIN, 1)
//// wrong counts-both-waves of solution (slow_heart fast_heart)
// No refractory time: the second wave counts, too.
~ REFRACTORY = 300; => REFRACTORY = 0;
//// wrong refractory-too-short of solution (slow_heart)
// After 200 ms the second wave of a slow heart still comes.
~ REFRACTORY = 300; => REFRACTORY = 200;
//// wrong refractory-too-long of solution (fast_heart)
// In 550 ms a fast heart beats again.
~ REFRACTORY = 300; => REFRACTORY = 550;
//// wrong level-not-edge of solution (slow_heart)
// It asks whether the number is high, not whether it rises.
~ isAbove && !wasAbove => isAbove
//// wrong limit-too-high of solution (slow_heart fast_heart)
// A fixed limit that only strong beats reach.
~ limit = (lowest + highest) / 2; => limit = 720;
//// wrong limit-too-low of solution (slow_heart fast_heart)
// A fixed limit below the lowest number of many hearts.
~ limit = (lowest + highest) / 2; => limit = 440;
//// wrong counts-the-noise of solution (waits_for_a_finger finger_away)
// It takes noise for a heart.
~ NO_FINGER = 40; => NO_FINGER = 0;
//// wrong old-number-stays of solution (finger_away)
// It forgets the beats, but leaves the number.
-    show(0);
//// wrong one-gap of solution (fast_heart)
// One gap alone: the number jumps about.
~ BEATS = 4; => BEATS = 1;
//// wrong slow-reading of solution (slow_heart fast_heart)
// It reads five times a second only.
~ STEP = 2000; => STEP = 200000;
//// wrong whole-seconds of solution (slow_heart fast_heart)
// It divides whole seconds.
~ 60000UL * BEATS / sum => 60 * BEATS / (sum / 1000)
//// extension
//// solution of project
// A second LED shines while the pulse is above 120.
 const int LAMP_PIN = 8;
+const int FAST_PIN = 9;
+const int FAST = 120;
...
   pinMode(LAMP_PIN, OUTPUT);
+  pinMode(FAST_PIN, OUTPUT);
...
 void show(int bpm) {
+  digitalWrite(FAST_PIN, bpm > FAST);
//// accepted remembers of project
// It keeps the number, and asks in each round.
 bool wasAbove = false;
+int shown = 0;
...
   pinMode(LAMP_PIN, OUTPUT);
+  pinMode(9, OUTPUT);
...
 void show(int bpm) {
+  shown = bpm;
...
   wasAbove = isAbove;
+  if (shown >= 120) digitalWrite(9, HIGH);
+  else digitalWrite(9, LOW);
//// accepted gap-of-500 of project
// It compares the mean gap: 500 ms are 120 beats a minute.
-  pinMode(LAMP_PIN, OUTPUT);
+  for (int pin = 8; pin <= 9; pin++) pinMode(pin, OUTPUT);
...
-    show(0);
+    show(0);
+    digitalWrite(9, LOW);
...
   for (int i = 0; i < BEATS; i++) sum += gaps[i];
+  digitalWrite(9, sum < 500UL * BEATS);
//// wrong dark of project (shines_when_fast)
// The solution of the project itself.
//// wrong constant (waits_for_a_finger dark_at_rest shines_when_fast finger_away)
// It shines always, and reads nothing.
void setup() {
  pinMode(9, OUTPUT);
  digitalWrite(9, HIGH);
}

void loop() {}
//// wrong limit-too-low of solution (dark_at_rest)
// It shines from 111 on.
~ FAST = 120; => FAST = 110;
//// wrong limit-too-high of solution (shines_when_fast)
// It shines above 130 only.
~ FAST = 120; => FAST = 130;
//// wrong inverted of solution (waits_for_a_finger dark_at_rest shines_when_fast finger_away)
// It shines while the heart is slow.
~ bpm > FAST => bpm < FAST
//// wrong stays-on of solution (dark_at_rest finger_away)
// It never goes out again.
~ digitalWrite(FAST_PIN, bpm > FAST); => if (bpm > FAST) digitalWrite(FAST_PIN, HIGH);
//// wrong no-pin-mode of solution (shines_when_fast)
// Pin 9 is no output: its pull-up alone gives too little.
-  pinMode(FAST_PIN, OUTPUT);
