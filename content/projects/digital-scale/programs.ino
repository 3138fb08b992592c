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

//// accepted two-ifs of solution.ino
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

//// wrong always-on
// The lamp always shines.
// Fails at: lamp_dark_below, bowl_is_zero
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

//// wrong never-on
// The lamp never shines.
// Fails at: lamp_on_above
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

//// wrong prints-without-reading
// It shows weights that look right, and never asks the cell.
// Fails at: shows_the_beans, lamp_dark_below, lamp_on_above, bowl_is_zero
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

//// wrong constant-zero
// It always shows 0 g.
// Fails at: shows_the_beans, lamp_on_above
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

//// wrong replays-timeline
// Its lamp follows the clock; what it shows is measured.
// Fails at: lamp_dark_below, lamp_on_above, bowl_is_zero
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

//// wrong no-scale
// It shows the number of the HX711, not grams.
// Fails at: shows_the_beans, lamp_dark_below, lamp_on_above, bowl_is_zero
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

//// wrong wrong-calibration
// Its counts per gram are 2 % too many.
// Fails at: shows_the_beans, lamp_on_above, lamp_dark_below
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

//// wrong kilograms
// It shows kilograms only.
// Fails at: shows_the_beans
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

//// wrong no-tare-at-start
// Its empty pan is not zero.
// Fails at: empty_is_zero
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

//// wrong no-tare-button
// The bowl is weighed too.
// Fails at: bowl_is_zero
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

//// wrong button-inverted
// It makes the load zero again and again.
// Fails at: shows_the_beans, lamp_on_above, bowl_is_zero
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

//// wrong tare-each-round
// It tares before each reading.
// Fails at: shows_the_beans, lamp_on_above
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

//// wrong grams-in-int8
// It keeps the grams in a byte.
// Fails at: shows_the_beans, lamp_on_above
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

//// wrong old-digits-stay
// Digits of a longer number stay on the display.
// Fails at: shows_the_beans, bowl_is_zero
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

//// wrong measures-once
// It weighs only once.
// Fails at: shows_the_beans, lamp_on_above
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

//// wrong lamp-too-early
// The lamp shines from 2980 g on.
// Fails at: lamp_dark_below
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

//// wrong lamp-too-late
// The lamp shines from 3020 g on.
// Fails at: lamp_on_above
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

//// wrong ten-grams-too-many of solution.ino
// It shows 10 g too many.
// Fails at: empty_is_zero
-  lcd.print(grams);
+  lcd.print(grams + 10);

//// wrong eight-grams-too-few of solution.ino
// It shows 8 g too few.
// Fails at: empty_is_zero
-  lcd.print(grams);
+  lcd.print(grams - 8);

//// wrong limit-a-little-too-low of solution.ino
// Its lamp shines from 2986 g on.
// Fails at: lamp_dark_below
-const long MOST_GRAMS = 3000;
+const long MOST_GRAMS = 2985;

//// wrong limit-a-little-too-high of solution.ino
// Its lamp is dark up to 3015 g.
// Fails at: lamp_on_above
-const long MOST_GRAMS = 3000;
+const long MOST_GRAMS = 3015;
