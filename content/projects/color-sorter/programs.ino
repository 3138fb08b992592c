//// solution
#include <Servo.h>

const int S0_PIN = 4;  // how fast OUT may be
const int S1_PIN = 5;
const int S2_PIN = 6;  // which filter
const int S3_PIN = 7;
const int OUT_PIN = 8;
const int SERVO_PIN = 9;

const int LEFT_DEGREES = 60;
const int MIDDLE_DEGREES = 90;
const int RIGHT_DEGREES = 120;

// In microseconds. Measure your own: it lies between the darkest cherry and nothing.
const int NOTHING_ABOVE = 1200;

Servo flap;

// More light makes OUT faster, so its pulses get shorter.
long readFilter(int s2, int s3) {
  digitalWrite(S2_PIN, s2);
  digitalWrite(S3_PIN, s3);
  return pulseIn(OUT_PIN, LOW);
}

void show(const char *name, int degrees) {
  Serial.println(name);
  flap.write(degrees);
}

void setup() {
  Serial.begin(9600);
  pinMode(S0_PIN, OUTPUT);
  pinMode(S1_PIN, OUTPUT);
  pinMode(S2_PIN, OUTPUT);
  pinMode(S3_PIN, OUTPUT);
  digitalWrite(S0_PIN, HIGH);  // HIGH and LOW: 20 %
  digitalWrite(S1_PIN, LOW);
  flap.attach(SERVO_PIN);
}

void loop() {
  long red = readFilter(LOW, LOW);
  long green = readFilter(HIGH, HIGH);
  long blue = readFilter(LOW, HIGH);
  Serial.print(red);
  Serial.print(' ');
  Serial.print(green);
  Serial.print(' ');
  Serial.print(blue);
  Serial.print(' ');

  // Bright and dark fruit change all three alike: so two of them are compared with each other.
  if (red > NOTHING_ABOVE) {
    show("nothing", MIDDLE_DEGREES);
  } else if (red < green) {
    show("ripe", LEFT_DEGREES);
  } else {
    show("green", RIGHT_DEGREES);
  }

  delay(200);
}
//// accepted frequencies
// It counts edges for 100 ms at 2 %, and compares shares of red.
#include <Servo.h>
Servo servo;

float waves(byte filter) {
  digitalWrite(6, filter & 2);
  digitalWrite(7, filter & 1);
  int count = 0;
  bool was = false;
  for (unsigned long begin = millis(); millis() - begin < 100;)
    if (digitalRead(8) != was) was = !was, count++;
  return count;
}

void setup() {
  Serial.begin(115200);
  for (int pin = 4; pin < 8; pin++) pinMode(pin, OUTPUT);
  digitalWrite(5, HIGH);
  servo.attach(9);
}

void loop() {
  float r = waves(0), sum = r + waves(3) + waves(1);
  Serial.println(sum < 33 ? "I see nothing" : r / sum > 0.44 ? "It is RIPE" : "It is GREEN");
  servo.write(sum < 33 ? 88 : r / sum > 0.44 ? 58 : 122);
}
//// accepted clear-and-millis of solution
// Without a filter it sees whether anything is there, four times a second, by the clock.
~ readFilter(LOW, HIGH) => readFilter(HIGH, LOW)
...
~ red > NOTHING_ABOVE => blue > 420
...
~ red < green => 3 * red < 2 * green
...
-  delay(200);
+  static unsigned long last = millis();
+  while (millis() - last < 250) {
+  }
+  last = millis();
//// wrong starter-like of solution (nothing_in_the_middle ripe_to_the_left green_to_the_right)
// It only prints what it measures.
~ Serial.println(name); => Serial.println(); return;
//// wrong always-left of solution (nothing_in_the_middle green_to_the_right)
// The flap is always on the left.
~ flap.write(degrees); => flap.write(LEFT_DEGREES);
//// wrong never-moves of solution (ripe_to_the_left green_to_the_right)
// It says the right names, and the flap stays in the middle.
-  flap.write(degrees);
//// wrong all-names of solution (nothing_in_the_middle ripe_to_the_left green_to_the_right)
// Each line has all three names.
~ Serial.println(name); => Serial.println("nothing ripe green");
//// wrong cycling of solution (nothing_in_the_middle ripe_to_the_left green_to_the_right)
// It measures, but takes turns by the clock.
~ if (red > NOTHING_ABOVE) { => if (millis() / 2000 % 3 == 0) {
...
~ if (red < green) { => if (millis() / 2000 % 3 == 1) {
//// wrong replays-timeline of solution (nothing_in_the_middle ripe_to_the_left green_to_the_right)
// Its readings come from the clock alone.
~ return pulseIn(OUT_PIN, LOW); => return s3 ? 300 : millis() / 100 % 67 < 22 ? 1900 : millis() / 100 % 67 < 45 ? 150 : 400;
//// wrong red-limit-too-low of solution (ripe_to_the_left)
// A fixed limit for red: dark ripe cherries are green to it.
~ red < green => red < 184
//// wrong red-limit-too-high of solution (green_to_the_right)
// A fixed limit for red: bright green cherries are ripe to it.
~ red < green => red < 340
//// wrong nothing-limit-too-low of solution (green_to_the_right)
// A dark green cherry is nothing to it.
~ 1200; => 540;
//// wrong nothing-limit-too-high of solution (nothing_in_the_middle)
// An empty chute is a cherry to it.
~ 1200; => 1960;
//// wrong inverted of solution (ripe_to_the_left green_to_the_right)
// It takes a long time for much light.
~ red < green => red > green
//// wrong blue-for-green of solution (green_to_the_right)
// It forgot S2: this filter is blue.
~ readFilter(HIGH, HIGH) => readFilter(LOW, HIGH)
//// wrong clear-for-green of solution (ripe_to_the_left)
// It forgot S3: without a filter the time is always the shortest.
~ readFilter(HIGH, HIGH) => readFilter(HIGH, LOW)
//// wrong switched-off of solution (nothing_in_the_middle ripe_to_the_left)
// S0 and S1 are low: OUT is off, and pulseIn() gives 0.
~ digitalWrite(S0_PIN, HIGH); => digitalWrite(S0_PIN, LOW);

//// extension
//// solution of project
// Red more than twice as fast as green is ripe; a little faster is over-ripe.
 const int RIGHT_DEGREES = 120;
+const int FAR_DEGREES = 150;
...
-  } else if (red < green) {
+  } else if (green > 2 * red) {
     show("ripe", LEFT_DEGREES);
+  } else if (green > red) {
+    show("dark", FAR_DEGREES);
//// accepted percent of project
// It works out how long green is, in percent of red.
+  int percent = 100L * green / red;
   if (red > NOTHING_ABOVE) {
...
-  } else if (red < green) {
-    show("ripe", LEFT_DEGREES);
+  } else if (percent > 120) {
+    if (percent < 220) show("dark", 148);
+    else show("ripe", LEFT_DEGREES);
//// accepted from-green of solution
// It asks for green cherries before the others, and divides.
-  } else if (green > 2 * red) {
+  } else if (red >= green) {
+    show("green", RIGHT_DEGREES);
+  } else if (green / (float)red > 1.9) {
...
-  } else if (green > red) {
-    show("dark", FAR_DEGREES);
   } else {
-    show("green", RIGHT_DEGREES);
+    show("dark", FAR_DEGREES);
//// wrong dark-is-ripe of project (dark_far_to_the_right)
// The solution of the project itself.
//// wrong ratio-too-low of solution (dark_far_to_the_right)
// Half as fast again is ripe to it.
~ green > 2 * red => 2 * green > 3 * red
//// wrong ratio-too-high of solution (ripe_to_the_left)
// Only three times as fast is ripe to it.
~ green > 2 * red => green > 3 * red
//// wrong fixed-limit of solution (ripe_to_the_left dark_far_to_the_right)
// Little light is over-ripe to it: dark ripe cherries, too.
~ green > 2 * red => green > red && red < 320
//// wrong dark-is-nothing of solution (dark_far_to_the_right)
// A dark over-ripe cherry is nothing to it.
~ 1200; => 900;
//// wrong replays-timeline of solution (nothing_in_the_middle ripe_to_the_left green_to_the_right dark_far_to_the_right)
// Its readings come from the clock alone.
~ return pulseIn(OUT_PIN, LOW); => return s3 ? 300 : millis() / 2000 % 4 * 100 + 100;
//// wrong inverted of solution (ripe_to_the_left dark_far_to_the_right)
// Ripe and over-ripe are exchanged.
~ green > 2 * red => green > red && green < 2 * red
