#include <Wire.h>
#include <LiquidCrystal_I2C.h>

const int CO2_PIN = A0;
const int AIR_PIN = A1;
const int BUZZER_PIN = 8;
const int CO2_LIMIT = 147;  // 1,000 ppm: 0.72 V
const int AIR_LIMIT = 300;

LiquidCrystal_I2C lcd(0x27, 16, 2);  // some displays: 0x3F

void setup() {
  pinMode(BUZZER_PIN, OUTPUT);
  lcd.init();
  lcd.backlight();
}

void loop() {
  int co2 = analogRead(CO2_PIN);
  int air = analogRead(AIR_PIN);

  lcd.setCursor(0, 0);
  lcd.print("CO2: ");
  lcd.print(co2);
  lcd.print("    ");
  lcd.setCursor(0, 1);
  lcd.print("Air: ");
  lcd.print(air);
  lcd.print("    ");

  if (co2 > CO2_LIMIT || air > AIR_LIMIT) {
    digitalWrite(BUZZER_PIN, HIGH);
  } else {
    digitalWrite(BUZZER_PIN, LOW);
  }
  delay(1000);
}
