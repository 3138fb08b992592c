//// solution
#include <LiquidCrystal_I2C.h>

const int TRIG_PIN = 9;
const int ECHO_PIN = 10;
const int PUMP_PIN = 7;

// Measure your own tank, from the sensor down to the water.
const float EMPTY_CM = 230;
const float FULL_CM = 30;  // not below 25: there the sensor is blind

// Between the two limits the pump stays as it is.
const int START_BELOW = 30;
const int STOP_ABOVE = 90;

LiquidCrystal_I2C lcd(0x27, 16, 2);  // some displays: 0x3F
bool pumping = false;

// How far away the water is. Without an echo: 0.
float readCentimetres() {
  digitalWrite(TRIG_PIN, HIGH);
  delayMicroseconds(20);
  digitalWrite(TRIG_PIN, LOW);
  return pulseIn(ECHO_PIN, HIGH, 30000) / 58.0;
}

void setup() {
  pinMode(TRIG_PIN, OUTPUT);
  pinMode(PUMP_PIN, OUTPUT);
  lcd.init();
  lcd.backlight();
}

void loop() {
  float cm = readCentimetres();
  lcd.setCursor(0, 0);

  if (cm == 0) {
    // Who cannot see the water must not pump.
    pumping = false;
    lcd.print("No echo!        ");
  } else {
    int percent = round((EMPTY_CM - cm) * 100 / (EMPTY_CM - FULL_CM));
    lcd.print("Level: ");
    lcd.print(percent);
    lcd.print(" %     ");
    if (percent < START_BELOW) {
      pumping = true;
    } else if (percent > STOP_ABOVE) {
      pumping = false;
    }
  }

  digitalWrite(PUMP_PIN, pumping);
  delay(300);
}
//// accepted map-and-millis
// Whole numbers, map(), a state in an enum, a mean of two, and no long delay.
#include <LiquidCrystal_I2C.h>
LiquidCrystal_I2C lcd(0x27, 16, 2);
enum State { REST, FILL, BLIND };
State state = REST;
unsigned long last = 0;
long ping() {
  digitalWrite(9, HIGH);
  delayMicroseconds(15);
  digitalWrite(9, LOW);
  long echo = pulseIn(10, HIGH, 28000);
  delay(65);
  return echo;
}
void setup() {
  DDRB |= 1 << 1;
  DDRD |= 1 << 7;
  lcd.begin(16, 2);
  lcd.backlight();
}
void loop() {
  if (millis() - last < 600) return;
  last = millis();
  long one = ping(), two = ping();
  int level = map((one + two) / 2, 230 * 58, 30 * 58, 0, 100);
  if (level < 30) state = FILL;
  if (level > 90 || state == BLIND) state = REST;
  if (one == 0 || two == 0) state = BLIND;
  lcd.clear();
  lcd.setCursor(0, state == BLIND);
  lcd.print(state == BLIND ? String("NO ECHO") : String(level) + "% full");
  digitalWrite(7, state == FILL ? HIGH : LOW);
}
//// accepted other-way of solution
// It works with tenths, decides in one line, and shows the distance, too.
-    int percent = round((EMPTY_CM - cm) * 100 / (EMPTY_CM - FULL_CM));
+    float percent = 115 - cm / 2;
...
-    lcd.print(" %     ");
-    if (percent < START_BELOW) {
-      pumping = true;
-    } else if (percent > STOP_ABOVE) {
-      pumping = false;
-    }
+    lcd.print("%   ");
+    lcd.setCursor(0, 1);
+    lcd.print(String(cm, 0) + " cm down  ");
+    pumping = pumping ? percent <= STOP_ABOVE : percent < START_BELOW;
...
-  delay(300);
+  delay(700);
//// wrong always-on of solution (stops_when_full)
// The pump runs, whatever the level is.
~ digitalWrite(PUMP_PIN, pumping); => digitalWrite(PUMP_PIN, HIGH);
//// wrong never-on of solution (fills_when_low)
// It shows the level, and the pump never runs.
~ digitalWrite(PUMP_PIN, pumping); => digitalWrite(PUMP_PIN, LOW);
//// wrong cycling of solution (fills_when_low keeps_filling stops_when_full stays_off stops_without_echo)
// The level is right, and the pump goes on and off by the clock.
~ digitalWrite(PUMP_PIN, pumping); => digitalWrite(PUMP_PIN, millis() / 3000 % 2);
//// wrong replays-timeline of solution (shows_the_level stops_when_full)
// It plays a day of levels, and never listens.
~ float cm = readCentimetres(); => float cm = "\220\254\100\062\240\264"[millis() / 2700 % 6] & 0xff;
//// wrong measures-once of solution (shows_the_level fills_when_low stops_when_full)
// It keeps the first distance.
~ float cm = readCentimetres(); => static float cm = readCentimetres();
//// wrong upside-down of solution (shows_the_level)
// A long way down is a high number to it.
~ round((EMPTY_CM - cm) * 100 => round((cm - FULL_CM) * 100
//// wrong ground-at-the-sensor of solution (shows_the_level stops_when_full)
// It forgets that a full tank is 30 cm away.
~ (EMPTY_CM - FULL_CM) => EMPTY_CM
//// wrong else-stops of solution (fills_when_low keeps_filling)
// What is not low stops the pump.
~ } else if (percent > STOP_ABOVE) { => } else {
//// wrong inverted of solution (fills_when_low stops_when_full)
// It pumps when the tank is full.
~ digitalWrite(PUMP_PIN, pumping); => digitalWrite(PUMP_PIN, !pumping);
//// wrong start-limit-too-low of solution (fills_when_low)
// At 29 % it does not start yet.
~ START_BELOW = 30 => START_BELOW = 29
//// wrong start-limit-too-high of solution (stays_off)
// At 31 % it starts already.
~ START_BELOW = 30 => START_BELOW = 32
//// wrong stop-limit-too-low of solution (keeps_filling)
// At 89 % it stops already.
~ STOP_ABOVE = 90 => STOP_ABOVE = 88
//// wrong stop-limit-too-high of solution (stops_when_full)
// At 91 % it still runs.
~ STOP_ABOVE = 90 => STOP_ABOVE = 92
//// wrong no-echo-is-empty of solution (stops_without_echo)
// It takes a missing echo for a long way down, and floods the school.
~ if (cm == 0) { => if (cm == 0) cm = EMPTY_CM; if (cm < 0) {
//// wrong runs-on-without-echo of solution (stops_without_echo)
// It says that there is no echo, and lets the pump run.
-    // Who cannot see the water must not pump.
-    pumping = false;
//// wrong silent-about-the-echo of solution (stops_without_echo)
// The pump stops, and the display keeps the old level.
-    lcd.print("No echo!        ");

//// extension
//// solution of project
// It remembers the level and the time of the last rise.
 bool pumping = false;
+const unsigned long PATIENCE = 5000;  // milliseconds
+bool noWater = false;
+int lastLevel = 0;
+unsigned long lastRise = 0;
...
-    lcd.print("Level: ");
-    lcd.print(percent);
-    lcd.print(" %     ");
-    if (percent < START_BELOW) {
-      pumping = true;
-    } else if (percent > STOP_ABOVE) {
+    if (percent >= START_BELOW) noWater = false;
+    // While it rests, and after each percent, the five seconds begin again.
+    if (!pumping || percent > lastLevel) {
+      lastLevel = percent;
+      lastRise = millis();
+    }
+    if (pumping && millis() - lastRise >= PATIENCE) noWater = true;
+    if (noWater) {
+      lcd.print("No water!       ");
+    } else {
+      lcd.print("Level: ");
+      lcd.print(percent);
+      lcd.print(" %     ");
+    }
+    if (percent < START_BELOW) {
+      pumping = !noWater;
+    } else if (percent > STOP_ABOVE || noWater) {
//// accepted counts-rounds of solution
// It counts rounds without a rise: sixteen take five seconds.
~ bool noWater = false; => bool noWater = false; byte rounds = 0;
...
~ lastRise = millis(); => rounds = 0;
...
~ if (pumping && millis() - lastRise >= PATIENCE) noWater = true; => if (pumping && ++rounds > 16) noWater = true;
//// accepted shows-both of solution
// The alarm stands in the second row, and the level in the first.
~ if (noWater) { => lcd.setCursor(0, 1); lcd.print(noWater ? "No water!" : "         "); lcd.setCursor(0, 0); if (false) {
//// wrong runs-dry of project (stops_without_water)
// The solution of the project itself.
//// wrong stops-after-five-seconds of solution (fills_when_low)
// It stops, whether the level rises or not.
~ if (!pumping || percent > lastLevel) { => if (!pumping) {
//// wrong stops-at-once of solution (fills_when_low stops_without_water)
// It waits for one second only.
~ PATIENCE = 5000 => PATIENCE = 1000
//// wrong tries-again-at-once of solution (stops_without_water stays_stopped)
// It forgets in the next round that there was no water.
~ if (noWater) { => bool was = noWater; noWater = false; if (was) {
//// wrong stops-for-ever of solution (rain_sets_it_free fills_when_low)
// Rain fills the tank, and the program does not see it.
-    if (percent >= START_BELOW) noWater = false;
//// wrong says-it-and-runs-on of solution (stops_without_water)
// The display tells of it, and the pump goes on.
~ pumping = !noWater; => pumping = true;
//// wrong waits-ten-seconds of solution (stops_without_water)
// It waits twice as long as it should.
~ PATIENCE = 5000 => PATIENCE = 10000
