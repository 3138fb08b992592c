//// solution
#include <SoftwareSerial.h>
#include <Adafruit_Fingerprint.h>
#include <Servo.h>

const int BOLT_PIN = 6;
const int GREEN_PIN = 7;
const int RED_PIN = 8;
const int TX_OF_SENSOR = 2;
const int RX_OF_SENSOR = 3;

const int SHUT_DEGREES = 0;
const int OPEN_DEGREES = 90;
const int LEAST_CONFIDENCE = 60;  // Chosen after measuring both fingers.
const int MOST_REFUSED = 3;
const unsigned long OPEN_TIME = 3000;  // milliseconds
const unsigned long RED_TIME = 1000;
const unsigned long LOCK_TIME = 5000;

enum State { READY, OPEN, REFUSED, LOCKED };

SoftwareSerial sensorPort(TX_OF_SENSOR, RX_OF_SENSOR);
Adafruit_Fingerprint finger(&sensorPort);
Servo bolt;
State state = READY;
unsigned long since = 0;
int refused = 0;
bool isDone = false;

// SoftwareSerial delays a servo's pulses, and the bolt would twitch: so it rests without pulses.
void moveBolt(int degrees) {
  bolt.attach(BOLT_PIN);
  bolt.write(degrees);
  delay(300);
  bolt.detach();
}

void enter(State next) {
  bool wasOpen = state == OPEN;
  state = next;
  since = millis();
  digitalWrite(GREEN_PIN, state == OPEN ? HIGH : LOW);
  digitalWrite(RED_PIN, state == REFUSED || state == LOCKED ? HIGH : LOW);
  if (state == OPEN) moveBolt(OPEN_DEGREES);
  if (wasOpen) moveBolt(SHUT_DEGREES);
}

bool isOver() {
  unsigned long passed = millis() - since;
  switch (state) {
    case OPEN: return passed >= OPEN_TIME;
    case REFUSED: return passed >= RED_TIME;
    case LOCKED: return passed >= LOCK_TIME;
    default: return false;
  }
}

// True once for each finger, at its first good image: it must be lifted before the next one counts.
// It is asked in each state: a finger that came too early does not count later.
bool newFinger() {
  byte answer = finger.getImage();
  if (answer == FINGERPRINT_NOFINGER) isDone = false;
  if (answer != FINGERPRINT_OK || isDone) return false;
  isDone = finger.image2Tz() == FINGERPRINT_OK;
  return isDone;
}

void open() {
  refused = 0;
  enter(OPEN);
}

void refuse() {
  refused++;
  if (refused < MOST_REFUSED) {
    enter(REFUSED);
  } else {
    refused = 0;
    enter(LOCKED);
  }
}

void setup() {
  Serial.begin(9600);
  pinMode(GREEN_PIN, OUTPUT);
  pinMode(RED_PIN, OUTPUT);
  moveBolt(SHUT_DEGREES);
  finger.begin(57600);
  if (!finger.verifyPassword()) Serial.println(F("no sensor"));
}

void loop() {
  if (isOver()) enter(READY);
  bool isNew = newFinger();
  if (state != READY || !isNew) return;
  // Any other answer is a fault of the wires, and refuses no one.
  byte answer = finger.fingerFastSearch();
  if (answer == FINGERPRINT_OK && finger.confidence >= LEAST_CONFIDENCE) {
    open();
  } else if (answer == FINGERPRINT_OK || answer == FINGERPRINT_NOTFOUND) {
    refuse();
  }
}
//// accepted waits-with-delay
// It waits in delays, and then until the finger was lifted.
#include <SoftwareSerial.h>
#include <Adafruit_Fingerprint.h>
#include <Servo.h>

SoftwareSerial port(2, 3);
Adafruit_Fingerprint reader(&port);
Servo arm;
byte strikes = 0;

void turn(int degrees) {
  arm.attach(6);
  arm.write(degrees);
  delay(250);
  arm.detach();
}

void shine(int pin, int milliseconds) {
  digitalWrite(pin, HIGH);
  delay(milliseconds);
  digitalWrite(pin, LOW);
}

void setup() {
  pinMode(7, OUTPUT);
  pinMode(8, OUTPUT);
  reader.begin(57600);
  turn(0);
}

void loop() {
  if (reader.getImage() != FINGERPRINT_OK) return;
  if (reader.image2Tz(1) == FINGERPRINT_OK) {
    if (reader.fingerSearch() == FINGERPRINT_OK && reader.confidence > 59) {
      strikes = 0;
      turn(90);
      shine(7, 3000);
      turn(0);
    } else {
      strikes++;
      shine(8, strikes % 3 ? 1000 : 5000);
    }
  }
  while (reader.getImage() != FINGERPRINT_NOFINGER) delay(20);
}
//// accepted ends-of-times
// Each light has the time at which it goes off, and the servo is never detached.
#include <SoftwareSerial.h>
#include <Adafruit_Fingerprint.h>
#include <Servo.h>

SoftwareSerial port(2, 3);
Adafruit_Fingerprint reader((Stream *)&port);
Servo arm;
unsigned long greenUntil = 0, redUntil = 0;
int left = 3;
byte before = FINGERPRINT_NOFINGER;

void setup() {
  port.begin(57600);
  pinMode(7, OUTPUT);
  pinMode(8, OUTPUT);
  arm.attach(6);
  delay(600);
}

void loop() {
  unsigned long now = millis();
  bool green = now < greenUntil, red = now < redUntil;
  digitalWrite(7, green);
  digitalWrite(8, red);
  arm.write(green ? 90 : 0);
  byte found = reader.getImage();
  bool fresh = found == FINGERPRINT_OK && before != FINGERPRINT_OK;
  before = found;
  if (!fresh || green || red || reader.image2Tz()) return;
  now = millis();
  if (reader.fingerFastSearch() == 0 && reader.confidence >= 60) {
    left = 3;
    greenUntil = now + 3000;
  } else if (--left > 0) {
    redUntil = now + 1000;
  } else {
    left = 3;
    redUntil = now + 5000;
  }
}
//// accepted moves-slowly of waits-with-delay
// Green shines while the bolt moves, which takes half a second each way.
-  delay(250);
+  delay(500);
...
-      turn(90);
-      shine(7, 3000);
-      turn(0);
+      digitalWrite(7, HIGH);
+      turn(90);
+      delay(3000);
+      turn(0);
+      digitalWrite(7, LOW);
//// wrong always-open of solution (opens_once refuses_stranger refuses_weak refuses_once leaves_wet locks_at_three stays_locked rests)
// The bolt never shuts.
~ SHUT_DEGREES = 0 => SHUT_DEGREES = 90
//// wrong never-opens of solution (opens_amina)
// The lights are right, and the bolt does not move.
~ OPEN_DEGREES = 90 => OPEN_DEGREES = 0
//// wrong any-finger of solution (refuses_stranger refuses_weak refuses_once locks_at_three)
// It opens for any finger with a good image.
~ answer == FINGERPRINT_OK && finger.confidence >= LEAST_CONFIDENCE => finger.fingerID >= 0
//// wrong replays-timeline (refuses_stranger opens_amina refuses_weak refuses_once leaves_wet locks_at_three stays_locked)
// It plays what was seen in one run: from when, for how long, which light.
#include <Servo.h>

const long SEEN[][3] = {
  {2200, 3000, 7}, {8300, 1000, 8}, {11400, 3000, 7}, {16100, 1000, 8}, {19600, 1000, 8},
  {24300, 5000, 8}, {32800, 1000, 8}, {36300, 1000, 8}, {41000, 5000, 8},
};
Servo bolt;

void setup() {
  pinMode(7, OUTPUT);
  pinMode(8, OUTPUT);
  bolt.attach(6);
}

void loop() {
  bool on[9] = {};
  for (auto &one : SEEN) {
    long from = one[0], passed = millis() - from;
    if (passed >= 0 && passed < one[1]) on[one[2]] = true;
  }
  for (int pin = 7; pin <= 8; pin++) digitalWrite(pin, on[pin]);
  bolt.write(on[7] ? 90 : 0);
}
//// wrong cycling of replays-timeline (opens_once refuses_stranger opens_amina refuses_weak refuses_once locks_at_three stays_locked)
// It opens and refuses by the clock, and never asks the sensor.
~ passed = millis() - from => passed = millis() % 6000 - from % 6000
//// wrong decides-once of solution (refuses_stranger)
// What it decides for the first finger counts for all.
-  byte answer = finger.fingerFastSearch();
+  static byte answer = finger.fingerFastSearch();
//// wrong confidence-unread of solution (refuses_weak locks_at_three)
// It opens for each finger that is found.
~ >= LEAST_CONFIDENCE => > 0
//// wrong threshold-too-low of solution (locks_at_three)
// A confidence of 59 opens.
~ LEAST_CONFIDENCE = 60 => LEAST_CONFIDENCE = 59
//// wrong threshold-too-high of solution (opens_once opens_amina)
// A confidence of 60 is refused.
~ LEAST_CONFIDENCE = 60 => LEAST_CONFIDENCE = 61
//// wrong inverted of solution (opens_once refuses_stranger opens_amina refuses_weak refuses_once locks_at_three stays_locked)
// It opens for the fingers that it does not know.
~ if (answer == FINGERPRINT_OK && finger.confidence >= LEAST_CONFIDENCE) => if (answer != FINGERPRINT_OK || finger.confidence < LEAST_CONFIDENCE)
//// wrong finger-never-lifted of solution (opens_once refuses_once)
// A finger that stays counts again and again.
~ || isDone) => )
//// wrong wet-is-refused of solution (leaves_wet)
// A bad image counts as a stranger.
~ isDone = finger.image2Tz() == FINGERPRINT_OK => isDone = finger.image2Tz() != FINGERPRINT_TIMEOUT
//// wrong not-in-a-row of solution (refuses_once)
// It counts all refusals, not those in a row.
-  refused = 0;
-  enter(OPEN);
+  enter(OPEN);
//// wrong locks-once of solution (locks_at_three)
// After the lock it counts on, and 4 is not 3: it never locks again.
-  if (refused < MOST_REFUSED) {
+  if (refused != MOST_REFUSED) {
...
-    refused = 0;
     enter(LOCKED);
//// wrong locks-at-each of solution (refuses_weak)
// After the lock it counts on, and each refusal locks.
-    refused = 0;
     enter(LOCKED);
//// wrong locks-at-two of solution (refuses_once)
// The second refusal locks already.
~ MOST_REFUSED = 3 => MOST_REFUSED = 2
//// wrong locks-at-four of solution (locks_at_three stays_locked)
// The third refusal does not lock.
~ MOST_REFUSED = 3 => MOST_REFUSED = 4
//// wrong opens-while-locked of solution (stays_locked)
// Red shines, and a known finger still opens.
~ if (state != READY || !isNew) => if (state == OPEN || !isNew)
//// wrong lock-too-short of solution (stays_locked)
// The lock ends after 3 s.
~ LOCK_TIME = 5000 => LOCK_TIME = 3000
//// wrong lock-too-long of solution (rests)
// The lock ends after 8 s.
~ LOCK_TIME = 5000 => LOCK_TIME = 8000
//// wrong shuts-too-early of solution (opens_once opens_amina)
// The bolt is open for 2 s.
~ OPEN_TIME = 3000 => OPEN_TIME = 2000
//// wrong shuts-too-late of solution (opens_once)
// The bolt is open for 4.5 s.
~ OPEN_TIME = 3000 => OPEN_TIME = 4500
//// wrong red-too-long of solution (refuses_stranger refuses_weak refuses_once)
// Red shines for 2 s.
~ RED_TIME = 1000 => RED_TIME = 2000

//// extension
//// solution of project
// It tells who opens the bolt, and listens for the letter E in each round.
+void eraseAll() {
+  if (finger.emptyDatabase() == FINGERPRINT_OK) {
+    Serial.println(F("erased"));
+  } else {
+    Serial.println(F("It failed: press E again"));
+  }
+}
+
 void open() {
   refused = 0;
+  Serial.print(F("opened by "));
+  Serial.println(finger.fingerID);
...
   if (isOver()) enter(READY);
+  if (Serial.read() == 'E') eraseAll();
//// accepted tells-at-once of project
// It tells the number as soon as it is known, and takes all letters that wait.
   if (isOver()) enter(READY);
+  while (Serial.available()) {
+    char letter = Serial.read();
+    if (letter == 'E' && finger.emptyDatabase() == FINGERPRINT_OK) Serial.println(F("All prints are erased"));
+  }
...
   if (answer == FINGERPRINT_OK && finger.confidence >= LEAST_CONFIDENCE) {
+    char line[20];
+    sprintf(line, "Opened by %u", finger.fingerID);
+    Serial.println(line);
     open();
//// accepted erases-one-by-one of project
// It deletes the templates that it knows of, and counts what is left.
   refused = 0;
+  Serial.println(finger.fingerID == 1 ? F("opened by 1") : F("opened by 2"));
...
   if (isOver()) enter(READY);
+  if (Serial.read() == 'E') {
+    for (int id = 1; id <= 3; id++) finger.deleteModel(id);
+    finger.getTemplateCount();
+    if (finger.templateCount == 0) Serial.println(F("erased"));
+  }
//// wrong tells-nothing of project (tells_amina tells_juma tells_again erases_amina erases_juma)
// The solution of the project itself.

//// wrong does-nothing (tells_amina)
// It does nothing at all.
void setup() {}

void loop() {}
//// wrong always-first of solution (tells_juma)
// It always tells number 1.
~ Serial.println(finger.fingerID); => Serial.println(1);
//// wrong tells-confidence of solution (tells_amina tells_juma tells_again)
// It tells the confidence instead of the number.
~ println(finger.fingerID) => println(finger.confidence)
//// wrong counts-from-zero of solution (tells_amina tells_juma tells_again)
// It counts the fingers from 0 on.
~ println(finger.fingerID) => println(finger.fingerID - 1)
//// wrong any-letter-erases of solution (tells_juma tells_again)
// Any letter erases.
~ Serial.read() == 'E' => Serial.read() >= 0
//// wrong only-says-so of solution (erases_amina erases_juma)
// It prints that all is erased, and erases nothing.
~ finger.emptyDatabase() => finger.getTemplateCount()
//// wrong erases-one of solution (erases_juma)
// It erases the first finger only.
~ emptyDatabase() => deleteModel(1)
//// wrong erases-silently of solution (erases_amina)
// It erases, and does not say so.
~ F("erased") => F(" ")
//// wrong erases-at-the-start of solution (tells_amina)
// It erases all in each round.
~ if (Serial.read() == 'E') eraseAll(); => eraseAll();
