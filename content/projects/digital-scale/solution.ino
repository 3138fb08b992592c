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
