#include <Adafruit_BMP085.h>
#include <LiquidCrystal.h>

const float SEA_LEVEL_HPA = 1013.25;

Adafruit_BMP085 bmp;
LiquidCrystal lcd(12, 11, 5, 4, 3, 2);

void setup() {
  lcd.begin(16, 2);
  // Begin the sensor. If it does not answer, say so on the display.
}

void loop() {
  // 1. Read the pressure in pascals, and make hectopascals of it.
  // 2. Work out the altitude: 44330 * (1 - pow(p / p0, 0.1903))
  // 3. Show the pressure in the first row.
  // 4. Show the altitude in the second row.
  delay(500);
}
