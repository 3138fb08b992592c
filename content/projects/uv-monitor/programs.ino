//// solution
const int SENSOR_PIN = A0;
const int GREEN_PIN = 5;
const int YELLOW_PIN = 6;
const int RED_PIN = 7;

const int READINGS = 16;
const float SUPPLY_VOLTS = 5.0;
const float VOLTS_PER_INDEX = 0.1;

const float PROTECT_FROM = 3.0;
const float VERY_HIGH_FROM = 8.0;

void setup() {
  Serial.begin(9600);
  pinMode(GREEN_PIN, OUTPUT);
  pinMode(YELLOW_PIN, OUTPUT);
  pinMode(RED_PIN, OUTPUT);
}

// The mean of many readings is calmer than one.
float readUvIndex() {
  int sum = 0;  // 16 times 1023 still fits into an int.
  for (int i = 0; i < READINGS; i++) {
    sum += analogRead(SENSOR_PIN);
  }
  float mean = sum / (float)READINGS;
  float volts = mean * SUPPLY_VOLTS / 1024;
  return volts / VOLTS_PER_INDEX;
}

// One LED shines, the other two are off.
void showOnly(int pin) {
  digitalWrite(GREEN_PIN, pin == GREEN_PIN);
  digitalWrite(YELLOW_PIN, pin == YELLOW_PIN);
  digitalWrite(RED_PIN, pin == RED_PIN);
}

void loop() {
  float uvIndex = readUvIndex();

  Serial.print("UV index: ");
  Serial.println(uvIndex, 1);

  if (uvIndex >= VERY_HIGH_FROM) {
    showOnly(RED_PIN);
  } else if (uvIndex >= PROTECT_FROM) {
    showOnly(YELLOW_PIN);
  } else {
    showOnly(GREEN_PIN);
  }

  delay(500);
}
//// accepted no-functions
// All in loop(), whole tenths instead of floats, three conditions, and all LEDs off for a moment in each round.
const int SENSOR = A0;

void setup() {
  Serial.begin(115200);
  for (int pin = 5; pin <= 7; pin++) pinMode(pin, OUTPUT);
}

void loop() {
  long sum = 0;
  for (int n = 0; n < 16; n++) sum = sum + analogRead(SENSOR);
  // 5 V are 500 tenths of the index. Half a step more rounds it.
  int tenths = (sum * 500 + 8 * 1024) / (16L * 1024);
  digitalWrite(5, LOW);
  digitalWrite(6, LOW);
  digitalWrite(7, LOW);
  if (tenths < 30) digitalWrite(5, HIGH);
  if (tenths >= 30 && tenths < 80) digitalWrite(6, HIGH);
  if (tenths >= 80) digitalWrite(7, HIGH);
  Serial.print(tenths / 10);
  Serial.print(".");
  Serial.println(tenths % 10);
  delay(200);
}
//// accepted rolling-mean of solution
// It never waits: a reading each 50 ms goes into an array of 16, and it prints by millis().
 const float VERY_HIGH_FROM = 8.0;
+int ring[READINGS];
+int place = 0;
+unsigned long sampled = 0, printed = 0;
...
-  for (int i = 0; i < READINGS; i++) {
-    sum += analogRead(SENSOR_PIN);
-  }
+  for (int i = 0; i < READINGS; i++) sum += ring[i];
...
-  float uvIndex = readUvIndex();
-
-  Serial.print("UV index: ");
-  Serial.println(uvIndex, 1);
+  if (millis() - sampled < 50) return;
+  sampled = millis();
+  ring[place] = analogRead(SENSOR_PIN);
+  place = (place + 1) % READINGS;
+  float uvIndex = readUvIndex();
+  if (millis() - printed >= 900) {
+    printed = millis();
+    Serial.print(printed / 1000);
+    Serial.print(" s, UV ");
+    Serial.println(uvIndex, 1);
+  }
...
-  delay(500);
//// accepted raw-beside of solution
// It prints the number of A0, the volts and a word beside the index, and compares the number of A0.
-  Serial.print("UV index: ");
-  Serial.println(uvIndex, 1);
+  float number = uvIndex / 0.0488;
+  Serial.print("A0=");
+  Serial.print(number, 0);
+  Serial.print(" V=");
+  Serial.print(uvIndex / 10);
+  Serial.print(" UV=");
+  Serial.print(uvIndex, 1);
+  Serial.println(number < 61 ? " low" : " protect yourself");
...
~ uvIndex >= VERY_HIGH_FROM => number >= 163
...
~ uvIndex >= PROTECT_FROM => number >= 61
//// accepted slow-round of solution
// A round takes a second, and it works out the index with 1023 and map() in hundredths.
-  float mean = sum / (float)READINGS;
-  float volts = mean * SUPPLY_VOLTS / 1024;
-  return volts / VOLTS_PER_INDEX;
+  return map(sum / READINGS, 0, 1023, 0, 5000) / 100.0;
...
~ delay(500); => delay(1000);
//// accepted rounds-first of solution
// It rounds to whole steps, as weather reports do, for the LEDs alone.
~ uvIndex >= VERY_HIGH_FROM => lround(uvIndex) >= 8
...
~ uvIndex >= PROTECT_FROM => lround(uvIndex) >= 3
//// wrong only-green-works of solution (yellow_in_between red_when_very_high)
// It prints honestly, and the green LED always shines.
~ showOnly(RED_PIN); => showOnly(GREEN_PIN);
...
~ showOnly(YELLOW_PIN); => showOnly(GREEN_PIN);
//// wrong all-always-on of solution (green_when_low yellow_in_between red_when_very_high)
// All three LEDs always shine.
~ pin == GREEN_PIN => HIGH
...
~ pin == YELLOW_PIN => HIGH
...
~ pin == RED_PIN => HIGH
//// wrong never-on of solution (green_when_low yellow_in_between red_when_very_high)
// It measures and prints, and no LED shines.
~ showOnly(RED_PIN); => ;
...
~ showOnly(YELLOW_PIN); => ;
...
~ showOnly(GREEN_PIN); => ;
//// wrong no-pin-mode of solution (green_when_low yellow_in_between red_when_very_high)
// The pins are no outputs.
-  pinMode(GREEN_PIN, OUTPUT);
-  pinMode(YELLOW_PIN, OUTPUT);
-  pinMode(RED_PIN, OUTPUT);
//// wrong no-printing of solution (shows_index)
// The LEDs are right, but nobody sees the number.
-  Serial.println(uvIndex, 1);
+  Serial.println("fine");
//// wrong prints-without-reading of solution (shows_index green_when_low yellow_in_between red_when_very_high)
// Its numbers look right, and it never asks the sensor.
-    sum += analogRead(SENSOR_PIN);
+    sum += 20 + millis() / 300 % 280;
//// wrong constant of solution (shows_index green_when_low yellow_in_between red_when_very_high)
// It always says 5.0.
~ sum += analogRead(SENSOR_PIN); => sum += 103;
//// wrong prints-every-index of solution (shows_index)
// Its LEDs are honest. It prints all numbers, one of which is always right.
-  Serial.print("UV index: ");
-  Serial.println(uvIndex, 1);
+  for (int tenths = 0; tenths <= 150; tenths += 5) Serial.println(tenths / 10.0, 1);
//// wrong replays-timeline of solution (green_when_low yellow_in_between red_when_very_high)
// It prints what the sensor says, but the LEDs follow the clock: two seconds each.
~ uvIndex >= VERY_HIGH_FROM => millis() % 6000 >= 4000
...
~ uvIndex >= PROTECT_FROM => millis() % 6000 >= 2000
//// wrong cycling-fast of solution (green_when_low yellow_in_between red_when_very_high)
// The LEDs take turns, each for a tenth of a second.
-  delay(500);
+  for (int i = 0; i < 9; i++) {
+    showOnly(GREEN_PIN + i % 3);
+    delay(100);
+  }
//// wrong measures-once of solution (shows_index green_when_low yellow_in_between red_when_very_high)
// It reads the sensor only at the start.
~ float uvIndex = readUvIndex(); => static float uvIndex = readUvIndex();
//// wrong prints-too-seldom of solution (shows_index)
// A round takes two seconds and a half.
~ delay(500); => delay(2500);
//// wrong yellow-too-early of solution (green_when_low)
// Yellow comes from 2 on.
~ 3.0; => 2.0;
//// wrong yellow-too-late of solution (yellow_in_between)
// Yellow comes only from 3.5 on: at 3.5 it measures a little less.
~ 3.0; => 3.5;
//// wrong red-too-early of solution (yellow_in_between)
// Red comes from 7 on.
~ 8.0; => 7.0;
//// wrong red-too-late of solution (red_when_very_high)
// Red comes only from 8.6 on.
~ 8.0; => 8.6;
//// wrong inverted of solution (green_when_low red_when_very_high)
// Green and red are swapped.
~ GREEN_PIN = 5; => GREEN_PIN = 7;
...
~ RED_PIN = 7; => RED_PIN = 5;
//// wrong asks-three-first of solution (red_when_very_high)
// Whatever is at least 8 is at least 3, too, and that is asked first.
-  if (uvIndex >= VERY_HIGH_FROM) {
-    showOnly(RED_PIN);
-  } else if (uvIndex >= PROTECT_FROM) {
-    showOnly(YELLOW_PIN);
+  if (uvIndex >= PROTECT_FROM) {
+    showOnly(YELLOW_PIN);
+  } else if (uvIndex >= VERY_HIGH_FROM) {
+    showOnly(RED_PIN);
//// wrong never-switches-off of solution (green_when_low yellow_in_between red_when_very_high)
// What was lit once stays lit.
-  digitalWrite(GREEN_PIN, pin == GREEN_PIN);
-  digitalWrite(YELLOW_PIN, pin == YELLOW_PIN);
-  digitalWrite(RED_PIN, pin == RED_PIN);
+  digitalWrite(pin, HIGH);
//// wrong small-reference of solution (shows_index)
// It measures against 1.1 V: above index 11 each number is 1023.
~ 5.0; => 1.1;
...
~ Serial.begin(9600); => analogReference(INTERNAL); Serial.begin(9600);
//// wrong forgets-five-volts of solution (shows_index green_when_low yellow_in_between red_when_very_high)
// It measures against 1.1 V, and works it out with 5 V.
~ Serial.begin(9600); => analogReference(INTERNAL); Serial.begin(9600);
//// wrong divides-whole-numbers of solution (shows_index yellow_in_between red_when_very_high)
// 102 * 5 / 1024 of whole numbers is 0.
-  float mean = sum / (float)READINGS;
-  float volts = mean * SUPPLY_VOLTS / 1024;
+  int mean = sum / READINGS;
+  float volts = mean * 5 / 1024;
//// wrong sum-keeps-growing of solution (shows_index green_when_low yellow_in_between red_when_very_high)
// The sum never begins at 0 again.
~ int sum = 0; => static int sum = 0;
//// wrong prints-volts of solution (shows_index)
// It prints the voltage.
~ Serial.println(uvIndex, 1); => Serial.println(uvIndex * VOLTS_PER_INDEX);
//// wrong whole-steps of solution (shows_index)
// It prints whole numbers.
~ Serial.println(uvIndex, 1); => Serial.println((int)uvIndex);

//// extension
//// solution of project
 const int RED_PIN = 7;
+const int BUZZER_PIN = 8;
...
 const float VERY_HIGH_FROM = 8.0;
+
+bool wasVeryHigh = false;
...
   pinMode(RED_PIN, OUTPUT);
+  pinMode(BUZZER_PIN, OUTPUT);
...
-  delay(500);
+  // Only the change to very high gives a beep.
+  bool isVeryHigh = uvIndex >= VERY_HIGH_FROM;
+  if (isVeryHigh && !wasVeryHigh) {
+    digitalWrite(BUZZER_PIN, HIGH);
+    delay(200);
+    digitalWrite(BUZZER_PIN, LOW);
+  }
+  wasVeryHigh = isVeryHigh;
+
+  delay(500);
//// accepted tone-and-last-index of project
// It keeps the last index, and tone() ends by itself.
+float lastIndex = 0;
 void setup() {
...
-  delay(500);
+  if (uvIndex >= 8 && lastIndex < 8) tone(8, 880, 300);
+  lastIndex = uvIndex;
+  delay(900);
//// accepted ready-again-below-seven of project
// It never waits, beeps by millis(), and is ready for the next beep only below 7.
+bool ready = true;
+unsigned long measured = 0, beeped = 0;
 void setup() {
+  pinMode(8, OUTPUT);
...
-  float uvIndex = readUvIndex();
+  if (millis() - beeped > 150) digitalWrite(8, LOW);
+  if (millis() - measured < 250) return;
+  measured = millis();
+  float uvIndex = readUvIndex();
...
-  delay(500);
+  if (ready && uvIndex >= 8) {
+    ready = false;
+    beeped = millis();
+    digitalWrite(8, HIGH);
+  }
+  if (uvIndex < 7) ready = true;
//// wrong no-beep of project (beeps_once)
// The solution of the project itself.
//// wrong beeps-all-the-time of solution (beeps_once stays_silent)
// It beeps in each round in which the index is very high.
~ if (isVeryHigh && !wasVeryHigh) { => if (isVeryHigh) {
//// wrong steady-sound of solution (beeps_once)
// It sounds as long as the index is very high.
-  if (isVeryHigh && !wasVeryHigh) {
-    digitalWrite(BUZZER_PIN, HIGH);
-    delay(200);
-    digitalWrite(BUZZER_PIN, LOW);
-  }
+  digitalWrite(BUZZER_PIN, isVeryHigh);
//// wrong beeps-both-ways of solution (silent_below)
// It beeps at each change, also when the sun gets weaker.
~ isVeryHigh && !wasVeryHigh => isVeryHigh != wasVeryHigh
//// wrong once-a-day of solution (beeps_once)
// It never forgets that it was very high.
~ wasVeryHigh = isVeryHigh; => if (isVeryHigh) wasVeryHigh = true;
//// wrong beeps-twice of solution (beeps_once)
// Each beep is two.
~ delay(200); => delay(100); digitalWrite(BUZZER_PIN, LOW); delay(100); digitalWrite(BUZZER_PIN, HIGH); delay(100);
//// wrong from-seven-on of solution (silent_below)
// It beeps from 7 on.
~ isVeryHigh = uvIndex >= VERY_HIGH_FROM; => isVeryHigh = uvIndex >= 7;
//// wrong from-nine-on of solution (beeps_once)
// It beeps from 9 on.
~ isVeryHigh = uvIndex >= VERY_HIGH_FROM; => isVeryHigh = uvIndex >= 9;
//// wrong by-the-clock of solution (silent_below beeps_once stays_silent)
// It beeps once in seven seconds, and asks nothing.
~ isVeryHigh = uvIndex >= VERY_HIGH_FROM; => isVeryHigh = millis() % 7000 > 2500;
//// wrong waits-long of solution (shows_index)
// Its beep is right, but then it rests for two seconds.
~ digitalWrite(BUZZER_PIN, LOW); => digitalWrite(BUZZER_PIN, LOW); delay(2000);
//// wrong beeps-at-each-rise of solution (silent_below)
// It beeps whenever the index rises.
~ bool wasVeryHigh = false; => float last = 0;
...
~ isVeryHigh && !wasVeryHigh => uvIndex > last + 0.2
...
~ wasVeryHigh = isVeryHigh; => last = uvIndex;
