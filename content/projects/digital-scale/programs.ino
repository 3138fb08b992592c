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

//// accepted kilograms-beside
// It shows kilograms in the second row too, blinks its lamp, and clears the screen before each writing.
#include <HX711.h>
#include <Wire.h>
#include <LiquidCrystal_I2C.h>

LiquidCrystal_I2C screen(0x27, 16, 2);
HX711 cell;
bool wasPressed = false;

void setup() {
  screen.init();
  screen.backlight();
  pinMode(4, INPUT_PULLUP);
  pinMode(8, OUTPUT);
  cell.begin(3, 2, 128);
  cell.set_scale(429.5);
  cell.tare(5);
}

void loop() {
  bool pressed = !digitalRead(4);
  if (pressed && !wasPressed) cell.tare(8);
  wasPressed = pressed;
  float grams = cell.get_units(4);
  screen.clear();
  screen.print(grams, 0);
  screen.print("g");
  screen.setCursor(0, 1);
  screen.print("kg=");
  screen.print(grams / 1000, 3);
  bool heavy = grams > 3000;
  for (int i = 0; i < 2; i++) {
    digitalWrite(8, heavy ? HIGH : LOW);
    delay(150);
    digitalWrite(8, LOW);
    delay(100);
  }
}

//// accepted own-arithmetic
// It keeps its own zero, never waits, and reads by is_ready().
#include <HX711.h>
#include <LiquidCrystal_I2C.h>

HX711 scale;
LiquidCrystal_I2C lcd(0x27, 16, 2);

long zero = 0, number = 0;

void setup() {
  pinMode(4, INPUT_PULLUP);
  pinMode(8, OUTPUT);
  lcd.init();
  lcd.backlight();
  scale.begin(3, 2);
  scale.wait_ready();
  zero = scale.read();
}

void loop() {
  if (scale.is_ready()) {
    number = scale.read();
    if (!digitalRead(4)) zero = number;
    float grams = (number - zero) / 429.5;
    lcd.setCursor(3, 1);
    lcd.print(grams, 1);
    lcd.print(" grams   ");
    digitalWrite(8, grams > 3000.5 ? HIGH : LOW);
  }
}

//// accepted two-ifs of solution
// Two conditions instead of an else, and a rest in each round.
-  digitalWrite(LAMP_PIN, grams > MOST_GRAMS ? HIGH : LOW);
+  if (grams > MOST_GRAMS) digitalWrite(LAMP_PIN, HIGH);
+  if (grams <= MOST_GRAMS) digitalWrite(LAMP_PIN, LOW);
+  delay(400);

//// accepted functions-and-millis
// Functions of its own, a clock by millis(), and other names.
#include <HX711.h>
#include <LiquidCrystal_I2C.h>

const float FACTOR = 429.5;
HX711 cell;
LiquidCrystal_I2C screen(0x27, 16, 2);
unsigned long last = 0;

float weigh() { return cell.get_units(3); }

void show(float g) {
  screen.setCursor(0, 0);
  screen.print(g, 0);
  screen.print(" g      ");
}

bool isTooHeavy(float g) { return g > 3000; }

void setup() {
  pinMode(4, INPUT_PULLUP);
  pinMode(8, OUTPUT);
  screen.init();
  screen.backlight();
  cell.begin(3, 2);
  cell.set_scale(FACTOR);
  cell.tare();
}

void loop() {
  if (!digitalRead(4)) cell.tare();
  if (millis() - last < 400) return;
  last = millis();
  float g = weigh();
  show(g);
  digitalWrite(8, isTooHeavy(g));
}

//// wrong always-on (lamp_dark_below bowl_is_zero)
// The lamp always shines.
#include <HX711.h>
#include <LiquidCrystal_I2C.h>

HX711 scale;
LiquidCrystal_I2C lcd(0x27, 16, 2);

void setup() {
  pinMode(4, INPUT_PULLUP);
  pinMode(8, OUTPUT);
  lcd.init();
  lcd.backlight();
  scale.begin(3, 2);
  scale.set_scale(429.5);
  scale.tare();
}

void loop() {
  if (digitalRead(4) == LOW) scale.tare();
  long grams = lround(scale.get_units(3));
  lcd.setCursor(0, 0);
  lcd.print("Beans: ");
  lcd.print(grams);
  lcd.print(" g    ");
  digitalWrite(8, HIGH);
}

//// wrong never-on (lamp_on_above)
// The lamp never shines.
#include <HX711.h>
#include <LiquidCrystal_I2C.h>

HX711 scale;
LiquidCrystal_I2C lcd(0x27, 16, 2);

void setup() {
  pinMode(4, INPUT_PULLUP);
  pinMode(8, OUTPUT);
  lcd.init();
  lcd.backlight();
  scale.begin(3, 2);
  scale.set_scale(429.5);
  scale.tare();
}

void loop() {
  if (digitalRead(4) == LOW) scale.tare();
  long grams = lround(scale.get_units(3));
  lcd.setCursor(0, 0);
  lcd.print("Beans: ");
  lcd.print(grams);
  lcd.print(" g    ");
  digitalWrite(8, LOW);
}

//// wrong prints-without-reading (shows_the_beans lamp_dark_below lamp_on_above bowl_is_zero)
// It shows weights that look right, and never asks the cell.
#include <HX711.h>
#include <LiquidCrystal_I2C.h>

HX711 scale;
LiquidCrystal_I2C lcd(0x27, 16, 2);

long grams = 0;

void setup() {
  pinMode(8, OUTPUT);
  lcd.init();
  lcd.backlight();
}

void loop() {
  lcd.setCursor(0, 0);
  lcd.print("Beans: ");
  lcd.print(grams);
  lcd.print(" g    ");
  digitalWrite(8, grams > 3000);
  if (millis() > 4500) grams = 100 + millis() / 7 % 3800;
  delay(1500);
}

//// wrong constant-zero (shows_the_beans lamp_on_above)
// It always shows 0 g.
#include <HX711.h>
#include <LiquidCrystal_I2C.h>

HX711 scale;
LiquidCrystal_I2C lcd(0x27, 16, 2);

long grams = 0;

void setup() {
  pinMode(8, OUTPUT);
  lcd.init();
  lcd.backlight();
}

void loop() {
  lcd.setCursor(0, 0);
  lcd.print("Beans: ");
  lcd.print(grams);
  lcd.print(" g    ");
  digitalWrite(8, grams > 3000);
  delay(500);
}

//// wrong replays-timeline (lamp_dark_below lamp_on_above bowl_is_zero)
// Its lamp follows the clock; what it shows is measured.
#include <HX711.h>
#include <LiquidCrystal_I2C.h>

HX711 scale;
LiquidCrystal_I2C lcd(0x27, 16, 2);

void setup() {
  pinMode(4, INPUT_PULLUP);
  pinMode(8, OUTPUT);
  lcd.init();
  lcd.backlight();
  scale.begin(3, 2);
  scale.set_scale(429.5);
  scale.tare();
}

void loop() {
  if (digitalRead(4) == LOW) scale.tare();
  long grams = lround(scale.get_units(3));
  lcd.setCursor(0, 0);
  lcd.print("Beans: ");
  lcd.print(grams);
  lcd.print(" g    ");
  digitalWrite(8, millis() > 4500 && millis() / 2600 % 2);
}

//// wrong no-scale (shows_the_beans lamp_dark_below lamp_on_above bowl_is_zero)
// It shows the number of the HX711, not grams.
#include <HX711.h>
#include <LiquidCrystal_I2C.h>

HX711 scale;
LiquidCrystal_I2C lcd(0x27, 16, 2);

void setup() {
  pinMode(4, INPUT_PULLUP);
  pinMode(8, OUTPUT);
  lcd.init();
  lcd.backlight();
  scale.begin(3, 2);
  scale.tare();
}

void loop() {
  if (digitalRead(4) == LOW) scale.tare();
  long grams = lround(scale.get_units(3));
  lcd.setCursor(0, 0);
  lcd.print("Beans: ");
  lcd.print(grams);
  lcd.print(" g    ");
  digitalWrite(8, grams > 3000);
}

//// wrong wrong-calibration (shows_the_beans lamp_on_above lamp_dark_below)
// Its counts per gram are 2 % too many.
#include <HX711.h>
#include <LiquidCrystal_I2C.h>

HX711 scale;
LiquidCrystal_I2C lcd(0x27, 16, 2);

void setup() {
  pinMode(4, INPUT_PULLUP);
  pinMode(8, OUTPUT);
  lcd.init();
  lcd.backlight();
  scale.begin(3, 2);
  scale.set_scale(438);
  scale.tare();
}

void loop() {
  if (digitalRead(4) == LOW) scale.tare();
  long grams = lround(scale.get_units(3));
  lcd.setCursor(0, 0);
  lcd.print("Beans: ");
  lcd.print(grams);
  lcd.print(" g    ");
  digitalWrite(8, grams > 3000);
}

//// wrong kilograms (shows_the_beans)
// It shows kilograms only.
#include <HX711.h>
#include <LiquidCrystal_I2C.h>

HX711 scale;
LiquidCrystal_I2C lcd(0x27, 16, 2);

void setup() {
  pinMode(4, INPUT_PULLUP);
  pinMode(8, OUTPUT);
  lcd.init();
  lcd.backlight();
  scale.begin(3, 2);
  scale.set_scale(429.5);
  scale.tare();
}

void loop() {
  if (digitalRead(4) == LOW) scale.tare();
  long grams = lround(scale.get_units(3));
  lcd.setCursor(0, 0);
  lcd.print("Beans: ");
  lcd.print(grams / 1000.0);
  lcd.print(" g    ");
  digitalWrite(8, grams > 3000);
}

//// wrong no-tare-at-start (empty_is_zero)
// Its empty pan is not zero.
#include <HX711.h>
#include <LiquidCrystal_I2C.h>

HX711 scale;
LiquidCrystal_I2C lcd(0x27, 16, 2);

void setup() {
  pinMode(4, INPUT_PULLUP);
  pinMode(8, OUTPUT);
  lcd.init();
  lcd.backlight();
  scale.begin(3, 2);
  scale.set_scale(429.5);
}

void loop() {
  if (digitalRead(4) == LOW) scale.tare();
  long grams = lround(scale.get_units(3));
  lcd.setCursor(0, 0);
  lcd.print("Beans: ");
  lcd.print(grams);
  lcd.print(" g    ");
  digitalWrite(8, grams > 3000);
}

//// wrong no-tare-button (bowl_is_zero)
// The bowl is weighed too.
#include <HX711.h>
#include <LiquidCrystal_I2C.h>

HX711 scale;
LiquidCrystal_I2C lcd(0x27, 16, 2);

void setup() {
  pinMode(4, INPUT_PULLUP);
  pinMode(8, OUTPUT);
  lcd.init();
  lcd.backlight();
  scale.begin(3, 2);
  scale.set_scale(429.5);
  scale.tare();
}

void loop() {
  long grams = lround(scale.get_units(3));
  lcd.setCursor(0, 0);
  lcd.print("Beans: ");
  lcd.print(grams);
  lcd.print(" g    ");
  digitalWrite(8, grams > 3000);
}

//// wrong button-inverted (shows_the_beans lamp_on_above bowl_is_zero)
// It makes the load zero again and again.
#include <HX711.h>
#include <LiquidCrystal_I2C.h>

HX711 scale;
LiquidCrystal_I2C lcd(0x27, 16, 2);

void setup() {
  pinMode(4, INPUT_PULLUP);
  pinMode(8, OUTPUT);
  lcd.init();
  lcd.backlight();
  scale.begin(3, 2);
  scale.set_scale(429.5);
  scale.tare();
}

void loop() {
  if (digitalRead(4) == HIGH) scale.tare();
  long grams = lround(scale.get_units(3));
  lcd.setCursor(0, 0);
  lcd.print("Beans: ");
  lcd.print(grams);
  lcd.print(" g    ");
  digitalWrite(8, grams > 3000);
}

//// wrong tare-each-round (shows_the_beans lamp_on_above)
// It tares before each reading.
#include <HX711.h>
#include <LiquidCrystal_I2C.h>

HX711 scale;
LiquidCrystal_I2C lcd(0x27, 16, 2);

void setup() {
  pinMode(4, INPUT_PULLUP);
  pinMode(8, OUTPUT);
  lcd.init();
  lcd.backlight();
  scale.begin(3, 2);
  scale.set_scale(429.5);
  scale.tare();
}

void loop() {
  scale.tare();
  long grams = lround(scale.get_units(3));
  lcd.setCursor(0, 0);
  lcd.print("Beans: ");
  lcd.print(grams);
  lcd.print(" g    ");
  digitalWrite(8, grams > 3000);
}

//// wrong grams-in-int8 (shows_the_beans lamp_on_above)
// It keeps the grams in a byte.
#include <HX711.h>
#include <LiquidCrystal_I2C.h>

HX711 scale;
LiquidCrystal_I2C lcd(0x27, 16, 2);

void setup() {
  pinMode(4, INPUT_PULLUP);
  pinMode(8, OUTPUT);
  lcd.init();
  lcd.backlight();
  scale.begin(3, 2);
  scale.set_scale(429.5);
  scale.tare();
}

void loop() {
  if (digitalRead(4) == LOW) scale.tare();
  byte grams = lround(scale.get_units(3));
  lcd.setCursor(0, 0);
  lcd.print("Beans: ");
  lcd.print(grams);
  lcd.print(" g    ");
  digitalWrite(8, grams > 3000);
}

//// wrong old-digits-stay (shows_the_beans bowl_is_zero)
// Digits of a longer number stay on the display.
#include <HX711.h>
#include <LiquidCrystal_I2C.h>

HX711 scale;
LiquidCrystal_I2C lcd(0x27, 16, 2);

void setup() {
  pinMode(4, INPUT_PULLUP);
  pinMode(8, OUTPUT);
  lcd.init();
  lcd.backlight();
  scale.begin(3, 2);
  scale.set_scale(429.5);
  scale.tare();
}

void loop() {
  if (digitalRead(4) == LOW) scale.tare();
  long grams = lround(scale.get_units(3));
  lcd.setCursor(0, 0);
  lcd.print("Beans, g: ");
  lcd.print(grams);
  
  digitalWrite(8, grams > 3000);
}

//// wrong measures-once (shows_the_beans lamp_on_above)
// It weighs only once.
#include <HX711.h>
#include <LiquidCrystal_I2C.h>

HX711 scale;
LiquidCrystal_I2C lcd(0x27, 16, 2);

void setup() {
  pinMode(4, INPUT_PULLUP);
  pinMode(8, OUTPUT);
  lcd.init();
  lcd.backlight();
  scale.begin(3, 2);
  scale.set_scale(429.5);
  scale.tare();
}

long grams = 0;
bool done = false;

void loop() {
  if (digitalRead(4) == LOW) scale.tare();
  if (!done) grams = lround(scale.get_units(3));
  done = true;
  lcd.setCursor(0, 0);
  lcd.print("Beans: ");
  lcd.print(grams);
  lcd.print(" g    ");
  digitalWrite(8, grams > 3000);
}

//// wrong lamp-too-early (lamp_dark_below)
// The lamp shines from 2980 g on.
#include <HX711.h>
#include <LiquidCrystal_I2C.h>

HX711 scale;
LiquidCrystal_I2C lcd(0x27, 16, 2);

void setup() {
  pinMode(4, INPUT_PULLUP);
  pinMode(8, OUTPUT);
  lcd.init();
  lcd.backlight();
  scale.begin(3, 2);
  scale.set_scale(429.5);
  scale.tare();
}

void loop() {
  if (digitalRead(4) == LOW) scale.tare();
  long grams = lround(scale.get_units(3));
  lcd.setCursor(0, 0);
  lcd.print("Beans: ");
  lcd.print(grams);
  lcd.print(" g    ");
  digitalWrite(8, grams > 2980);
}

//// wrong lamp-too-late (lamp_on_above)
// The lamp shines from 3020 g on.
#include <HX711.h>
#include <LiquidCrystal_I2C.h>

HX711 scale;
LiquidCrystal_I2C lcd(0x27, 16, 2);

void setup() {
  pinMode(4, INPUT_PULLUP);
  pinMode(8, OUTPUT);
  lcd.init();
  lcd.backlight();
  scale.begin(3, 2);
  scale.set_scale(429.5);
  scale.tare();
}

void loop() {
  if (digitalRead(4) == LOW) scale.tare();
  long grams = lround(scale.get_units(3));
  lcd.setCursor(0, 0);
  lcd.print("Beans: ");
  lcd.print(grams);
  lcd.print(" g    ");
  digitalWrite(8, grams > 3020);
}

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
-const long MOST_GRAMS = 3000;
+const long MOST_GRAMS = 2985;

//// wrong limit-a-little-too-high of solution (lamp_on_above)
// Its lamp is dark up to 3015 g.
-const long MOST_GRAMS = 3000;
+const long MOST_GRAMS = 3015;

//// extension

//// solution of project
// It multiplies first and divides then, in a long.
 const long MOST_GRAMS = 3000;
+const long SHILLINGS_PER_KILO = 3500;
...
-LiquidCrystal_I2C lcd(0x27, 16, 2);  // some displays: 0x3F
+LiquidCrystal_I2C lcd(0x27, 16, 2);
...

+  lcd.setCursor(0, 1);
+  lcd.print("Price: ");
+  lcd.print(grams * SHILLINGS_PER_KILO / 1000);
+  lcd.print(" TSh   ");
+
   digitalWrite(LAMP_PIN, grams > MOST_GRAMS ? HIGH : LOW);

//// accepted float-price of solution
// It works with a float, and clears the screen before each writing.
-  long grams = lround(scale.get_units(5));
+  float grams = scale.get_units(4);

+  lcd.clear();
   lcd.setCursor(0, 0);
...
-  lcd.print(grams);
+  lcd.print(grams, 0);
...
-  lcd.print(grams * SHILLINGS_PER_KILO / 1000);
+  lcd.print(grams * 3.5, 1);

//// accepted writes-what-changed
// It writes a row only when its number has changed.
#include <HX711.h>
#include <LiquidCrystal_I2C.h>

HX711 cell;
LiquidCrystal_I2C screen(0x27, 16, 2);
long shown = -1;

void row(int line, String text) {
  while (text.length() < 16) text += ' ';
  screen.setCursor(0, line);
  screen.print(text);
}

void setup() {
  pinMode(4, INPUT_PULLUP);
  pinMode(8, OUTPUT);
  screen.init();
  screen.backlight();
  cell.begin(3, 2);
  cell.set_scale(429.5);
  cell.tare();
}

void loop() {
  if (!digitalRead(4)) cell.tare();
  long grams = lround(cell.get_units(3));
  digitalWrite(8, grams > 3000);
  if (grams == shown) return;
  shown = grams;
  row(0, String(grams) + " g");
  row(1, "TSh " + String(lround(grams * 3.5)));
}

//// wrong no-price of project (empty_costs_nothing)
// The solution of the project itself.
-LiquidCrystal_I2C lcd(0x27, 16, 2);  // some displays: 0x3F
+LiquidCrystal_I2C lcd(0x27, 16, 2);

//// wrong shows-nothing (grams_stay_first empty_costs_nothing)
// It never writes to the display.
void setup() {}

void loop() {}

//// wrong constant-price of solution (empty_costs_nothing)
// It always shows the price of a kilo.
-  lcd.print(grams * SHILLINGS_PER_KILO / 1000);
+  lcd.print(SHILLINGS_PER_KILO);

//// wrong prints-without-reading (grams_stay_first price_follows empty_costs_nothing bowl_costs_nothing)
// It counts prices up, and never asks the scale.
#include <LiquidCrystal_I2C.h>

LiquidCrystal_I2C lcd(0x27, 16, 2);
long grams = 0;

void setup() {
  lcd.init();
  lcd.backlight();
}

void loop() {
  lcd.clear();
  lcd.print(grams);
  lcd.setCursor(0, 1);
  lcd.print(grams * 3.5, 0);
  grams = (grams + 250) % 4000;
  delay(6000);
}

//// wrong price-in-the-first-row of project (grams_stay_first empty_costs_nothing price_follows)
// The price takes the row of the grams.
 const long MOST_GRAMS = 3000;
+const long SHILLINGS_PER_KILO = 3500;
...
-LiquidCrystal_I2C lcd(0x27, 16, 2);  // some displays: 0x3F
+LiquidCrystal_I2C lcd(0x27, 16, 2);
...
-  lcd.setCursor(0, 0);
+  lcd.setCursor(0, 1);
...

+  lcd.setCursor(0, 0);
+  lcd.print("Price: ");
+  lcd.print(grams * SHILLINGS_PER_KILO / 1000);
+  lcd.print(" TSh   ");
+
   digitalWrite(LAMP_PIN, grams > MOST_GRAMS ? HIGH : LOW);

//// wrong whole-kilos-only of solution (price_follows)
// It divides by 1000 first: what is less than a kilo costs nothing.
-  lcd.print(grams * SHILLINGS_PER_KILO / 1000);
+  lcd.print(grams / 1000 * SHILLINGS_PER_KILO);

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
+  lcd.print("");

//// wrong pays-for-the-bowl of solution (grams_stay_first bowl_costs_nothing price_follows)
// It leaves out the button.
-  if (digitalRead(TARE_PIN) == LOW) {
-    scale.tare();
-  }
