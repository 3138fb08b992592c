//// accepted solution
// It multiplies first and divides then, in a long.
#include <HX711.h>
#include <LiquidCrystal_I2C.h>

const int CLOCK_PIN = 2;
const int DATA_PIN = 3;
const int TARE_PIN = 4;
const int LAMP_PIN = 8;

// One litre of water is 1000 g. It raised the number by 429500.
const float COUNTS_PER_GRAM = 429.5;
const long MOST_GRAMS = 3000;
const long SHILLINGS_PER_KILO = 3500;

HX711 scale;
LiquidCrystal_I2C lcd(0x27, 16, 2);

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

  lcd.setCursor(0, 1);
  lcd.print("Price: ");
  lcd.print(grams * SHILLINGS_PER_KILO / 1000);
  lcd.print(" TSh   ");

  digitalWrite(LAMP_PIN, grams > MOST_GRAMS ? HIGH : LOW);
}

//// accepted float-price
// It works with a float, and clears the screen before each writing.
#include <HX711.h>
#include <LiquidCrystal_I2C.h>

const int CLOCK_PIN = 2;
const int DATA_PIN = 3;
const int TARE_PIN = 4;
const int LAMP_PIN = 8;

// One litre of water is 1000 g. It raised the number by 429500.
const float COUNTS_PER_GRAM = 429.5;
const long MOST_GRAMS = 3000;
const long SHILLINGS_PER_KILO = 3500;

HX711 scale;
LiquidCrystal_I2C lcd(0x27, 16, 2);

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
  float grams = scale.get_units(4);

  lcd.clear();
  lcd.setCursor(0, 0);
  lcd.print("Beans: ");
  lcd.print(grams, 0);
  lcd.print(" g    ");

  lcd.setCursor(0, 1);
  lcd.print("Price: ");
  lcd.print(grams * 3.5, 1);
  lcd.print(" TSh   ");

  digitalWrite(LAMP_PIN, grams > MOST_GRAMS ? HIGH : LOW);
}

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

//// wrong no-price
// The solution of the project itself.
// Fails at: empty_costs_nothing
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
LiquidCrystal_I2C lcd(0x27, 16, 2);

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

//// wrong shows-nothing
// It never writes to the display.
// Fails at: grams_stay_first, empty_costs_nothing
void setup() {}

void loop() {}

//// wrong constant-price
// It always shows the price of a kilo.
// Fails at: empty_costs_nothing
#include <HX711.h>
#include <LiquidCrystal_I2C.h>

const int CLOCK_PIN = 2;
const int DATA_PIN = 3;
const int TARE_PIN = 4;
const int LAMP_PIN = 8;

// One litre of water is 1000 g. It raised the number by 429500.
const float COUNTS_PER_GRAM = 429.5;
const long MOST_GRAMS = 3000;
const long SHILLINGS_PER_KILO = 3500;

HX711 scale;
LiquidCrystal_I2C lcd(0x27, 16, 2);

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

  lcd.setCursor(0, 1);
  lcd.print("Price: ");
  lcd.print(SHILLINGS_PER_KILO);
  lcd.print(" TSh   ");

  digitalWrite(LAMP_PIN, grams > MOST_GRAMS ? HIGH : LOW);
}

//// wrong prints-without-reading
// It counts prices up, and never asks the scale.
// Fails at: grams_stay_first, price_follows, empty_costs_nothing, bowl_costs_nothing
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

//// wrong price-in-the-first-row
// The price takes the row of the grams.
// Fails at: grams_stay_first, empty_costs_nothing, price_follows
#include <HX711.h>
#include <LiquidCrystal_I2C.h>

const int CLOCK_PIN = 2;
const int DATA_PIN = 3;
const int TARE_PIN = 4;
const int LAMP_PIN = 8;

// One litre of water is 1000 g. It raised the number by 429500.
const float COUNTS_PER_GRAM = 429.5;
const long MOST_GRAMS = 3000;
const long SHILLINGS_PER_KILO = 3500;

HX711 scale;
LiquidCrystal_I2C lcd(0x27, 16, 2);

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

  lcd.setCursor(0, 1);
  lcd.print("Beans: ");
  lcd.print(grams);
  lcd.print(" g    ");

  lcd.setCursor(0, 0);
  lcd.print("Price: ");
  lcd.print(grams * SHILLINGS_PER_KILO / 1000);
  lcd.print(" TSh   ");

  digitalWrite(LAMP_PIN, grams > MOST_GRAMS ? HIGH : LOW);
}

//// wrong whole-kilos-only
// It divides by 1000 first: what is less than a kilo costs nothing.
// Fails at: price_follows
#include <HX711.h>
#include <LiquidCrystal_I2C.h>

const int CLOCK_PIN = 2;
const int DATA_PIN = 3;
const int TARE_PIN = 4;
const int LAMP_PIN = 8;

// One litre of water is 1000 g. It raised the number by 429500.
const float COUNTS_PER_GRAM = 429.5;
const long MOST_GRAMS = 3000;
const long SHILLINGS_PER_KILO = 3500;

HX711 scale;
LiquidCrystal_I2C lcd(0x27, 16, 2);

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

  lcd.setCursor(0, 1);
  lcd.print("Price: ");
  lcd.print(grams / 1000 * SHILLINGS_PER_KILO);
  lcd.print(" TSh   ");

  digitalWrite(LAMP_PIN, grams > MOST_GRAMS ? HIGH : LOW);
}

//// wrong too-large-for-an-int
// An int takes 32767 at most.
// Fails at: price_follows
#include <HX711.h>
#include <LiquidCrystal_I2C.h>

const int CLOCK_PIN = 2;
const int DATA_PIN = 3;
const int TARE_PIN = 4;
const int LAMP_PIN = 8;

// One litre of water is 1000 g. It raised the number by 429500.
const float COUNTS_PER_GRAM = 429.5;
const long MOST_GRAMS = 3000;
const int SHILLINGS_PER_KILO = 3500;

HX711 scale;
LiquidCrystal_I2C lcd(0x27, 16, 2);

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
  int grams = lround(scale.get_units(5));

  lcd.setCursor(0, 0);
  lcd.print("Beans: ");
  lcd.print(grams);
  lcd.print(" g    ");

  lcd.setCursor(0, 1);
  lcd.print("Price: ");
  lcd.print(grams * SHILLINGS_PER_KILO / 1000);
  lcd.print(" TSh   ");

  digitalWrite(LAMP_PIN, grams > MOST_GRAMS ? HIGH : LOW);
}

//// wrong price-of-a-gram
// It forgets that the price is for 1000 g.
// Fails at: price_follows
#include <HX711.h>
#include <LiquidCrystal_I2C.h>

const int CLOCK_PIN = 2;
const int DATA_PIN = 3;
const int TARE_PIN = 4;
const int LAMP_PIN = 8;

// One litre of water is 1000 g. It raised the number by 429500.
const float COUNTS_PER_GRAM = 429.5;
const long MOST_GRAMS = 3000;
const long SHILLINGS_PER_KILO = 3500;

HX711 scale;
LiquidCrystal_I2C lcd(0x27, 16, 2);

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

  lcd.setCursor(0, 1);
  lcd.print("Price: ");
  lcd.print(grams * SHILLINGS_PER_KILO);
  lcd.print(" TSh   ");

  digitalWrite(LAMP_PIN, grams > MOST_GRAMS ? HIGH : LOW);
}

//// wrong old-digits-stay
// After a large price, its last digits stay.
// Fails at: empty_costs_nothing, price_follows, bowl_costs_nothing
#include <HX711.h>
#include <LiquidCrystal_I2C.h>

const int CLOCK_PIN = 2;
const int DATA_PIN = 3;
const int TARE_PIN = 4;
const int LAMP_PIN = 8;

// One litre of water is 1000 g. It raised the number by 429500.
const float COUNTS_PER_GRAM = 429.5;
const long MOST_GRAMS = 3000;
const long SHILLINGS_PER_KILO = 3500;

HX711 scale;
LiquidCrystal_I2C lcd(0x27, 16, 2);

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

  lcd.setCursor(0, 1);
  lcd.print("Price: ");
  lcd.print(grams * SHILLINGS_PER_KILO / 1000);
  lcd.print("");

  digitalWrite(LAMP_PIN, grams > MOST_GRAMS ? HIGH : LOW);
}

//// wrong pays-for-the-bowl
// It leaves out the button.
// Fails at: grams_stay_first, bowl_costs_nothing, price_follows
#include <HX711.h>
#include <LiquidCrystal_I2C.h>

const int CLOCK_PIN = 2;
const int DATA_PIN = 3;
const int TARE_PIN = 4;
const int LAMP_PIN = 8;

// One litre of water is 1000 g. It raised the number by 429500.
const float COUNTS_PER_GRAM = 429.5;
const long MOST_GRAMS = 3000;
const long SHILLINGS_PER_KILO = 3500;

HX711 scale;
LiquidCrystal_I2C lcd(0x27, 16, 2);

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

  // The mean of five numbers is calmer than one.
  long grams = lround(scale.get_units(5));

  lcd.setCursor(0, 0);
  lcd.print("Beans: ");
  lcd.print(grams);
  lcd.print(" g    ");

  lcd.setCursor(0, 1);
  lcd.print("Price: ");
  lcd.print(grams * SHILLINGS_PER_KILO / 1000);
  lcd.print(" TSh   ");

  digitalWrite(LAMP_PIN, grams > MOST_GRAMS ? HIGH : LOW);
}
