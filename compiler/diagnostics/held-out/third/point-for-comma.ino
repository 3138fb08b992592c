#include <LiquidCrystal.h>

LiquidCrystal lcd(12, 11, 5, 4, 3, 2);

void setup() {
  lcd.begin(16.2);  //! wrong_argument_count name=begin wanted=2-3
  lcd.print("Hello");
}

void loop() {}
