//// solution
#include <DHT.h>
#include <SoftwareSerial.h>

const char OWNER[] = "+255700000000";  // made up: the phone beside the modem

const int SOIL_PIN = A0;
const int LIGHT_PIN = A1;
const int AIR_PIN = 2;

// Measure your own sensor: in dry soil, and in soaked soil.
const int DRY = 532;
const int WET = 296;

// Between the two limits nothing changes, and no SMS is paid for.
const int DRY_BELOW = 30;
const int WET_FROM = 50;
const int DAY_FROM = 500;

const unsigned long PATIENCE = 8000;           // milliseconds that an answer may take
const unsigned long SENDING_PATIENCE = 60000;  // the network may take a minute
const unsigned long PAUSE = 3000;              // before the next message or try

enum Step { RESTING, TEXT_MODE, PROMPT, SENDING };
Step step = RESTING;
unsigned long stepAt = 0;

bool dry = false;
bool news = false;  // a change that is not on its way yet

char line[64];  // what the modem says
byte length = 0;

SoftwareSerial modem(10, 11);  // pin 10 hears the modem, pin 11 talks to it
DHT air(AIR_PIN, DHT22);

void setup() {
  modem.begin(9600);
  modem.println(F("ATE0"));  // no echo: while the Uno sends, it cannot hear
  air.begin();
}

void loop() {
  feelSoil();
  int letter = modem.read();  // -1 when none waits
  while (letter >= 0) {
    hear(letter);
    letter = modem.read();
  }

  if (step == RESTING) {
    if (news && millis() - stepAt >= PAUSE) {
      modem.println(F("AT+CMGF=1"));
      go(TEXT_MODE);
    }
  } else if (millis() - stepAt >= (step == SENDING ? SENDING_PATIENCE : PATIENCE)) {
    modem.write(27);  // Esc: it may still wait for the end of a text
    fail();
  }
}

// A broken wire looks wet, or dry: see iot-irrigation for a fault.
int soilPercent() {
  return constrain(map(analogRead(SOIL_PIN), DRY, WET, 0, 100), 0, 100);
}

void feelSoil() {
  int percent = soilPercent();
  if (!dry && percent < DRY_BELOW) {
    dry = true;
    news = true;
  } else if (dry && percent >= WET_FROM) {
    dry = false;
    news = true;
  }
}

void go(Step next) {
  step = next;
  stepAt = millis();
}

// The message is still to be sent.
void fail() {
  if (step == SENDING) news = true;
  go(RESTING);
}

// A letter from the modem. Its lines end with \n, but the prompt > does not.
void hear(char letter) {
  if (letter == '>' && step == PROMPT) {
    sendReport();
    go(SENDING);
  } else if (letter == '\n') {
    line[length] = '\0';
    length = 0;
    answer();
  } else if (letter != '\r' && length < sizeof(line) - 1) {
    line[length++] = letter;
  }
}

// A whole line from the modem.
void answer() {
  if (strstr(line, "ERROR")) {
    fail();
  } else if (step == TEXT_MODE && strcmp(line, "OK") == 0) {
    modem.print(F("AT+CMGS=\""));
    modem.print(OWNER);
    modem.println(F("\""));
    go(PROMPT);
  } else if (step == SENDING && strncmp(line, "+CMGS:", 6) == 0) {
    go(RESTING);
  }
}

void sendReport() {
  news = false;
  modem.print(dry ? F("DRY soil=") : F("WET soil="));
  modem.print(soilPercent());
  modem.print(F(" air="));
  modem.print(air.readTemperature(), 1);
  modem.print(F(" light="));
  modem.print(analogRead(LIGHT_PIN) < DAY_FROM ? F("night") : F("day"));
  modem.write(26);  // Ctrl-Z ends the message
}
//// accepted waits-in-functions
// It waits for each answer, sends a float and other words, and asks for no echo.
#include <DHT.h>
#include <SoftwareSerial.h>
SoftwareSerial gsm(10, 11);
DHT dht(2, DHT22);
bool dry = false, due = false;
char ok[] = "OK", done[] = "+CMGS:";
const int SOIL = A0;
const int LIGHT = A1;
void setup() {
  Serial.begin(9600);
  gsm.begin(9600);
  gsm.setTimeout(3500);
  dht.begin();
  gsm.print("ATE0\r");
}
void loop() {
  float soil = (532 - analogRead(SOIL)) / 2.36;
  if (dry ? soil >= 50 : soil < 30) {
    dry = !dry;
    due = true;
  }
  if (!due) return delay(200);
  gsm.print("AT+CMGF=1\r");
  if (!gsm.find(ok)) return;
  gsm.print("AT+CMGS=\"+255700000000\"\r");
  if (!gsm.find('>')) return;
  String text = String("Shamba is ") + (dry ? "dry" : "wet") + "\nsoil: " + String(soil, 1) + "%\nair: " + String(dht.readTemperature(), 1);
  gsm.print(text + (analogRead(LIGHT) >= 500 ? "C, it is day" : "C, it is night"));
  gsm.write(26);
  due = !gsm.find(done);
}
//// accepted means-and-other-words of solution
// A mean of eight, its own formula, all with echo, and a longer message.
-  modem.println(F("ATE0"));  // no echo: while the Uno sends, it cannot hear
...
-  return constrain(map(analogRead(SOIL_PIN), DRY, WET, 0, 100), 0, 100);
+  long sum = 0;
+  for (int i = 0; i < 8; i++) sum += analogRead(SOIL_PIN);
+  return (DRY * 8L - sum) * 100 / ((DRY - WET) * 8L);
...
-  modem.print(dry ? F("DRY soil=") : F("WET soil="));
+  modem.print(dry ? F("Field 1: DRY, soil=") : F("Field 1 is WET again, soil="));
//// wrong never of solution (sends_when_it_is_back)
// It feels the soil, and tells nobody.
~ if (news && => if (false && news &&
//// wrong always of solution (says_nothing_at_first sends_when_it_is_back goes_on_after_it rests_down_to_30)
// It sends on and on.
~ if (news && => if (
//// wrong every-round of solution (sends_when_it_is_back goes_on_after_it tells_that_it_is_wet tells_that_it_is_dry)
// While it is dry it sends again and again.
~ !dry && percent => percent
//// wrong cycling of solution (says_nothing_at_first sends_when_it_is_back goes_on_after_it rests_down_to_30)
// Dry and wet by the clock.
~ int percent = soilPercent(); => int percent = millis() / 4000 % 2 ? 20 : 60;
//// wrong replays-timeline of solution (says_nothing_at_first sends_when_it_is_back)
// It plays a day, and never reads the soil.
~ analogRead(SOIL_PIN) => (300 + "\001\310\144\226\005\341"[millis() / 8000 % 6])
//// wrong constant of solution (tells_that_it_is_wet tells_that_it_is_dry)
// It always writes 28.
~ modem.print(soilPercent()) => modem.print(28)
//// wrong air-once of solution (tells_that_it_is_wet tells_that_it_is_dry)
// It keeps the first temperature.
~ modem.print(air.readTemperature(), 1); => static float first = air.readTemperature(); modem.print(first, 1);
//// wrong inverted of solution (says_nothing_at_first sends_when_it_is_back)
// A high number is wet to it.
~ DRY, WET, 0, 100 => WET, DRY, 0, 100
//// wrong dry-limit-too-low of solution (tells_that_it_is_dry)
// At 29 % it is not dry yet.
~ DRY_BELOW = 30 => DRY_BELOW = 28
//// wrong dry-limit-too-high of solution (rests_down_to_30)
// At 31 % it is dry already.
~ DRY_BELOW = 30 => DRY_BELOW = 32
//// wrong wet-limit-too-low of solution (rests_up_to_50)
// At 49 % it is wet already.
~ WET_FROM = 50 => WET_FROM = 49
//// wrong wet-limit-too-high of solution (tells_that_it_is_wet)
// At 51 % it is not wet yet.
~ WET_FROM = 50 => WET_FROM = 52
//// wrong one-limit of solution (rests_up_to_50)
// It has one limit only.
~ WET_FROM = 50 => WET_FROM = 30
//// wrong day-too-early of solution (tells_that_it_is_wet)
// 490 is day to it.
~ DAY_FROM = 500 => DAY_FROM = 490
//// wrong day-too-late of solution (tells_that_it_is_dry)
// 515 is night to it.
~ DAY_FROM = 500 => DAY_FROM = 515
//// wrong forgets-an-error of solution (sends_when_it_is_back)
// What failed is lost.
-  if (step == SENDING) news = true;
//// wrong waits-after-an-error of solution (sends_when_it_is_back goes_on_after_it)
// It does not read ERROR, and waits for +CMGS: a whole minute.
~ if (strstr(line, "ERROR")) => if (false)
//// wrong pays-twice of solution (sends_when_it_is_back tells_that_it_is_wet tells_that_it_is_dry)
// To be sure it sends each message two times.
~ PAUSE = 3000 => PAUSE = 100
...
-    go(RESTING);
-  }
-}
+    go(RESTING);
+    static bool again = false;
+    again = !again;
+    if (again) news = true;
+  }
+}
//// wrong no-ctrl-z of solution (sends_when_it_is_back)
// A new line ends no message.
~ modem.write(26); => modem.println();
//// wrong other-number of solution (sends_when_it_is_back tells_that_it_is_wet tells_that_it_is_dry)
// Its last digit is wrong.
~ +255700000000 => +255700000001
//// wrong no-pause-for-the-prompt of solution (sends_when_it_is_back)
// It writes the text before the modem asks for it.
~ go(PROMPT); => sendReport(); go(SENDING);

//// extension
//// solution of project
// It asks to be told of what comes in, again each hour, and keeps whose number was in the line before.
 const unsigned long PAUSE = 3000;              // before the next message or try
+const unsigned long LISTEN_AGAIN = 3600000;    // a modem that started again has forgotten it
...
-enum Step { RESTING, TEXT_MODE, PROMPT, SENDING };
+enum Step { RESTING, TEXT_MODE, LISTEN, PROMPT, SENDING };
...
 bool news = false;  // a change that is not on its way yet
+bool listening = false;
+unsigned long listenedAt = 0;
+bool textNext = false;   // the next line is an SMS
+bool fromOwner = false;
...
   if (step == RESTING) {
+    if (millis() - listenedAt >= LISTEN_AGAIN) listening = false;
-    if (news && millis() - stepAt >= PAUSE) {
+    if ((news || !listening) && millis() - stepAt >= PAUSE) {
...
 void answer() {
-  if (strstr(line, "ERROR")) {
+  if (textNext) {
+    textNext = false;
+    if (fromOwner && strcmp(line, "status") == 0) news = true;
+  } else if (strncmp(line, "+CMT: ", 6) == 0) {
+    textNext = true;
+    fromOwner = strncmp(line + 7, OWNER, strlen(OWNER)) == 0;
+  } else if (strstr(line, "ERROR")) {
     fail();
   } else if (step == TEXT_MODE && strcmp(line, "OK") == 0) {
+    modem.println(F("AT+CNMI=2,2"));
+    go(LISTEN);
+  } else if (step == LISTEN && strcmp(line, "OK") == 0) {
+    listening = true;
+    listenedAt = millis();
+    if (!news) return go(RESTING);
//// accepted finds-the-number of solution
// It finds the number in the line, and answers at once.
~ strncmp(line + 7, OWNER, strlen(OWNER)) == 0 => strstr(line, OWNER) != NULL
...
~ PAUSE = 3000 => PAUSE = 500
//// accepted any-case of solution
// Capital letters are as good, and a short answer is enough.
~ strcmp(line, "status") => strcasecmp(line, "status")
...
~ F("DRY soil=") : F("WET soil=") => F("Soil ") : F("Soil ")
//// wrong deaf of project (answers_the_owner)
// The solution of the project itself.
//// wrong answers-strangers of solution (not_a_stranger)
// It does not ask who writes.
~ fromOwner && => true &&
//// wrong one-digit-less of solution (not_a_stranger)
// It compares all digits but the last.
~ strlen(OWNER)) == 0 => strlen(OWNER) - 1) == 0
//// wrong any-word of solution (not_other_words)
// Each SMS is answered.
~ strcmp(line, "status") == 0 => true
//// wrong looks-for-a-part of solution (not_other_words)
// It finds "status" in "no status".
~ strcmp(line, "status") == 0 => strstr(line, "status")
//// wrong is-not-told of solution (answers_the_owner)
// The modem keeps the SMS for itself.
~ AT+CNMI=2,2 => AT+CNMI=2,1
//// wrong old-numbers of solution (answers_the_owner)
// It answers what it felt at the start.
~ modem.print(soilPercent()) => static int old = soilPercent(); modem.print(old)
//// wrong once-only of solution (answers_the_owner)
// It answers the first SMS only.
~ "status") == 0) news = true; => "status") == 0) { static bool first = true; news = first; first = false; }
