#include <LiquidCrystal.h>
LiquidCrystal lcd(12, 11, 5, 4, 3, 2);
void setup() {
  lcd.begin(16, 2);
  // start
  lcd.clear  //! missing_semicolon
}
void loop() {}
