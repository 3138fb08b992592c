#include <LiquidCrystal_I2C.h>

const int TRIG_PIN = 9;
const int ECHO_PIN = 10;
const int PUMP_PIN = 7;

LiquidCrystal_I2C lcd(0x27, 16, 2);  // some displays: 0x3F

// How far away the water is. Without an echo: 0.
float readCentimetres() {
  digitalWrite(TRIG_PIN, HIGH);
  delayMicroseconds(20);
  digitalWrite(TRIG_PIN, LOW);
  return pulseIn(ECHO_PIN, HIGH, 30000) / 58.0;
}

void setup() {
  Serial.begin(9600);
  pinMode(TRIG_PIN, OUTPUT);
  pinMode(PUMP_PIN, OUTPUT);
  lcd.init();
  lcd.backlight();
}

void loop() {
  // First measure: how far away is the water, empty and full?
  float cm = readCentimetres();
  Serial.println(cm);

  // 1. Work out the level in percent, and show it in the first row.
  // 2. Below 30 %: pump on.
  // 3. Above 90 %: pump off.
  // 4. No echo: pump off, and say so.
  delay(300);
}
