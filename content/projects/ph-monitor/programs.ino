//// solution
#include <LiquidCrystal_I2C.h>

const int PROBE_PIN = A0;
const int GREEN_PIN = 5;
const int RED_PIN = 6;

// Measured in two buffers with this probe: another one has other volts.
const float VOLTS_AT_7 = 2.62;
const float VOLTS_AT_4 = 3.08;
// Volts for each pH. The number is negative: the volts fall while the pH rises.
const float SLOPE = (VOLTS_AT_7 - VOLTS_AT_4) / (7.0 - 4.0);

const float LOWEST_GOOD = 6.5;
const float HIGHEST_GOOD = 8.5;

LiquidCrystal_I2C lcd(0x27, 16, 2);  // some displays: 0x3F

// The hum of the mains swings 50 times a second. In 100 ms it swings
// five times, as often up as down: it is gone from the mean.
float readVolts() {
  long sum = 0;
  for (int i = 0; i < 20; i++) {
    sum += analogRead(PROBE_PIN);
    delay(5);
  }
  return sum / 20.0 * 5.0 / 1024;
}

void setup() {
  pinMode(GREEN_PIN, OUTPUT);
  pinMode(RED_PIN, OUTPUT);
  lcd.init();
  lcd.backlight();
}

void loop() {
  float ph = 7.0 + (readVolts() - VOLTS_AT_7) / SLOPE;

  lcd.setCursor(0, 0);
  lcd.print("pH ");
  lcd.print(ph, 1);
  lcd.print("  ");

  bool good = ph >= LOWEST_GOOD && ph <= HIGHEST_GOOD;
  digitalWrite(GREEN_PIN, good);
  digitalWrite(RED_PIN, !good);

  delay(200);
}
//// accepted one-reading-a-round of solution
// It never waits: a running mean of readings 3 ms apart.
 const float HIGHEST_GOOD = 8.5;
+float mean = 2.6;
+unsigned long read = 0, shown = 0;
...
-  long sum = 0;
-  for (int i = 0; i < 20; i++) {
-    sum += analogRead(PROBE_PIN);
-    delay(5);
-  }
-  return sum / 20.0 * 5.0 / 1024;
+  mean += (analogRead(PROBE_PIN) / 204.8 - mean) / 50;
+  return mean;
...
-  float ph = 7.0 + (readVolts() - VOLTS_AT_7) / SLOPE;
+  if (millis() - read < 3) return;
+  read = millis();
+  float ph = 4 + (readVolts() - VOLTS_AT_4) / -0.154;
+  if (millis() - shown < 400) return;
+  shown = millis();
...
-  delay(200);
//// accepted numbers-of-a0
// It calibrates with the numbers of A0 instead of volts, and maps to hundredths of a pH.
#include <LiquidCrystal_I2C.h>
LiquidCrystal_I2C lcd(0x27, 16, 2);
const int PROBE = A0;

void setup() {
  lcd.init();
  lcd.backlight();
  DDRD |= 0b1100000;
}

void loop() {
  long sum = 0;
  for (int i = 0; i < 100; i++) {
    sum = sum + analogRead(PROBE);
    delay(1);
  }
  int hundredths = map(sum, 53600, 63060, 700, 400);
  char text[17];
  snprintf(text, sizeof text, "%d.%d = pH", hundredths / 100, hundredths / 10 % 10);
  lcd.clear();
  lcd.print(text);
  if (hundredths < 650 || hundredths > 850) PORTD = 1 << 6;
  else PORTD = 1 << 5;
  delay(300);
}
//// wrong does-nothing (shows_ph good_for_fish too_acid too_basic)
void setup() {}

void loop() {}
//// wrong prints-without-reading of solution (shows_ph good_for_fish too_acid too_basic)
// Its numbers look right, and it never asks the probe.
~ sum += analogRead(PROBE_PIN); => sum += 430 + millis() / 20 % 230;
//// wrong cycling of solution (shows_ph good_for_fish too_acid too_basic)
~ sum += analogRead(PROBE_PIN); => sum += millis() / 4000 % 2 ? 430 : 530;
//// wrong constant of solution (shows_ph too_acid too_basic)
~ sum += analogRead(PROBE_PIN); => sum += 530;
//// wrong measures-once of solution (shows_ph good_for_fish too_acid too_basic)
~ float ph = => static float ph =
//// wrong single-reading of solution (shows_ph good_for_fish too_acid too_basic)
~ i < 20 => i < 1
...
~ sum / 20.0 => sum / 1.0
//// wrong readings-too-close of solution (shows_ph good_for_fish too_acid too_basic)
// All its readings lie within one swing of the hum.
~ delay(5); => ;
//// wrong text-book-constants of solution (shows_ph good_for_fish too_acid too_basic)
// They are those of a fresh probe.
~ 2.62; => 2.50;
...
~ 3.08; => 3.03;
//// wrong one-buffer-only of solution (shows_ph too_acid too_basic)
// Right at 7.0, but with the slope of a fresh probe.
~ (VOLTS_AT_7 - VOLTS_AT_4) / (7.0 - 4.0); => -0.1775;
//// wrong rising-slope of solution (shows_ph good_for_fish too_acid too_basic)
~ (7.0 - 4.0); => (4.0 - 7.0);
//// wrong always-green of solution (too_acid too_basic)
// Each pH keeps one of the two limits.
~ && => ||
//// wrong never-on of solution (good_for_fish too_acid too_basic)
-  digitalWrite(GREEN_PIN, good);
-  digitalWrite(RED_PIN, !good);
//// wrong inverted of solution (good_for_fish too_acid too_basic)
~ good = ph >= LOWEST_GOOD && ph <= HIGHEST_GOOD; => good = ph < LOWEST_GOOD || ph > HIGHEST_GOOD;
//// wrong replays-timeline of solution (good_for_fish too_acid too_basic)
// The number is right, but the LEDs follow the clock.
~ good = ph >= LOWEST_GOOD && ph <= HIGHEST_GOOD; => good = millis() / 4500 % 2;
//// wrong low-limit-too-low of solution (too_acid)
~ 6.5; => 6.1;
//// wrong low-limit-too-high of solution (good_for_fish)
~ 6.5; => 6.9;
//// wrong high-limit-too-low of solution (good_for_fish)
~ 8.5; => 8.1;
//// wrong high-limit-too-high of solution (too_basic)
~ 8.5; => 8.9;

//// extension
//// solution of project
// It remembers the pH of the round before, and since when it has been still.
 const float HIGHEST_GOOD = 8.5;
+const float MOST_MOVE = 0.05;  // from one round to the next
+const unsigned long STILL_TIME = 2000;  // milliseconds
+
+float lastPh = 0;
+unsigned long stillSince = 0;
...
+  // A move begins the time again.
+  if (abs(ph - lastPh) > MOST_MOVE) {
+    stillSince = millis();
+  }
+  lastPh = ph;
+
   lcd.setCursor(0, 0);
-  lcd.print("pH ");
-  lcd.print(ph, 1);
-  lcd.print("  ");
+  if (millis() - stillSince < STILL_TIME) {
+    lcd.print("wait    ");
+  } else {
+    lcd.print("pH ");
+    lcd.print(ph, 1);
+    lcd.print("  ");
+  }
//// accepted last-eight of project
// It keeps eight numbers, 300 ms apart: how far are the largest and the smallest from each other?
 const float HIGHEST_GOOD = 8.5;
+float kept[8];
+byte place = 0;
...
-  lcd.setCursor(0, 0);
-  lcd.print("pH ");
+  kept[place++ % 8] = ph;
+  float low = 14, high = 0;
+  for (float one : kept) {
+    low = min(low, one);
+    high = max(high, one);
+  }
+  lcd.clear();
+  if (high - low > 0.1) {
+    lcd.print("Please wait");
+    return delay(200);
+  }
+  lcd.print("pH ");
//// accepted rounds-in-a-row of project
// It asks every half second: five times in a row nearly as before, and it is still.
 const float HIGHEST_GOOD = 8.5;
+float before = 0;
+int stillRounds = 0;
...
   lcd.setCursor(0, 0);
+  stillRounds = fabs(ph - before) < 0.05 ? stillRounds + 1 : 0;
+  before = ph;
+  if (stillRounds < 5) {
+    lcd.print("wait...");
+    return delay(350);
+  }
...
-  lcd.print("  ");
+  lcd.print("     ");
...
-  delay(200);
+  delay(350);
//// wrong never-waits of project (waits_while_it_moves)
//// wrong always-waits of solution (shows_when_still)
~ > MOST_MOVE => >= 0
//// wrong waits-half-a-second of solution (waits_while_it_moves)
~ 2000; => 500;
//// wrong waits-six-seconds of solution (shows_when_still)
~ 2000; => 6000;
//// wrong does-nothing (waits_while_it_moves shows_when_still)
void setup() {}

void loop() {}
//// wrong by-the-clock of solution (waits_while_it_moves shows_when_still)
~ millis() - stillSince < STILL_TIME => millis() % 8000 < 3500
//// wrong waits-beside of solution (waits_while_it_moves)
// The number stays, and the word is in the second row.
~ lcd.print("wait    "); => lcd.setCursor(0, 1); lcd.print("wait");
