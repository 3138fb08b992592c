//// accepted solution of solution.ino
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

//// wrong no-price of solution.ino
// The solution of the project itself.
// Fails at: empty_costs_nothing
-LiquidCrystal_I2C lcd(0x27, 16, 2);  // some displays: 0x3F
+LiquidCrystal_I2C lcd(0x27, 16, 2);

//// wrong shows-nothing
// It never writes to the display.
// Fails at: grams_stay_first, empty_costs_nothing
void setup() {}

void loop() {}

//// wrong constant-price of solution
// It always shows the price of a kilo.
// Fails at: empty_costs_nothing
-  lcd.print(grams * SHILLINGS_PER_KILO / 1000);
+  lcd.print(SHILLINGS_PER_KILO);

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

//// wrong price-in-the-first-row of solution.ino
// The price takes the row of the grams.
// Fails at: grams_stay_first, empty_costs_nothing, price_follows
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

//// wrong whole-kilos-only of solution
// It divides by 1000 first: what is less than a kilo costs nothing.
// Fails at: price_follows
-  lcd.print(grams * SHILLINGS_PER_KILO / 1000);
+  lcd.print(grams / 1000 * SHILLINGS_PER_KILO);

//// wrong too-large-for-an-int of solution
// An int takes 32767 at most.
// Fails at: price_follows
-const long SHILLINGS_PER_KILO = 3500;
+const int SHILLINGS_PER_KILO = 3500;
...
-  long grams = lround(scale.get_units(5));
+  int grams = lround(scale.get_units(5));

//// wrong price-of-a-gram of solution
// It forgets that the price is for 1000 g.
// Fails at: price_follows
-  lcd.print(grams * SHILLINGS_PER_KILO / 1000);
+  lcd.print(grams * SHILLINGS_PER_KILO);

//// wrong old-digits-stay of solution
// After a large price, its last digits stay.
// Fails at: empty_costs_nothing, price_follows, bowl_costs_nothing
-  lcd.print(" TSh   ");
+  lcd.print("");

//// wrong pays-for-the-bowl of solution
// It leaves out the button.
// Fails at: grams_stay_first, bowl_costs_nothing, price_follows
-  if (digitalRead(TARE_PIN) == LOW) {
-    scale.tare();
-  }
