//// solution
#include <Servo.h>

const int POWER_PIN = 7;  // feeds the plate
const int RAIN_PIN = A0;
const int SERVO_PIN = 9;

// Measure your own plate. Between the two limits the window stays as it is.
const int WET_BELOW = 700;
const int DRY_ABOVE = 900;

const int CLOSED_DEGREES = 0;
const int OPEN_DEGREES = 90;

Servo window;

// The plate has power only while it is read: current eats its copper away.
int readRain() {
  digitalWrite(POWER_PIN, HIGH);
  delay(10);
  int number = analogRead(RAIN_PIN);
  digitalWrite(POWER_PIN, LOW);
  return number;
}

void setup() {
  Serial.begin(9600);
  pinMode(POWER_PIN, OUTPUT);
  window.attach(SERVO_PIN);
}

void loop() {
  int number = readRain();
  Serial.println(number);

  // There is no else: what is neither wet nor dry moves nothing.
  if (number < WET_BELOW) {
    window.write(CLOSED_DEGREES);
  } else if (number > DRY_ABOVE) {
    window.write(OPEN_DEGREES);
  }

  delay(500);
}
//// accepted functions-and-millis of solution
// It never waits for long, keeps a state of its own, and has other names.
 Servo window;
+enum Weather { UNKNOWN, RAIN, SUN };
+Weather weather = UNKNOWN;
+unsigned long lastLook = 0;
+
+Weather judged(int number) {
+  if (number < WET_BELOW) return RAIN;
+  return number > DRY_ABOVE ? SUN : weather;
+}
...
-  int number = readRain();
+  if (millis() - lastLook < 700) return;
+  lastLook = millis();
+  int number = readRain();
+  weather = judged(number);
...
-  if (number < WET_BELOW) {
-    window.write(CLOSED_DEGREES);
-  } else if (number > DRY_ABOVE) {
-    window.write(OPEN_DEGREES);
-  }
-
-  delay(500);
+  if (weather != UNKNOWN) window.write(weather == RAIN ? CLOSED_DEGREES : OPEN_DEGREES);
//// accepted own-pulses
// Without the library: it sends the servo's pulses itself, and counts in percent of the whole range.
const int PLATE = A0;
bool closed = false;

void hold(unsigned int microseconds) {
  for (int pulse = 0; pulse < 25; pulse++) {
    digitalWrite(9, HIGH);
    delayMicroseconds(microseconds);
    digitalWrite(9, LOW);
    delay(20);
  }
}

void setup() {
  Serial.begin(115200);
  DDRD |= 1 << 7;
  pinMode(9, OUTPUT);
}

void loop() {
  PORTD |= 1 << 7;
  delay(12);
  long sum = 0;
  for (int reading = 0; reading < 8; reading++) sum = sum + analogRead(PLATE);
  PORTD &= ~(1 << 7);
  float percent = sum / 8 / 10.23;
  Serial.print("Dry: ");
  Serial.print(percent, 1);
  Serial.println(" %");
  Serial.flush();
  if (closed ? percent > 88.0 : percent < 68.5) closed = !closed;
  hold(closed ? 560 : 1472);
}
//// accepted slow-arm of solution
// The arm goes one degree after the other, and a switch decides.
 Servo window;
+int degrees = 90;
...
-  if (number < WET_BELOW) {
-    window.write(CLOSED_DEGREES);
-  } else if (number > DRY_ABOVE) {
-    window.write(OPEN_DEGREES);
-  }
+  int goal = degrees;
+  switch ((number >= WET_BELOW) + (number > DRY_ABOVE)) {
+    case 0: goal = CLOSED_DEGREES; break;
+    case 2: goal = OPEN_DEGREES; break;
+  }
+  while (degrees != goal) {
+    degrees += goal > degrees ? 1 : -1;
+    window.write(degrees);
+    delay(4);
+  }
//// accepted microseconds-and-detach of solution
// It moves only when the state changes, and lets the arm go between two moves.
-  window.attach(SERVO_PIN);
+  move(true);
...
 Servo window;
+bool closed = false;
+
+void move(bool close) {
+  closed = close;
+  window.attach(SERVO_PIN);
+  window.writeMicroseconds(close ? 544 : 1472);
+  delay(300);
+  window.detach();
+}
...
-  if (number < WET_BELOW) {
-    window.write(CLOSED_DEGREES);
-  } else if (number > DRY_ABOVE) {
-    window.write(OPEN_DEGREES);
-  }
+  if (!closed && number < WET_BELOW) move(true);
+  if (closed && number > DRY_ABOVE) move(false);
//// wrong always-open of solution (closes_when_wet)
// It measures, and the window never moves.
-    window.write(CLOSED_DEGREES);
//// wrong always-closed of solution (opens_when_dry)
// It never opens.
-    window.write(OPEN_DEGREES);
//// wrong cycling of solution (closes_when_wet stays_closed_until_dry opens_when_dry stays_open_until_wet)
// The window opens and closes by the clock; the number is only printed.
-  if (number < WET_BELOW) {
+  if (millis() / 4000 % 2 == 0) {
...
-  } else if (number > DRY_ABOVE) {
+  } else {
//// wrong replays-timeline (closes_when_wet stays_closed_until_dry opens_when_dry stays_open_until_wet)
// It prints numbers that look right, pulses the plate, and never reads.
#include <Servo.h>

const unsigned long TIMES[] = {5000, 9600, 14300, 19000, 24000, 28500, 33500};
Servo window;

void setup() {
  Serial.begin(9600);
  pinMode(7, OUTPUT);
  window.attach(9);
}

void loop() {
  digitalWrite(7, HIGH);
  delay(10);
  digitalWrite(7, LOW);
  int passed = 0;
  while (passed < 7 && millis() > TIMES[passed]) passed++;
  Serial.println(passed % 2 ? 960 : 320);
  window.write(passed % 2 ? 90 : 0);
  delay(500);
}
//// wrong measures-once of solution (closes_when_wet opens_when_dry)
// Its number is that of the first round.
~ int number = readRain(); => static int number = readRain();
//// wrong plate-always-powered of solution (plate_rests)
// It never switches the plate off.
-  digitalWrite(POWER_PIN, LOW);
//// wrong rests-while-powered of solution (plate_rests)
// It waits half a second before it switches the plate off.
-  digitalWrite(POWER_PIN, LOW);
-  return number;
+  delay(500);
+  digitalWrite(POWER_PIN, LOW);
+  return number;
...
-  }
-
-  delay(500);
+  }
//// wrong never-powered of solution (opens_when_dry)
// Without power the number is 0, as if it rained.
-  digitalWrite(POWER_PIN, HIGH);
//// wrong reads-too-late of solution (opens_when_dry)
// It reads when the plate is off again.
-  int number = analogRead(RAIN_PIN);
-  digitalWrite(POWER_PIN, LOW);
+  digitalWrite(POWER_PIN, LOW);
+  int number = analogRead(RAIN_PIN);
//// wrong no-pin-mode of solution (opens_when_dry)
// Pin 7 is no output: it gives only a trickle.
-  pinMode(POWER_PIN, OUTPUT);
//// wrong one-limit-in-the-middle of solution (stays_closed_until_dry stays_open_until_wet)
// A single limit: one drop more or less moves the window.
~ 700; => 800;
...
~ 900; => 800;
//// wrong else-opens of solution (stays_closed_until_dry)
// Whatever is not wet opens the window.
~ } else if (number > DRY_ABOVE) { => } else {
//// wrong closes-at-the-first-drop of solution (stays_open_until_wet)
// Whatever is not dry closes the window.
~ if (number < WET_BELOW) { => if (number <= DRY_ABOVE) {
//// wrong either-limit of solution (opens_when_dry)
// "Or" is true at every number, and asked first.
~ if (number < WET_BELOW) { => if (number < DRY_ABOVE || number > WET_BELOW) {
//// wrong half-open-between of solution (stays_closed_until_dry)
// Between the limits the window stands half open.
-    window.write(OPEN_DEGREES);
+    window.write(OPEN_DEGREES);
+  } else {
+    window.write(45);
//// wrong wet-limit-too-low of solution (closes_when_wet)
// At 9 % of the plate the number is 693: it does not close.
~ 700; => 690;
//// wrong wet-limit-too-high of solution (stays_open_until_wet)
// At 8 % of the plate the number is 718: it closes already.
~ 700; => 725;
//// wrong dry-limit-too-low of solution (stays_closed_until_dry)
// At 3 % of the plate the number is 874: it opens already.
~ 900; => 865;
//// wrong dry-limit-too-high of solution (opens_when_dry)
// At 2 % of the plate the number is 914: it does not open.
~ 900; => 920;
//// wrong inverted of solution (closes_when_wet)
// It takes a high number for rain.
-const int CLOSED_DEGREES = 0;
-const int OPEN_DEGREES = 90;
+const int CLOSED_DEGREES = 90;
+const int OPEN_DEGREES = 0;
//// wrong other-way-round of solution (closes_when_wet)
// Its window closes at 180 degrees.
~ CLOSED_DEGREES = 0; => CLOSED_DEGREES = 180;
//// wrong waits-for-the-sun of solution (opens_when_dry)
// It waits in a loop for a number that it does not read again.
     window.write(CLOSED_DEGREES);
+    while (number < WET_BELOW) delay(100);
//// wrong looks-too-seldom of solution (closes_when_wet stays_closed_until_dry opens_when_dry stays_open_until_wet)
// It measures every six seconds.
~ delay(500); => delay(6000);

//// extension
//// solution of project
// It remembers when the plate was last not dry.
 const int DRY_ABOVE = 900;
+const unsigned long DRY_TIME = 4000;  // milliseconds
...
 Servo window;
+unsigned long lastDamp = 0;
...
-  // There is no else: what is neither wet nor dry moves nothing.
+  // One number that is not dry begins the time again.
+  if (number <= DRY_ABOVE) lastDamp = millis();
+
...
-  } else if (number > DRY_ABOVE) {
+  } else if (millis() - lastDamp >= DRY_TIME) {
//// accepted counts-rounds of project
// It counts dry numbers that follow each other: eight take four seconds.
 Servo window;
+int dryRounds = 0;
...
-  if (number < WET_BELOW) {
+  dryRounds = number > DRY_ABOVE ? dryRounds + 1 : 0;
+  if (number < WET_BELOW) {
...
-  } else if (number > DRY_ABOVE) {
+  } else if (dryRounds > 8) {
//// accepted states of project
// A state machine, by the clock.
 Servo window;
+enum State { OPEN, CLOSED, WAITING };
+State state = OPEN;
+unsigned long since = 0;
...
-  if (number < WET_BELOW) {
-    window.write(CLOSED_DEGREES);
-  } else if (number > DRY_ABOVE) {
-    window.write(OPEN_DEGREES);
-  }
-
-  delay(500);
+  bool dry = number > DRY_ABOVE;
+  if (number < WET_BELOW) {
+    state = CLOSED;
+  } else if (state == CLOSED && dry) {
+    state = WAITING;
+    since = millis();
+  } else if (state == WAITING && !dry) {
+    state = CLOSED;
+  } else if (state == WAITING && millis() - since > 4000) {
+    state = OPEN;
+  }
+  window.write(state == OPEN ? OPEN_DEGREES : CLOSED_DEGREES);
+  delay(300);
//// wrong opens-at-once of project (waits_when_dry)
// The solution of the project itself.
//// wrong never-moves (closes_when_wet)
// It does nothing at all.
void setup() {}

void loop() {}
//// wrong never-opens of solution (opens_after_four_seconds)
// Once closed, it stays closed.
~ window.write(OPEN_DEGREES); => window.write(CLOSED_DEGREES);
//// wrong replays-timeline of solution (opens_after_four_seconds stays_open_until_wet closes_when_wet waits_when_dry drops_begin_the_wait_again waits_once_more)
// It opens and closes by the clock.
-  if (number <= DRY_ABOVE) lastDamp = millis();
...
-  if (number < WET_BELOW) {
+  if (millis() % 19000 > 9000) {
...
-  } else if (millis() - lastDamp >= DRY_TIME) {
+  } else {
//// wrong waits-a-second of solution (waits_when_dry)
// It waits only one second.
~ 4000; => 1000;
//// wrong waits-seven-seconds of solution (opens_after_four_seconds)
// It waits too long.
~ 4000; => 7000;
//// wrong adds-up-dry-times of project (waits_once_more)
// It counts dry numbers, but a drop does not make it begin again.
 Servo window;
+int dryRounds = 0;
...
-  if (number < WET_BELOW) {
+  if (number > DRY_ABOVE) dryRounds++;
+  if (number < WET_BELOW) {
+    dryRounds = 0;
...
-  } else if (number > DRY_ABOVE) {
+  } else if (dryRounds > 8) {
//// wrong drops-do-not-count of solution (waits_once_more drops_begin_the_wait_again)
// Only rain begins the time again, not a few drops.
~ if (number <= DRY_ABOVE) lastDamp = millis(); => if (number < WET_BELOW) lastDamp = millis();
//// wrong waits-in-a-delay of project (waits_once_more opens_after_four_seconds drops_begin_the_wait_again closes_when_wet)
// It waits in a delay, sees no drop meanwhile, and opens.
-    window.write(OPEN_DEGREES);
+    delay(4000);
+    window.write(OPEN_DEGREES);
//// wrong closes-late of solution (closes_when_wet)
// It waits before it closes, too.
-  if (number < WET_BELOW) {
+  static unsigned long lastDry = 0;
+  if (number >= WET_BELOW) lastDry = millis();
+  if (number < WET_BELOW && millis() - lastDry > 3000) {
...
-  } else if (millis() - lastDamp >= DRY_TIME) {
+  } else if (number > DRY_ABOVE && millis() - lastDamp >= DRY_TIME) {
//// wrong plate-always-powered of solution (plate_rests)
// It never switches the plate off.
-  digitalWrite(POWER_PIN, LOW);
