#include <LiquidCrystal_I2C.h>

const int FINGERS = 4;
const int PINS[FINGERS] = {A0, A1, A2, A3};  // index, middle, ring, little

LiquidCrystal_I2C lcd(0x27, 16, 2);  // some displays: 0x3F

void setup() {
  Serial.begin(9600);
  lcd.init();
  lcd.backlight();
}

void loop() {
  // First measure: the numbers of your four fingers, straight and in a fist.
  for (int i = 0; i < FINGERS; i++) {
    Serial.print(analogRead(PINS[i]));
    Serial.print(" ");
  }
  Serial.println();
  delay(300);

  // 1. Is each finger straight (S) or bent (B)? Each has a limit of its own.
  // 2. Which word belongs to the sign? No word: a dash.
  // 3. Show the word in the first row.
}
