//// solution
#include <SPI.h>
#include <MFRC522.h>
#include <Servo.h>

const int SS_PIN = 10;
const int RST_PIN = 9;
const int SERVO_PIN = 6;
const int GREEN_PIN = 7;
const int RED_PIN = 8;

const int SHUT_DEGREES = 0;
const int OPEN_DEGREES = 90;
const unsigned long OPEN_TIME = 3000;  // milliseconds
const unsigned long RED_TIME = 1000;

// Read your own cards first, and write their UIDs here.
const int UID_BYTES = 4;
const int KNOWN_COUNT = 2;
const byte KNOWN_CARDS[KNOWN_COUNT][UID_BYTES] = {
  {0x83, 0x5A, 0x1C, 0xE7},
  {0xF2, 0x09, 0x6D, 0x34},
};

MFRC522 reader(SS_PIN, RST_PIN);
Servo door;
bool isOpen = false;
bool isRefused = false;
unsigned long openedAt = 0;
unsigned long refusedAt = 0;

// All bytes must be the same: cards of one box often begin alike.
bool isCard(const byte card[]) {
  if (reader.uid.size != UID_BYTES) return false;
  for (int i = 0; i < UID_BYTES; i++) {
    if (reader.uid.uidByte[i] != card[i]) return false;
  }
  return true;
}

bool isKnown() {
  for (int i = 0; i < KNOWN_COUNT; i++) {
    if (isCard(KNOWN_CARDS[i])) return true;
  }
  return false;
}

void openDoor() {
  door.write(OPEN_DEGREES);
  digitalWrite(GREEN_PIN, HIGH);
  digitalWrite(RED_PIN, LOW);
  isOpen = true;
  openedAt = millis();
}

void shutDoor() {
  door.write(SHUT_DEGREES);
  digitalWrite(GREEN_PIN, LOW);
  isOpen = false;
}

void refuse() {
  shutDoor();
  digitalWrite(RED_PIN, HIGH);
  isRefused = true;
  refusedAt = millis();
}

void setup() {
  Serial.begin(9600);
  pinMode(GREEN_PIN, OUTPUT);
  pinMode(RED_PIN, OUTPUT);
  SPI.begin();
  reader.PCD_Init();
  door.attach(SERVO_PIN);
  shutDoor();
}

void loop() {
  if (reader.PICC_IsNewCardPresent() && reader.PICC_ReadCardSerial()) {
    if (isKnown()) {
      openDoor();
    } else {
      refuse();
    }
    // It sleeps until it is taken away: so it opens the door only once.
    reader.PICC_HaltA();
  }

  // There is no delay: so the reader looks for cards all the time.
  if (isOpen && millis() - openedAt >= OPEN_TIME) shutDoor();
  if (isRefused && millis() - refusedAt >= RED_TIME) {
    digitalWrite(RED_PIN, LOW);
    isRefused = false;
  }
}
//// accepted waits-with-delay of solution
// It compares with memcmp() and waits with delay().
-  for (int i = 0; i < UID_BYTES; i++) {
-    if (reader.uid.uidByte[i] != card[i]) return false;
-  }
-  return true;
+  return memcmp(reader.uid.uidByte, card, UID_BYTES) == 0;
...
-  isOpen = true;
-  openedAt = millis();
+  delay(OPEN_TIME);
+  shutDoor();
...
-  isRefused = true;
-  refusedAt = millis();
+  delay(RED_TIME);
+  digitalWrite(RED_PIN, LOW);
...
-    reader.PICC_HaltA();
-  }
-
-  // There is no delay: so the reader looks for cards all the time.
-  if (isOpen && millis() - openedAt >= OPEN_TIME) shutDoor();
-  if (isRefused && millis() - refusedAt >= RED_TIME) {
-    digitalWrite(RED_PIN, LOW);
-    isRefused = false;
-  }
+    reader.PICC_HaltA();
+  }
//// accepted one-long-number
// The UID is one number. No card sleeps: it remembers the last one until twenty rounds found none.
#include <SPI.h>
#include <MFRC522.h>
#include <Servo.h>

MFRC522 rfid(10, 9);
Servo arm;
unsigned long last = 0;
unsigned long since = 0;
int misses = 0;
int lamp = 0;

unsigned long cardNow() {
  if (!rfid.PICC_IsNewCardPresent() || !rfid.PICC_ReadCardSerial()) return 0;
  if (rfid.uid.size != 4) return 1;
  unsigned long number = 0;
  for (int at = 0; at < 4; at++) number = number * 256 + rfid.uid.uidByte[at];
  return number;
}

void show(int pin) {
  lamp = pin;
  since = millis();
  arm.write(pin == 7 ? 90 : 0);
  PORTD = pin == 7 ? PORTD | 1 << 7 : PORTD & ~(1 << 7);
  digitalWrite(8, pin == 8);
}

void setup() {
  DDRD |= 1 << 7;
  pinMode(8, OUTPUT);
  SPI.begin();
  rfid.PCD_Init();
  arm.attach(6);
  show(0);
}

void loop() {
  unsigned long card = cardNow();
  misses = card ? 0 : misses + 1;
  if (misses >= 20) last = 0;
  if (card && card != last) {
    last = card;
    show(card == 0x835A1CE7 || card == 0xF2096D34 ? 7 : 8);
  }
  if (lamp == 7 && millis() - since >= 3000) show(0);
  if (lamp == 8 && millis() - since >= 1000) show(0);
}
//// accepted states-and-text of solution
// The UID becomes a text, and one time tells when the present state ends.
-const int UID_BYTES = 4;
-const int KNOWN_COUNT = 2;
-const byte KNOWN_CARDS[KNOWN_COUNT][UID_BYTES] = {
-  {0x83, 0x5A, 0x1C, 0xE7},
-  {0xF2, 0x09, 0x6D, 0x34},
-};
+const String KNOWN_CARDS = "835A1CE7 F2096D34 ";
...
-bool isOpen = false;
-bool isRefused = false;
-unsigned long openedAt = 0;
-unsigned long refusedAt = 0;
-
-// All bytes must be the same: cards of one box often begin alike.
-bool isCard(const byte card[]) {
-  if (reader.uid.size != UID_BYTES) return false;
-  for (int i = 0; i < UID_BYTES; i++) {
-    if (reader.uid.uidByte[i] != card[i]) return false;
-  }
-  return true;
-}
-
-bool isKnown() {
-  for (int i = 0; i < KNOWN_COUNT; i++) {
-    if (isCard(KNOWN_CARDS[i])) return true;
-  }
-  return false;
-}
+enum State { RESTING, OPEN, REFUSED };
+State state = RESTING;
+unsigned long endsAt = 0;
+
+String uidText() {
+  String text;
+  for (int i = 0; i < reader.uid.size; i++) {
+    if (reader.uid.uidByte[i] < 16) text += "0";
+    text += String(reader.uid.uidByte[i], HEX);
+  }
+  text.toUpperCase();
+  return text + " ";
+}
+
+bool isKnown() {
+  return KNOWN_CARDS.indexOf(uidText()) >= 0;
+}
...
-  isOpen = true;
-  openedAt = millis();
+  state = OPEN;
+  endsAt = millis() + OPEN_TIME;
...
-  digitalWrite(GREEN_PIN, LOW);
-  isOpen = false;
+  digitalWrite(GREEN_PIN, LOW);
+  digitalWrite(RED_PIN, LOW);
+  state = RESTING;
...
-  isRefused = true;
-  refusedAt = millis();
+  state = REFUSED;
+  endsAt = millis() + RED_TIME;
...
-  if (isOpen && millis() - openedAt >= OPEN_TIME) shutDoor();
-  if (isRefused && millis() - refusedAt >= RED_TIME) {
-    digitalWrite(RED_PIN, LOW);
-    isRefused = false;
-  }
+  if (state != RESTING && millis() >= endsAt) shutDoor();
//// wrong always-open of solution (shut_for_c shut_for_fob opens_once rests)
// The door never shuts.
~ door.write(SHUT_DEGREES); => door.write(OPEN_DEGREES);
//// wrong never-opens of solution (opens_for_a opens_for_b)
// The lights are right, and the door does not move.
~ door.write(OPEN_DEGREES); => door.write(SHUT_DEGREES);
//// wrong any-card of solution (shut_for_c shut_for_fob)
// It opens for any card.
~ if (isKnown()) { => if (reader.uid.size > 0) {
//// wrong cycling (opens_for_a opens_for_b shut_for_c shut_for_fob opens_once rests)
// It opens and refuses by the clock, and never asks the reader.
#include <Servo.h>

Servo door;

void setup() {
  pinMode(7, OUTPUT);
  pinMode(8, OUTPUT);
  door.attach(6);
}

void loop() {
  door.write(90);
  digitalWrite(7, HIGH);
  delay(3000);
  door.write(0);
  digitalWrite(7, LOW);
  delay(1200);
  digitalWrite(8, HIGH);
  delay(1000);
  digitalWrite(8, LOW);
  delay(1200);
}
//// wrong replays-timeline (opens_for_a opens_for_b shut_for_c shut_for_fob opens_once rests)
// It plays what was seen in one run.
#include <Servo.h>

const unsigned long OPENED[] = {1300, 4800, 13500, 20100, 28600};
const unsigned long REFUSED[] = {8300, 10900, 24700, 33400};
Servo door;

bool isWithin(unsigned long from, unsigned long length) {
  return millis() >= from && millis() - from < length;
}

void setup() {
  pinMode(7, OUTPUT);
  pinMode(8, OUTPUT);
  door.attach(6);
}

void loop() {
  bool open = false;
  bool refused = false;
  for (unsigned long from : OPENED) open = open || isWithin(from, 3000);
  for (unsigned long from : REFUSED) refused = refused || isWithin(from, 1000);
  door.write(open ? 90 : 0);
  digitalWrite(7, open);
  digitalWrite(8, refused && !open);
}
//// wrong decides-once of solution (shut_for_c shut_for_fob opens_for_a opens_for_b opens_once)
// What it decides for the first card counts for all.
-    if (isKnown()) {
+    static bool known = isKnown();
+    if (known) {
//// wrong first-byte-only of solution (shut_for_c)
// It compares only the first byte.
~ i < UID_BYTES => i < 1
//// wrong three-bytes of solution (shut_for_c)
// It leaves the last byte out.
~ i < UID_BYTES => i < UID_BYTES - 1
//// wrong last-byte-only of solution (shut_for_fob)
// It compares only the last byte.
~ int i = 0; i < UID_BYTES => int i = 3; i < UID_BYTES
//// wrong one-byte-is-enough of solution (shut_for_c shut_for_fob)
// One byte that is the same is enough.
-    if (reader.uid.uidByte[i] != card[i]) return false;
-  }
-  return true;
+    if (reader.uid.uidByte[i] == card[i]) return true;
+  }
+  return false;
//// wrong only-first-card of solution (opens_for_b opens_once)
// It gives up after the first card of the list.
~ i < KNOWN_COUNT => i < KNOWN_COUNT - 1
//// wrong counts-cards of solution (opens_for_a opens_for_b shut_for_c shut_for_fob opens_once)
// It opens for every second card.
-    if (isKnown()) {
+    static int count = 0;
+    count++;
+    if (count % 2 == 1) {
//// wrong inverted of solution (opens_for_a opens_for_b shut_for_c shut_for_fob opens_once)
// It opens for the cards that it does not know.
~ if (isKnown()) { => if (!isKnown()) {
//// wrong card-never-sleeps of solution (opens_once opens_for_a opens_for_b shut_for_c shut_for_fob rests)
// The card stays awake, and the door opens again and again.
-    // It sleeps until it is taken away: so it opens the door only once.
-    reader.PICC_HaltA();
//// wrong never-shuts of solution (shut_for_c shut_for_fob opens_once rests)
// Nothing shuts the door after its time.
-  if (isOpen && millis() - openedAt >= OPEN_TIME) shutDoor();
//// wrong shuts-too-early of solution (opens_for_a opens_for_b opens_once)
// The door is open for 2 s only.
~ OPEN_TIME = 3000 => OPEN_TIME = 2000
//// wrong shuts-too-late of solution (opens_once shut_for_c shut_for_fob rests)
// The door is open for 4 s.
~ OPEN_TIME = 3000 => OPEN_TIME = 4000
//// wrong red-too-long of solution (shut_for_c shut_for_fob)
// Red shines for 3 s.
~ RED_TIME = 1000 => RED_TIME = 3000
//// wrong both-lights of solution (one_light_only shut_for_c shut_for_fob)
// A refused card gets both lights.
-  digitalWrite(RED_PIN, HIGH);
+  digitalWrite(RED_PIN, HIGH);
+  digitalWrite(GREEN_PIN, HIGH);

//// extension
//// solution of project
// It counts the wrong cards. The third one makes red shine longer, and meanwhile no card is read.
 const unsigned long RED_TIME = 1000;
+const unsigned long LOCK_TIME = 5000;
+const int MOST_WRONG = 3;
...
 unsigned long refusedAt = 0;
+int wrongCards = 0;
...
   openedAt = millis();
+  wrongCards = 0;
...
   refusedAt = millis();
+  wrongCards++;
...
-  if (reader.PICC_IsNewCardPresent() && reader.PICC_ReadCardSerial()) {
+  bool isLocked = isRefused && wrongCards >= MOST_WRONG;
+  if (!isLocked && reader.PICC_IsNewCardPresent() && reader.PICC_ReadCardSerial()) {
...
-  if (isRefused && millis() - refusedAt >= RED_TIME) {
+  if (isRefused && millis() - refusedAt >= (isLocked ? LOCK_TIME : RED_TIME)) {
...
     isRefused = false;
+    if (isLocked) wrongCards = 0;
//// accepted locks-with-delay of project
// It waits in a delay while it is locked.
 unsigned long refusedAt = 0;
+int wrong = 0;
...
   openedAt = millis();
+  wrong = 0;
...
   refusedAt = millis();
+  wrong++;
+  if (wrong == 3) {
+    delay(5000);
+    wrong = 0;
+  }
//// accepted locked-until of project
// It keeps the time at which the lock ends.
 unsigned long refusedAt = 0;
+unsigned long lockedUntil = 0;
+byte left = 3;
...
   openedAt = millis();
+  left = 3;
...
   refusedAt = millis();
+  left--;
+  if (left == 0) {
+    lockedUntil = millis() + 5000;
+    left = 3;
+  }
...
-  if (reader.PICC_IsNewCardPresent() && reader.PICC_ReadCardSerial()) {
+  if (millis() < lockedUntil) return;
+  if (reader.PICC_IsNewCardPresent() && reader.PICC_ReadCardSerial()) {
//// wrong never-locks of project (locks_at_three stays_locked)
// The solution of the project itself.
//// wrong never-moves (shut_for_c)
// It does nothing at all.
void setup() {}

void loop() {}
//// wrong locks-at-two of solution (shut_for_fob)
// The second wrong card locks already.
~ MOST_WRONG = 3 => MOST_WRONG = 2
//// wrong locks-at-four of solution (locks_at_three stays_locked)
// The third wrong card does not lock yet.
~ MOST_WRONG = 3 => MOST_WRONG = 4
//// wrong known-card-does-not-reset of solution (first_wrong)
// It counts all wrong cards, not those in a row.
-  wrongCards = 0;
-}
+}
//// wrong lock-too-short of solution (stays_locked)
// The lock ends after 3 s.
~ LOCK_TIME = 5000 => LOCK_TIME = 3000
//// wrong lock-too-long of solution (opens_after_lock)
// The lock ends after 8 s.
~ LOCK_TIME = 5000 => LOCK_TIME = 8000
//// wrong opens-while-locked of solution (stays_locked)
// Red shines, and a known card still opens.
~ if (!isLocked && reader. => if (reader.
//// wrong red-goes-off of solution (locks_at_three stays_locked)
// It is locked, and red shines for 1 s only.
-  if (!isLocked && reader.PICC_IsNewCardPresent() && reader.PICC_ReadCardSerial()) {
+  if (millis() - refusedAt >= RED_TIME) digitalWrite(RED_PIN, LOW);
+  if (!isLocked && reader.PICC_IsNewCardPresent() && reader.PICC_ReadCardSerial()) {
