// Shows a heart, a greeting and the seconds since the start.
// RS on pin 12, E on 11, D4 to D7 on 5, 4, 3 and 2.
#include <LiquidCrystal.h>

LiquidCrystal lcd(12, 11, 5, 4, 3, 2);

byte heart[8] = {0, 10, 31, 31, 14, 4, 0, 0};

void setup() {
  lcd.begin(16, 2);
  lcd.createChar(0, heart);
  lcd.setCursor(0, 0);
  lcd.write(byte(0));
  lcd.print(" Hello, world!");
}

void loop() {
  lcd.setCursor(0, 1);
  lcd.print(millis() / 1000);
  delay(200);
}
