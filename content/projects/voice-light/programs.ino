//// solution
#include <SoftwareSerial.h>

const int RX_PIN = 10;  // from TXD of the module
const int TX_PIN = 11;  // to RXD, through 1 kilo-ohm and 2 kilo-ohms
const int LAMP_PIN = 7;

SoftwareSerial phone(RX_PIN, TX_PIN);

void setup() {
  pinMode(LAMP_PIN, OUTPUT);
  phone.begin(9600);
  phone.setTimeout(100);  // a word comes whole: wait no longer for its end
}

void loop() {
  // The app ends each word with the signs 13 and 10: trim() takes the first away.
  String spoken = phone.readStringUntil('\n');
  spoken.trim();
  spoken.toLowerCase();

  // No word came.
  if (spoken == "") {
    return;
  }

  if (spoken == "washa") {
    digitalWrite(LAMP_PIN, HIGH);
    phone.println("Taa imewaka");
  } else if (spoken == "zima") {
    digitalWrite(LAMP_PIN, LOW);
    phone.println("Taa imezimwa");
  } else {
    phone.println("Sijui");
  }
}
//// accepted array-of-letters
// It reads into an array of letters, and compares with strcasecmp.
#include <SoftwareSerial.h>
SoftwareSerial bt(10, 11);
char text[20];

void setup() {
  pinMode(7, OUTPUT);
  bt.begin(9600);
}

void loop() {
  byte count = bt.readBytesUntil('\n', text, sizeof text - 1);
  if (count == 0) return;
  text[count] = 0;
  if (text[count - 1] == '\r') text[count - 1] = 0;
  if (strcasecmp(text, "washa") == 0) {
    digitalWrite(7, HIGH);
    bt.print("Sawa, taa imewaka.\n");
  } else if (!strcasecmp(text, "zima")) {
    digitalWrite(7, LOW);
    bt.print("Sawa, taa imezimwa.\n");
  } else {
    bt.print("SIJUI ");
    bt.println(text);
  }
}
//// accepted functions-and-millis of solution
// Functions of its own, a state in a variable, and it looks 20 times a second.
 SoftwareSerial phone(RX_PIN, TX_PIN);
+bool isOn = false;
+unsigned long last = 0;
+
+void answer(const char *text) {
+  phone.println(text);
+}
+
+void setLamp(bool on) {
+  isOn = on;
+  digitalWrite(LAMP_PIN, isOn);
+  answer(isOn ? "Taa imewaka" : "Taa imezimwa");
+}
...
 void loop() {
+  if (millis() - last < 50) return;
+  last = millis();
...
-  spoken.toLowerCase();
...
-  if (spoken == "washa") {
-    digitalWrite(LAMP_PIN, HIGH);
-    phone.println("Taa imewaka");
-  } else if (spoken == "zima") {
-    digitalWrite(LAMP_PIN, LOW);
-    phone.println("Taa imezimwa");
-  } else {
-    phone.println("Sijui");
-  }
+  if (spoken.equalsIgnoreCase("washa")) return setLamp(true);
+  if (spoken.equalsIgnoreCase("zima")) return setLamp(false);
+  answer("Sijui");
//// accepted waits-a-second of solution
// readString() waits a second for more; it also says what it got.
-  phone.setTimeout(100);  // a word comes whole: wait no longer for its end
...
-  String spoken = phone.readStringUntil('\n');
+  String spoken = phone.readString();
...
-  spoken.toLowerCase();
+  spoken.toUpperCase();
+  if (spoken != "") phone.println("Neno: " + spoken);
...
-  if (spoken == "washa") {
+  if (spoken == "WASHA") {
...
-  } else if (spoken == "zima") {
+  } else if (spoken == "ZIMA") {
//// wrong always-on of solution (waits_for_a_word zima_switches_off)
// The lamp shines from the start, and no word puts it out.
-  pinMode(LAMP_PIN, OUTPUT);
+  pinMode(LAMP_PIN, OUTPUT);
+  digitalWrite(LAMP_PIN, HIGH);
...
-    digitalWrite(LAMP_PIN, LOW);
//// wrong never-on of solution (washa_switches_on other_words_leave_it_on)
// It answers well, but the lamp never shines.
-    digitalWrite(LAMP_PIN, HIGH);
//// wrong does-nothing (washa_switches_on zima_switches_off other_words_change_nothing other_words_leave_it_on)
// It does nothing at all.
void setup() {}

void loop() {}
//// wrong toggles-with-any-word of solution (washa_switches_on zima_switches_off other_words_change_nothing other_words_leave_it_on)
// Each word switches the lamp over.
-  if (spoken == "washa") {
+  if (digitalRead(LAMP_PIN) == LOW) {
...
-  } else if (spoken == "zima") {
+  } else {
...
-  } else {
-    phone.println("Sijui");
//// wrong first-letter of solution (other_words_change_nothing other_words_leave_it_on)
// It looks at the first letter only.
-  if (spoken == "washa") {
+  if (spoken[0] == 'w') {
...
-  } else if (spoken == "zima") {
+  } else if (spoken[0] == 'z') {
//// wrong begins-with of solution (other_words_change_nothing other_words_leave_it_on)
// It takes words that only begin in the same way.
-  if (spoken == "washa") {
+  if (spoken.startsWith("washa")) {
...
-  } else if (spoken == "zima") {
+  } else if (spoken.startsWith("zima")) {
//// wrong part-of-a-word of solution (other_words_change_nothing other_words_leave_it_on)
// It looks for a part of the word.
-  if (spoken == "washa") {
+  if (spoken.indexOf("asha") >= 0) {
...
-  } else if (spoken == "zima") {
+  } else if (spoken.indexOf("zima") >= 0) {
//// wrong length-of-a-word of solution (other_words_change_nothing other_words_leave_it_on)
// It counts the letters.
-  if (spoken == "washa") {
+  if (spoken.length() == 5) {
...
-  } else if (spoken == "zima") {
+  } else if (spoken.length() == 4) {
//// wrong no-trim of solution (washa_switches_on zima_switches_off other_words_leave_it_on)
// The sign 13 stays at the end of each word.
-  spoken.trim();
//// wrong small-letters-only of solution (washa_switches_on zima_switches_off)
// WASHA and Zima are other words to it.
-  spoken.toLowerCase();
//// wrong other-words-put-it-out of solution (other_words_change_nothing other_words_leave_it_on)
// Its else puts the lamp out.
-    phone.println("Sijui");
+    digitalWrite(LAMP_PIN, LOW);
+    phone.println("Sijui");
//// wrong no-answer of solution (washa_switches_on zima_switches_off other_words_change_nothing other_words_leave_it_on)
// It prints to the computer, not to the phone.
-  phone.begin(9600);
+  phone.begin(9600);
+  Serial.begin(9600);
...
-    phone.println("Taa imewaka");
+    Serial.println("Taa imewaka");
...
-    phone.println("Taa imezimwa");
+    Serial.println("Taa imezimwa");
...
-    phone.println("Sijui");
+    Serial.println("Sijui");
//// wrong one-answer-for-all of solution (washa_switches_on zima_switches_off other_words_change_nothing other_words_leave_it_on)
// It gives all answers to each word.
-    return;
-  }
+    return;
+  }
+  phone.println("Taa imewaka, imezimwa, sijui");
//// wrong answers-in-turn of solution (washa_switches_on zima_switches_off other_words_change_nothing other_words_leave_it_on)
// Its answers and its lamp follow their turn, not the word.
-    return;
-  }
+    return;
+  }
+  static byte turn = 0;
+  spoken = turn == 0 ? "washa" : turn == 1 ? "zima" : "";
+  turn = (turn + 1) % 3;
//// wrong replays-timeline of solution (washa_switches_on zima_switches_off other_words_change_nothing other_words_leave_it_on quiet_without_a_word)
// Its lamp follows the clock; its answers are right.
-    digitalWrite(LAMP_PIN, HIGH);
...
-    digitalWrite(LAMP_PIN, LOW);
...
 void loop() {
+  digitalWrite(LAMP_PIN, millis() / 2500 % 2);
//// wrong tells-its-state-all-the-time of solution (waits_for_a_word other_words_change_nothing other_words_leave_it_on quiet_without_a_word)
// It sends the lamp's state each second, asked or not.
 void loop() {
+  static unsigned long last = 0;
+  if (millis() - last > 1000) {
+    last = millis();
+    phone.println(digitalRead(LAMP_PIN) ? "Taa imewaka" : "Taa imezimwa");
+  }
//// wrong other-baud-rate of solution (washa_switches_on zima_switches_off other_words_change_nothing other_words_leave_it_on)
// It listens at 38400 baud.
-  phone.begin(9600);
+  phone.begin(38400);
//// wrong rx-and-tx-swapped of solution (washa_switches_on zima_switches_off other_words_change_nothing other_words_leave_it_on)
// It listens where it should talk.
~ phone(RX_PIN, TX_PIN); => phone(TX_PIN, RX_PIN);
//// wrong no-pin-mode of solution (washa_switches_on other_words_leave_it_on)
// The pin of the lamp stays an input: the gate gets only a little.
-  pinMode(LAMP_PIN, OUTPUT);

//// extension
//// solution of project
// The number behind "washa" says how many seconds; 0 is for ever.
 SoftwareSerial phone(RX_PIN, TX_PIN);
+unsigned long startedAt = 0;
+unsigned long seconds = 0;
...
 void loop() {
+  if (seconds > 0 && millis() - startedAt >= seconds * 1000) {
+    digitalWrite(LAMP_PIN, LOW);
+    seconds = 0;
+  }
+
...
-  if (spoken == "washa") {
+  if (spoken == "washa" || (spoken.startsWith("washa ") && spoken.substring(5).toInt() > 0)) {
+    seconds = spoken.substring(5).toInt();
+    startedAt = millis();
...
   } else if (spoken == "zima") {
+    seconds = 0;
//// accepted end-time of solution
// It works out when the lamp goes out, and keeps that time.
-unsigned long startedAt = 0;
-unsigned long seconds = 0;
+unsigned long endsAt = 0;
+bool timed = false;
...
-  if (seconds > 0 && millis() - startedAt >= seconds * 1000) {
-    digitalWrite(LAMP_PIN, LOW);
-    seconds = 0;
-  }
+  if (timed && millis() > endsAt) digitalWrite(LAMP_PIN, LOW);
...
-    seconds = spoken.substring(5).toInt();
-    startedAt = millis();
+    long seconds = spoken.substring(5).toInt();
+    timed = seconds > 0;
+    endsAt = millis() + seconds * 1000;
...
-    seconds = 0;
-    digitalWrite(LAMP_PIN, LOW);
+    timed = false;
+    digitalWrite(LAMP_PIN, LOW);
//// accepted counts-down of solution
// It counts tenths of a second down.
-  if (seconds > 0 && millis() - startedAt >= seconds * 1000) {
-    digitalWrite(LAMP_PIN, LOW);
-    seconds = 0;
-  }
+  if (seconds > 0 && millis() - startedAt >= 100) {
+    startedAt += 100;
+    if (--seconds == 0) digitalWrite(LAMP_PIN, LOW);
+  }
...
-    seconds = spoken.substring(5).toInt();
+    seconds = 10 * spoken.substring(5).toInt();
//// wrong for-ever of project (three_seconds six_seconds)
// The solution of the project itself.
//// wrong does-nothing (three_seconds six_seconds zima_ends_it washa_stays other_words_leave_it_on)
// It does nothing at all.
void setup() {}

void loop() {}
//// wrong always-three of solution (six_seconds)
// It does not read the number.
~ spoken.substring(5).toInt(); => spoken.length() > 5 ? 3 : 0;
//// wrong waits-in-a-delay of project (three_seconds six_seconds zima_ends_it)
// It waits in a delay, and hears nothing meanwhile.
-  if (spoken == "washa") {
+  if (spoken.startsWith("washa ")) {
+    digitalWrite(LAMP_PIN, HIGH);
+    phone.println("Taa imewaka");
+    delay(spoken.substring(6).toInt() * 1000);
+    digitalWrite(LAMP_PIN, LOW);
+  } else if (spoken == "washa") {
//// wrong old-time-stays of solution (washa_stays)
// A plain "washa" does not end the time of an earlier word.
-    seconds = spoken.substring(5).toInt();
+    if (spoken.length() > 5) seconds = spoken.substring(5).toInt();
//// wrong milliseconds of solution (three_seconds six_seconds)
// It takes the number as milliseconds.
~ seconds * 1000) { => seconds) {
//// wrong never-ends of solution (three_seconds six_seconds)
// It reads the number, but the lamp stays on.
-    digitalWrite(LAMP_PIN, LOW);
-    seconds = 0;
-  }
+    seconds = 0;
+  }
//// wrong starts-at-power-on of solution (three_seconds six_seconds)
// It counts from when the board was switched on.
-    startedAt = millis();
//// wrong other-words-put-it-out of solution (other_words_leave_it_on)
// Its else puts the lamp out.
-    phone.println("Sijui");
+    digitalWrite(LAMP_PIN, LOW);
+    phone.println("Sijui");
