#include <Adafruit_BMP085.h>
#include <LiquidCrystal.h>

// The pressure at sea level. On a real day, set it first: see the lesson.
const float SEA_LEVEL_HPA = 1013.25;

Adafruit_BMP085 bmp;
LiquidCrystal lcd(12, 11, 5, 4, 3, 2);

void setup() {
  lcd.begin(16, 2);
  if (!bmp.begin()) {
    lcd.print("No sensor");
    while (true) {
    }
  }
}

void loop() {
  // The sensor counts in pascals: 100 of them are one hectopascal.
  float hectopascals = bmp.readPressure() / 100.0;
  float metres = 44330 * (1 - pow(hectopascals / SEA_LEVEL_HPA, 0.1903));

  lcd.setCursor(0, 0);
  lcd.print("Air: ");
  lcd.print(hectopascals, 1);
  lcd.print(" hPa  ");

  lcd.setCursor(0, 1);
  lcd.print("Height: ");
  lcd.print(metres, 0);
  lcd.print(" m   ");

  delay(500);
}
