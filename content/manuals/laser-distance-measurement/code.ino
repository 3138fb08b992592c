#include <Wire.h>
#include <LiquidCrystal_I2C.h>

const int SENSOR_ADDRESS = 0x10;
const int BUTTON_PIN = 2;
const int WEAK_ECHO = 100;
const int FARTHEST = 800;  // centimetres

LiquidCrystal_I2C lcd(0x27, 16, 2);  // some displays: 0x3F
int kept = 0;

void setup() {
  pinMode(BUTTON_PIN, INPUT_PULLUP);
  Wire.begin();
  lcd.init();
  lcd.backlight();
}

void loop() {
  int centimetres = averageDistance();

  lcd.setCursor(0, 0);
  if (centimetres < 0) {
    lcd.print("Aim again       ");
  } else {
    lcd.print("Now:  ");
    printMetres(centimetres);
  }

  if (digitalRead(BUTTON_PIN) == LOW && centimetres >= 0) {
    kept = centimetres;
  }
  lcd.setCursor(0, 1);
  lcd.print("Kept: ");
  printMetres(kept);
  delay(100);
}

// The mean of ten measurements, or -1 when one of them was no good.
int averageDistance() {
  long sum = 0;
  for (int count = 0; count < 10; count++) {
    int centimetres = readDistance();
    if (centimetres < 0) {
      return -1;
    }
    sum += centimetres;
    delay(10);
  }
  return sum / 10;
}

// One measurement in centimetres; -1 when the sensor is silent, too little light came back, or too much.
int readDistance() {
  Wire.beginTransmission(SENSOR_ADDRESS);
  Wire.write(0);  // begin with register 0: the distance, then the strength of the echo
  if (Wire.endTransmission() != 0) {
    return -1;
  }
  if (Wire.requestFrom(SENSOR_ADDRESS, 4) != 4) {
    return -1;
  }
  unsigned int centimetres = readNumber();
  unsigned int strength = readNumber();
  if (strength < WEAK_ECHO || strength == 65535 || centimetres > FARTHEST) {
    return -1;
  }
  return centimetres;
}

// Two bytes make a number. The low one comes first.
unsigned int readNumber() {
  unsigned int low = Wire.read();
  unsigned int high = Wire.read();
  return high * 256 + low;
}

void printMetres(int centimetres) {
  lcd.print(centimetres / 100.0, 2);
  lcd.print(" m    ");
}
