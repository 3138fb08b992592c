#include <LiquidCrystal_I2C.h>

const int SENSOR_PIN = A0;
const int LAMP_PIN = 8;

LiquidCrystal_I2C lcd(0x27, 16, 2);  // some displays: 0x3F

void setup() {
  Serial.begin(9600);
  pinMode(LAMP_PIN, OUTPUT);
  lcd.init();
  lcd.backlight();
}

void loop() {
  // First measure: which numbers come without a finger, and which with one?
  Serial.println(analogRead(SENSOR_PIN));
  delay(20);

  // 1. Read the number each 2 ms, by micros().
  // 2. Find the beats, and blink with each of them.
  // 3. Show the mean of four beats.
  // 4. Without a finger, show "--".
}
