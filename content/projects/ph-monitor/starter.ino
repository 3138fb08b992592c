#include <LiquidCrystal_I2C.h>

const int PROBE_PIN = A0;
const int GREEN_PIN = 5;
const int RED_PIN = 6;

LiquidCrystal_I2C lcd(0x27, 16, 2);  // some displays: 0x3F

float readVolts() {
  return analogRead(PROBE_PIN) * 5.0 / 1024;
}

void setup() {
  Serial.begin(9600);
  pinMode(GREEN_PIN, OUTPUT);
  pinMode(RED_PIN, OUTPUT);
  lcd.init();
  lcd.backlight();
}

void loop() {
  // First look: how many volts does the probe give in each cup?
  float volts = readVolts();
  Serial.println(volts);

  // 1. Work out the pH.
  // 2. Show it on the display.
  // 3. Light the green or the red LED.
  delay(300);
}
