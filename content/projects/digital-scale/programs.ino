//// solution
#include <HX711.h>
#include <LiquidCrystal_I2C.h>

const int CLOCK_PIN = 2;
const int DATA_PIN = 3;
const int TARE_PIN = 4;
const int LAMP_PIN = 8;

// One litre of water is 1000 g. It raised the number by 429500.
const float COUNTS_PER_GRAM = 429.5;
const long MOST_GRAMS = 3000;

HX711 scale;
LiquidCrystal_I2C lcd(0x27, 16, 2);  // some displays: 0x3F

void setup() {
  pinMode(TARE_PIN, INPUT_PULLUP);
  pinMode(LAMP_PIN, OUTPUT);
  lcd.init();
  lcd.backlight();
  lcd.print("Keep it empty...");

  scale.begin(DATA_PIN, CLOCK_PIN);
  scale.set_scale(COUNTS_PER_GRAM);
  scale.tare();
  lcd.clear();
}

void loop() {
  if (digitalRead(TARE_PIN) == LOW) {
    scale.tare();
  }

  // The mean of five numbers is calmer than one.
  long grams = lround(scale.get_units(5));

  lcd.setCursor(0, 0);
  lcd.print("Beans: ");
  lcd.print(grams);
  lcd.print(" g    ");

  digitalWrite(LAMP_PIN, grams > MOST_GRAMS ? HIGH : LOW);
}
//// accepted kilograms-beside of solution
// It shows kilograms in the second row too, blinks its lamp, and clears the screen before each writing.
 HX711 scale;
+bool wasPressed = false;
...
-  if (digitalRead(TARE_PIN) == LOW) {
-    scale.tare();
-  }
+  bool pressed = !digitalRead(TARE_PIN);
+  if (pressed && !wasPressed) scale.tare(8);
+  wasPressed = pressed;
...
-  long grams = lround(scale.get_units(5));
+  float grams = scale.get_units(4);
+  lcd.clear();
...
-  lcd.print("Beans: ");
-  lcd.print(grams);
-  lcd.print(" g    ");
+  lcd.print(grams, 0);
+  lcd.print("g");
+  lcd.setCursor(0, 1);
+  lcd.print("kg=");
+  lcd.print(grams / 1000, 3);
...
   digitalWrite(LAMP_PIN, grams > MOST_GRAMS ? HIGH : LOW);
+  delay(150);
+  digitalWrite(LAMP_PIN, LOW);
+  delay(100);
//// accepted own-arithmetic of solution
// It keeps its own zero, never waits, and reads by is_ready().
 HX711 scale;
+long zero = 0;
...
-  scale.set_scale(COUNTS_PER_GRAM);
-  scale.tare();
+  scale.wait_ready();
+  zero = scale.read();
...
 void loop() {
+  if (!scale.is_ready()) return;
+  long number = scale.read();
...
-    scale.tare();
+    zero = number;
...
-  long grams = lround(scale.get_units(5));
+  float grams = (number - zero) / COUNTS_PER_GRAM;
...
-  lcd.setCursor(0, 0);
-  lcd.print("Beans: ");
-  lcd.print(grams);
-  lcd.print(" g    ");
+  lcd.setCursor(3, 1);
+  lcd.print(grams, 1);
+  lcd.print(" grams   ");
//// accepted two-ifs of solution
// Two conditions instead of an else, and a rest in each round.
-  digitalWrite(LAMP_PIN, grams > MOST_GRAMS ? HIGH : LOW);
+  if (grams > MOST_GRAMS) digitalWrite(LAMP_PIN, HIGH);
+  if (grams <= MOST_GRAMS) digitalWrite(LAMP_PIN, LOW);
+  delay(400);
//// accepted functions-and-millis of solution
// Functions of its own, a clock by millis(), and other names.
 HX711 scale;
+unsigned long last = 0;
+
+float weigh() { return scale.get_units(3); }
+
+bool isTooHeavy(float g) { return g > 3000; }
...
-  long grams = lround(scale.get_units(5));
+  if (millis() - last < 400) return;
+  last = millis();
+  float g = weigh();
...
-  lcd.print(grams);
+  lcd.print(g, 0);
...
-  digitalWrite(LAMP_PIN, grams > MOST_GRAMS ? HIGH : LOW);
+  digitalWrite(LAMP_PIN, isTooHeavy(g));
//// wrong always-on of solution (lamp_dark_below bowl_is_zero)
// The lamp always shines.
-  digitalWrite(LAMP_PIN, grams > MOST_GRAMS ? HIGH : LOW);
+  digitalWrite(LAMP_PIN, HIGH);
//// wrong never-on of solution (lamp_on_above)
// The lamp never shines.
-  digitalWrite(LAMP_PIN, grams > MOST_GRAMS ? HIGH : LOW);
//// wrong prints-without-reading of solution (shows_the_beans lamp_dark_below lamp_on_above bowl_is_zero)
// It shows weights that look right, and never asks the cell.
-  scale.begin(DATA_PIN, CLOCK_PIN);
-  scale.set_scale(COUNTS_PER_GRAM);
-  scale.tare();
...
-    scale.tare();
...
-  long grams = lround(scale.get_units(5));
+  long grams = millis() > 4500 ? 100 + millis() / 7 % 3800 : 0;
+  delay(1500);
//// wrong constant-zero of solution (shows_the_beans lamp_on_above)
// It always shows 0 g.
~ lround(scale.get_units(5)); => 0;
//// wrong replays-timeline of solution (lamp_dark_below lamp_on_above bowl_is_zero)
// Its lamp follows the clock; what it shows is measured.
-  digitalWrite(LAMP_PIN, grams > MOST_GRAMS ? HIGH : LOW);
+  digitalWrite(LAMP_PIN, millis() > 4500 && millis() / 2600 % 2);
//// wrong no-scale of solution (shows_the_beans lamp_dark_below lamp_on_above bowl_is_zero)
// It shows the number of the HX711, not grams.
-  scale.set_scale(COUNTS_PER_GRAM);
//// wrong wrong-calibration of solution (shows_the_beans lamp_on_above lamp_dark_below)
// Its counts per gram are 2 % too many.
~ 429.5; => 438;
//// wrong kilograms of solution (shows_the_beans)
// It shows kilograms only.
-  lcd.print(grams);
+  lcd.print(grams / 1000.0);
//// wrong no-tare-at-start of solution (empty_is_zero)
// Its empty pan is not zero.
-  scale.tare();
//// wrong no-tare-button of solution (bowl_is_zero)
// The bowl is weighed too.
-    scale.tare();
//// wrong button-inverted of solution (shows_the_beans lamp_on_above bowl_is_zero)
// It makes the load zero again and again.
~ if (digitalRead(TARE_PIN) == LOW) { => if (digitalRead(TARE_PIN) == HIGH) {
//// wrong tare-each-round of solution (shows_the_beans lamp_on_above)
// It tares before each reading.
-  if (digitalRead(TARE_PIN) == LOW) {
+  if (true) {
//// wrong grams-in-int8 of solution (shows_the_beans lamp_on_above)
// It keeps the grams in a byte.
~ long grams = lround(scale.get_units(5)); => byte grams = lround(scale.get_units(5));
//// wrong old-digits-stay of solution (shows_the_beans bowl_is_zero)
// Digits of a longer number stay on the display.
-  lcd.print(" g    ");
//// wrong measures-once of solution (shows_the_beans lamp_on_above)
// It weighs only once.
-  long grams = lround(scale.get_units(5));
+  static long grams = lround(scale.get_units(5));
//// wrong lamp-too-early of solution (lamp_dark_below)
// The lamp shines from 2980 g on.
~ 3000; => 2980;
//// wrong lamp-too-late of solution (lamp_on_above)
// The lamp shines from 3020 g on.
~ 3000; => 3020;
//// wrong ten-grams-too-many of solution (empty_is_zero)
// It shows 10 g too many.
-  lcd.print(grams);
+  lcd.print(grams + 10);
//// wrong eight-grams-too-few of solution (empty_is_zero)
// It shows 8 g too few.
-  lcd.print(grams);
+  lcd.print(grams - 8);
//// wrong limit-a-little-too-low of solution (lamp_dark_below)
// Its lamp shines from 2986 g on.
~ 3000; => 2985;
//// wrong limit-a-little-too-high of solution (lamp_on_above)
// Its lamp is dark up to 3015 g.
~ 3000; => 3015;

//// extension
//// solution of project
// It multiplies first and divides then, in a long.
 const long MOST_GRAMS = 3000;
+const long SHILLINGS_PER_KILO = 3500;
...
-LiquidCrystal_I2C lcd(0x27, 16, 2);  // some displays: 0x3F
+LiquidCrystal_I2C lcd(0x27, 16, 2);
...
   lcd.print(" g    ");
+
+  lcd.setCursor(0, 1);
+  lcd.print("Price: ");
+  lcd.print(grams * SHILLINGS_PER_KILO / 1000);
+  lcd.print(" TSh   ");
//// accepted float-price of solution
// It works with a float, and clears the screen before each writing.
-  long grams = lround(scale.get_units(5));
+  float grams = scale.get_units(4);
+  lcd.clear();
...
-  lcd.print(grams);
+  lcd.print(grams, 0);
...
-  lcd.print(grams * SHILLINGS_PER_KILO / 1000);
+  lcd.print(grams * 3.5, 1);
//// accepted writes-what-changed of solution
// It writes a row only when its number has changed.
 HX711 scale;
+long shown = -1;
...
   long grams = lround(scale.get_units(5));
+  if (grams == shown) return;
+  shown = grams;
//// wrong no-price of project (empty_costs_nothing)
// The solution of the project itself.
//// wrong shows-nothing (grams_stay_first empty_costs_nothing)
// It never writes to the display.
void setup() {}

void loop() {}
//// wrong constant-price of solution (empty_costs_nothing)
// It always shows the price of a kilo.
-  lcd.print(grams * SHILLINGS_PER_KILO / 1000);
+  lcd.print(SHILLINGS_PER_KILO);
//// wrong prints-without-reading of solution (grams_stay_first price_follows empty_costs_nothing bowl_costs_nothing)
// It counts prices up, and never asks the scale.
-  scale.begin(DATA_PIN, CLOCK_PIN);
-  scale.set_scale(COUNTS_PER_GRAM);
-  scale.tare();
...
-    scale.tare();
...
-  long grams = lround(scale.get_units(5));
+  long grams = millis() / 6000 * 250 % 4000;
//// wrong price-in-the-first-row of solution (grams_stay_first empty_costs_nothing price_follows)
// The price takes the row of the grams.
-  lcd.setCursor(0, 0);
+  lcd.setCursor(0, 1);
...
-  lcd.setCursor(0, 1);
+  lcd.setCursor(0, 0);
   lcd.print("Price: ");
//// wrong whole-kilos-only of solution (price_follows)
// It divides by 1000 first: what is less than a kilo costs nothing.
~ * SHILLINGS_PER_KILO / 1000); => / 1000 * SHILLINGS_PER_KILO);
//// wrong too-large-for-an-int of solution (price_follows)
// An int takes 32767 at most.
-const long SHILLINGS_PER_KILO = 3500;
+const int SHILLINGS_PER_KILO = 3500;
...
-  long grams = lround(scale.get_units(5));
+  int grams = lround(scale.get_units(5));
//// wrong price-of-a-gram of solution (price_follows)
// It forgets that the price is for 1000 g.
-  lcd.print(grams * SHILLINGS_PER_KILO / 1000);
+  lcd.print(grams * SHILLINGS_PER_KILO);
//// wrong old-digits-stay of solution (empty_costs_nothing price_follows bowl_costs_nothing)
// After a large price, its last digits stay.
-  lcd.print(" TSh   ");
//// wrong pays-for-the-bowl of solution (grams_stay_first bowl_costs_nothing price_follows)
// It leaves out the button.
-    scale.tare();
