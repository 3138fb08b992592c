//// solution
#include <Wire.h>

const int SENSOR = 0x68;   // the address of the MPU-6050
const byte Z_HIGH = 0x3F;  // its register with the high byte of axis Z
const byte POWER = 0x6B;   // its register that lets it sleep
const int YELLOW_PIN = 8;
const int RED_PIN = 9;
const int BUZZER_PIN = 10;

const unsigned long PERIOD = 1000;  // microseconds between two readings
const int READINGS = 250;           // in a window: a quarter of a second
const float STANDS = 10;            // mg: with less, the mill stands still
const float LEAST_GRAVITY = 500;    // mg: with less, no sensor answers
const int FIRST_WINDOW = 4;         // the mill has come to its speed
const int LAST_WINDOW = 12;
const float YELLOW_TIMES = 2;
const float RED_TIMES = 4;
const unsigned long HOLD = 2000;  // milliseconds

enum State { LEARNS, WATCHES };
State state = LEARNS;
int windows = 0;    // in which the mill ran
float normal = 0;   // mg
float gravity = 0;  // mg, of the last window
unsigned long calmAt = 0;

// Sums instead of the readings: 250 of them would take 500 bytes.
long sum = 0;
long squares = 0;
int count = 0;
unsigned long lastAt = 0;

void wakeSensor() {
  Wire.beginTransmission(SENSOR);
  Wire.write(POWER);
  Wire.write(0);  // wakes the sensor
  Wire.endTransmission();
}

// Axis Z in mg: 1000 when nothing shakes. In range 2 g, 16384 counts are 1 g.
int readZ() {
  Wire.beginTransmission(SENSOR);
  Wire.write(Z_HIGH);
  Wire.endTransmission(false);
  Wire.requestFrom(SENSOR, 2);
  byte high = Wire.read();
  byte low = Wire.read();
  int counts = (int16_t)((uint16_t)high << 8 | low);
  return counts * 1000L / 16384;
}

// The mean is gravity. What is left of the mean square is the shaking.
float endWindow() {
  float mean = (float)sum / count;
  float square = (float)squares / count - mean * mean;
  gravity = mean;
  sum = 0;
  squares = 0;
  count = 0;
  return sqrt(max(square, 0));
}

void allWarnings(bool on) {
  digitalWrite(YELLOW_PIN, on);
  digitalWrite(RED_PIN, on);
  digitalWrite(BUZZER_PIN, on);
}

void learn(float rms) {
  allWarnings(false);
  if (rms < STANDS) {
    windows = 0;
    normal = 0;
    return;
  }
  windows = windows + 1;
  if (windows > FIRST_WINDOW) normal = normal + rms / (LAST_WINDOW - FIRST_WINDOW);
  if (windows == LAST_WINDOW) {
    state = WATCHES;
    calmAt = millis();  // the two seconds count from here
  }
}

void watch(float rms) {
  if (rms <= RED_TIMES * normal) {
    calmAt = millis();
  }
  bool alarm = millis() - calmAt >= HOLD;
  digitalWrite(YELLOW_PIN, rms > YELLOW_TIMES * normal);
  digitalWrite(RED_PIN, alarm);
  digitalWrite(BUZZER_PIN, alarm);
}

// No gravity: a wire is off, or the sensor lost its power and sleeps.
void reportNoSensor() {
  Serial.println(F("No answer from the sensor"));
  if (state == LEARNS) learn(0);
  calmAt = millis();
  digitalWrite(YELLOW_PIN, HIGH);
  digitalWrite(RED_PIN, HIGH);
  digitalWrite(BUZZER_PIN, LOW);
  wakeSensor();
}

void setup() {
  Serial.begin(115200);
  Wire.begin();
  Wire.setClock(400000);  // 400 kHz: a reading takes a quarter of a millisecond
  wakeSensor();
  pinMode(YELLOW_PIN, OUTPUT);
  pinMode(RED_PIN, OUTPUT);
  pinMode(BUZZER_PIN, OUTPUT);
  allWarnings(true);  // a test: what stays dark or silent is broken
  delay(100);
  allWarnings(false);
  lastAt = micros();
}

void loop() {
  if (micros() - lastAt < PERIOD) {
    return;
  }
  lastAt = lastAt + PERIOD;

  long z = readZ();
  sum = sum + z;
  squares = squares + z * z;
  count = count + 1;
  if (count < READINGS) {
    return;
  }

  float rms = endWindow();
  if (gravity < LEAST_GRAVITY) {
    reportNoSensor();
    return;
  }
  Serial.print(F("RMS: "));
  Serial.print(rms);
  Serial.println(F(" mg"));
  if (state == LEARNS) {
    learn(rms);
  } else {
    watch(rms);
  }
}
//// accepted takes-off-a-zero of solution
// Whole numbers alone: each window of 400 ms takes off the mean of the one before. It waits for each reading, and counts strong windows.
~ READINGS = 250 => READINGS = 400
...
~ FIRST_WINDOW = 4 => FIRST_WINDOW = 3
...
~ LAST_WINDOW = 12 => LAST_WINDOW = 9
...
~ unsigned long calmAt = 0; => long zero = 1000; int strong = 0;
...
-  float mean = (float)sum / count;
-  float square = (float)squares / count - mean * mean;
+  long mean = sum / count;
+  long square = squares / count - mean * mean;
+  zero = zero + mean;
...
~ return sqrt(max(square, 0)); => return sqrt(square);
...
~ gravity = mean; => gravity = zero;
...
~ calmAt = millis(); => strong = 0;
...
~ bool alarm = millis() - calmAt >= HOLD; => if (rms > RED_TIMES * normal) strong = min(strong + 1, 5); bool alarm = strong == 5;
...
-  if (micros() - lastAt < PERIOD) {
-    return;
-  }
+  while (micros() - lastAt < PERIOD) {}
...
~ long z = readZ(); => long z = readZ() - zero;
//// accepted half-seconds-and-a-tone of solution
// Windows of half a second, and the mean of four of them; a tone instead of a level. It prints how many times normal, too.
~ READINGS = 250 => READINGS = 500
...
~ FIRST_WINDOW = 4 => FIRST_WINDOW = 2
...
~ LAST_WINDOW = 12 => LAST_WINDOW = 6
...
-  digitalWrite(BUZZER_PIN, alarm);
+  if (alarm) tone(BUZZER_PIN, 880); else noTone(BUZZER_PIN);
...
~ Serial.println(F(" mg")); => Serial.print(F(" mg, times: ")); Serial.println(rms / normal);
//// wrong raw-numbers of solution (prints_rms remembers sees_change alarms)
// It prints each reading, as the starter does.
~ long z = readZ(); => Serial.println(readZ()); delay(20); return; long z = readZ();
//// wrong always-warns of solution (learns remembers is_quiet sees_change bears_knocks)
// All is on.
~ digitalWrite(YELLOW_PIN, rms > YELLOW_TIMES * normal); => (void)0;
...
~ if (state == LEARNS) { => digitalWrite(YELLOW_PIN, 1); digitalWrite(RED_PIN, 1); digitalWrite(BUZZER_PIN, 1); if (rms < 0) {
//// wrong never-warns of solution (remembers sees_change alarms)
// It prints, and warns of nothing.
~ if (state == LEARNS) { => if (rms < 0) { learn(rms); } else if (true) {
//// wrong constant-text of solution (prints_rms)
// It prints the same number all the time.
~ Serial.print(rms); => Serial.print(2);
//// wrong cycling-numbers of solution (prints_rms)
// It prints all numbers, one after the other.
~ Serial.print(rms); => Serial.print(millis() / 250 % 240);
//// wrong replays-a-timeline of solution (remembers is_quiet sees_change alarms)
// Its lamps follow the clock.
~ if (state == LEARNS) { => rms = millis() < 9000 ? 0 : millis() / 3000 % 3 * 150; normal = 40; if (rms < 0) {
//// wrong yellow-too-low of solution (is_quiet)
// It warns from 1.7 times on.
~ YELLOW_TIMES = 2 => YELLOW_TIMES = 1.7
//// wrong yellow-too-high of solution (sees_change)
// It warns from 2.3 times on.
~ YELLOW_TIMES = 2 => YELLOW_TIMES = 2.3
//// wrong red-too-low of solution (sees_change)
// Its alarm comes from 3.6 times on.
~ RED_TIMES = 4 => RED_TIMES = 3.6
//// wrong red-too-high of solution (alarms)
// Its alarm comes from 4.4 times on.
~ RED_TIMES = 4 => RED_TIMES = 4.4
//// wrong inverted of solution (learns)
// Its yellow LED shines while all is well.
~ rms > YELLOW_TIMES * normal => rms <= YELLOW_TIMES * normal
//// wrong hold-too-short of solution (bears_knocks)
// It waits for less than one second.
~ HOLD = 2000 => HOLD = 900
//// wrong hold-too-long of solution (alarms)
// It waits for four seconds.
~ HOLD = 2000 => HOLD = 4000
//// wrong fixed-limits of solution (remembers sees_change alarms)
// It takes 60 mg as normal, for any mill.
~ normal = normal + rms => normal = 60; rms = rms
//// wrong learns-at-rest of solution (learns remembers is_quiet sees_change)
// It learns while the mill stands.
~ STANDS = 10 => STANDS = 0
//// wrong learns-anew of solution (remembers)
// Each start of the mill is a new normal.
~ if (rms <= RED_TIMES * normal) { => if (rms < STANDS) { state = LEARNS; windows = 0; normal = 0; return; } if (rms <= RED_TIMES * normal) {
//// wrong gravity-left-in of solution (prints_rms remembers sees_change alarms)
// It does not take off the mean: it measures 1000 mg.
~ - mean * mean; => ;
//// wrong narrow-filter of solution (remembers sees_change alarms)
// The filter of 44 Hz hides the bearing.
~ Wire.write(0);  // wakes the sensor => Wire.write(0); Wire.endTransmission(); Wire.beginTransmission(SENSOR); Wire.write(0x1A); Wire.write(3);
//// wrong int-squares of solution (prints_rms remembers)
// An int cannot hold the square of 1000.
~ long z = readZ(); => int z = readZ();

//// extension
//// solution of project
// The difference to the reading before lets the bearing's fast shaking pass, and makes slow shaking small.
-enum State { LEARNS, WATCHES };
+const float FAST = 0.6;  // of the RMS
+long before = 0;
+float differences = 0;  // the sum of their squares
+
+enum State { LEARNS, WATCHES };
...
+// How large the differences are, beside the RMS.
+float fastness(float rms) {
+  float fast = sqrt(differences / READINGS) / rms;
+  differences = 0;
+  return fast;
+}
+
 void watch(float rms) {
...
   squares = squares + z * z;
+  differences = differences + (z - before) * (z - before);
+  before = z;
...
   float rms = endWindow();
+  float fast = fastness(rms);
...
     watch(rms);
+    bool changed = rms > YELLOW_TIMES * normal;
+    Serial.println(!changed ? F("sound") : fast > FAST ? F("bearing") : F("bolt"));
//// accepted whole-numbers of solution
// It compares mean squares, as whole numbers.
~ float differences = 0;  // the sum of their squares => long differences = 0;
...
~ float fast = sqrt(differences / READINGS) / rms; => float fast = differences / READINGS / (rms * rms);
...
~ fast > FAST => fast > FAST * FAST
//// accepted crossings of solution
// It counts how often the reading goes through 1000 mg: 24 times a window at the turning, 80 with a worn bearing.
~ differences = differences + (z - before) * (z - before); => if ((z > 1000) != (before > 1000)) differences++;
...
~ float fast = sqrt(differences / READINGS) / rms; => float fast = differences / 75;
//// wrong as-before of project (says_sound says_bearing says_bolt)
// The solution of the project itself.
//// wrong always-bearing of solution (says_bolt)
// It calls each change a bearing.
~ fast > FAST => true
//// wrong by-strength of solution (says_bearing)
// It takes what is strong for a bolt.
~ fast > FAST => rms < 3 * normal
//// wrong inverted of solution (says_bearing says_bolt)
// Bearing and bolt are exchanged.
~ fast > FAST => fast < FAST
//// wrong limit-too-low of solution (says_bolt)
// A bolt's differences are 0.4 of its RMS.
~ FAST = 0.6 => FAST = 0.3
//// wrong limit-too-high of solution (says_bearing)
// Few bearings reach 1.2.
~ FAST = 0.6 => FAST = 1.2
//// wrong never-emptied of solution (says_bolt)
// Its sum of differences grows and grows.
-  differences = 0;
//// wrong kind-without-change of solution (says_sound)
// It calls a sound mill a loose bolt.
~ !changed ? => false ?
