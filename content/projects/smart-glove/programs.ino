//// solution
#include <LiquidCrystal_I2C.h>

const int FINGERS = 4;
const int PINS[FINGERS] = {A0, A1, A2, A3};  // index, middle, ring, little

// Of each finger the middle between its straight number and its fist number.
const int LIMITS[FINGERS] = {467, 525, 432, 578};

LiquidCrystal_I2C lcd(0x27, 16, 2);  // some displays: 0x3F
String shown = "";

// One letter for each finger: S is straight, B is bent.
String readSign() {
  String sign = "";
  for (int i = 0; i < FINGERS; i++) {
    int number = analogRead(PINS[i]);
    sign += number > LIMITS[i] ? 'B' : 'S';
  }
  return sign;
}

String wordFor(String sign) {
  if (sign == "SSSS") return "Habari";
  if (sign == "BBBB") return "Asante";
  if (sign == "SBBB") return "Maji";
  if (sign == "SSBB") return "Chakula";
  if (sign == "BBBS") return "Msaada";
  return "-";
}

void setup() {
  lcd.init();
  lcd.backlight();
}

void loop() {
  String word = wordFor(readSign());

  // Write only what is new: then the display does not flicker.
  if (word != shown) {
    lcd.clear();
    lcd.print(word);
    shown = word;
  }
  delay(100);
}
//// accepted percent-and-bits
// It works out percent of each finger's own range, keeps the sign as bits, and clears each time.
#include <LiquidCrystal_I2C.h>
LiquidCrystal_I2C screen(39, 16, 2);
const int STRAIGHT[] = {305, 355, 283, 414};
const int FIST[] = {629, 696, 582, 743};

void setup() {
  Serial.begin(9600);
  screen.init(), screen.backlight();
}

void loop() {
  byte bits = 0;
  for (byte f = 0; f < 4; f++) {
    long percent = map(analogRead(A0 + f), STRAIGHT[f], FIST[f], 0, 100);
    Serial.println(percent);
    bits = bits << 1 | (percent >= 45);
  }
  screen.clear();
  switch (bits) {
    case 0b0000: screen.print("Habari!"); break;
    case 0b1111: screen.print("Asante"); break;
    case 0b0111: screen.print("MAJI"); break;
    case 0b0011: screen.print("Chakula"); break;
    case 0b1110: screen.print("Msaada"); break;
    default: screen.print("--");
  }
  delay(250);
}
//// accepted two-limits of solution
// Hysteresis: between two limits a finger stays what it was. Spaces wipe the old word.
 String shown = "";
+bool bent[FINGERS];
...
-    sign += number > LIMITS[i] ? 'B' : 'S';
+    if (number > LIMITS[i] + 15) bent[i] = true;
+    if (number < LIMITS[i] - 15) bent[i] = false;
+    sign += bent[i] ? 'B' : 'S';
...
-    lcd.clear();
-    lcd.print(word);
+    lcd.setCursor(0, 0);
+    lcd.print(word + "          ");
//// wrong measures-only of solution (open_is_habari fist_is_asante index_is_maji two_are_chakula little_is_msaada others_show_a_dash)
// It prints the numbers, as the starter does, and shows nothing.
~ lcd.print(word); => Serial.println(analogRead(PINS[0]));
//// wrong always-habari of solution (fist_is_asante index_is_maji two_are_chakula little_is_msaada others_show_a_dash)
// It greets whatever the hand does.
~ String word = wordFor(readSign()); => String word = "Habari";
//// wrong never-a-word of solution (open_is_habari fist_is_asante index_is_maji two_are_chakula little_is_msaada)
// It knows no sign.
~ String word = wordFor(readSign()); => String word = "-";
//// wrong all-words-at-once of solution (fist_is_asante open_is_habari two_are_chakula little_is_msaada index_is_maji others_show_a_dash)
// Two words stand in the first row for ever.
~ String word = wordFor(readSign()); => String word = "Habari Asante -";
//// wrong cycling of solution (open_is_habari fist_is_asante index_is_maji two_are_chakula little_is_msaada others_show_a_dash)
// The words take turns every two seconds.
~ wordFor(readSign()); => wordFor(String("SSSSBBBSBBBBSBSB").substring(millis() / 2000 % 13, millis() / 2000 % 13 + 4));
//// wrong replays-timeline of solution (open_is_habari fist_is_asante index_is_maji two_are_chakula little_is_msaada others_show_a_dash)
// It plays what it once saw, and reads no finger.
+const char *TIMELINE[] = {"Asante", "-", "Maji", "Chakula", "-", "Habari", "Msaada", "-", "Maji", "Asante"};
 String shown = "";
...
~ wordFor(readSign()); => TIMELINE[millis() / 1900 % 10];
//// wrong measures-once of solution (open_is_habari fist_is_asante index_is_maji two_are_chakula little_is_msaada others_show_a_dash)
// Its sign is that of the first round.
~ String word = wordFor(readSign()); => static String word = wordFor(readSign());
//// wrong one-limit-for-all of solution (open_is_habari fist_is_asante index_is_maji two_are_chakula little_is_msaada others_show_a_dash)
// 500 fits two fingers: the little one reads 530 at 20 %, the ring finger 470 at 50 %.
~ {467, 525, 432, 578} => {500, 500, 500, 500}
//// wrong limit-one-step-too-low of solution (open_is_habari little_is_msaada others_show_a_dash)
// At 20 % the little finger reads 530: it counts as bent.
~ 578} => 529}
//// wrong limit-one-step-too-high of solution (fist_is_asante index_is_maji two_are_chakula little_is_msaada)
// At 50 % the ring finger reads 470: it counts as straight.
~ 432, => 471,
//// wrong inverted of solution (open_is_habari fist_is_asante index_is_maji little_is_msaada two_are_chakula others_show_a_dash)
// It takes a high number for a straight finger.
~ 'B' : 'S' => 'S' : 'B'
//// wrong last-word-stays of solution (others_show_a_dash)
// A sign that it does not know leaves the word before.
~ return "-"; => return shown;
//// wrong letters-stay of solution (others_show_a_dash)
// A short word leaves the end of a longer one.
~ lcd.clear(); => lcd.setCursor(0, 0);
//// wrong leaves-a-finger-out of solution (others_show_a_dash)
// It does not look at the ring finger.
~ return sign; => sign[2] = sign[1]; if (sign == "SSSB") sign = "SSBB"; return sign;
//// wrong reads-one-pin of solution (index_is_maji two_are_chakula little_is_msaada others_show_a_dash)
// All fingers are the index finger.
~ analogRead(PINS[i]) => analogRead(PINS[0])
//// wrong loop-ends-early of solution (open_is_habari fist_is_asante index_is_maji two_are_chakula little_is_msaada)
// It reads three fingers: no sign has four letters.
~ i < FINGERS; => i < FINGERS - 1;

//// extension
//// solution of project
// The time begins again with each other sign.
 String shown = "";
+String before = "";
+unsigned long since = 0;
+const unsigned long HOLD_TIME = 500;  // milliseconds
...
-  String word = wordFor(readSign());
+  String sign = readSign();
+  if (sign != before) {
+    before = sign;
+    since = millis();
+  }
+  String word = wordFor(sign);
...
-  if (word != shown) {
+  if (word != shown && millis() - since >= HOLD_TIME) {
//// accepted counts-rounds of project
// It counts rounds in which the sign is the same.
 String shown = "";
+String before = "";
+int rounds = 0;
...
-  String word = wordFor(readSign());
+  String word = wordFor(readSign());
+  rounds = word == before ? rounds + 1 : 0;
+  before = word;
...
-  if (word != shown) {
+  if (word != shown && rounds >= 5) {
//// accepted looks-twice of project
// It looks again half a second later.
~ word = wordFor(readSign()); => sign = readSign(); delay(500); String word = sign == readSign() ? wordFor(sign) : shown;
//// wrong shows-at-once of project (short_sign)
// The solution of the project itself.
//// wrong does-nothing (habari_is_held)
// It does nothing at all.
void setup() {}
void loop() {}
//// wrong always-habari of solution (maji_is_held)
// It greets whatever the hand does.
~ String word = wordFor(sign); => String word = "Habari";
//// wrong holds-too-short of solution (short_sign)
// 0.1 seconds are too short.
~ 500; => 100;
//// wrong holds-too-long of solution (habari_is_held maji_is_held)
// It waits for four seconds.
~ 500; => 4000;
//// wrong adds-times-up of solution (two_short_signs)
// The time does not begin again with the second sign.
~ if (sign != before) { => if (wordFor(sign) == shown) {
//// wrong waits-then-shows of project (short_sign maji_is_held two_short_signs)
// It waits, but shows the sign from before the wait.
-  if (word != shown) {
+  if (word != shown) {
+    delay(500);
