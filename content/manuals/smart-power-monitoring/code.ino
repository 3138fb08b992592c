#include <Wire.h>
#include <LiquidCrystal_I2C.h>

const int CURRENT_PIN = A0;
const int VOLTAGE_PIN = A1;
const int RELAY_PIN = 7;

const float BOARD_VOLTS = 5.0;
const float VOLTS_PER_AMPERE = 0.185;  // the ACS712 for 5 A
const float DIVIDER = 5.0;             // (30 kΩ + 7.5 kΩ) / 7.5 kΩ
const float OFF_BELOW_VOLTS = 11.8;
const float ON_ABOVE_VOLTS = 12.5;

LiquidCrystal_I2C lcd(0x27, 16, 2);  // some displays: 0x3F
float restVolts = 0;  // what the current sensor gives while nothing flows
float wattHours = 0;
unsigned long lastTime = 0;
bool isOn = false;

void setup() {
  pinMode(RELAY_PIN, OUTPUT);
  digitalWrite(RELAY_PIN, LOW);
  lcd.init();
  lcd.backlight();
  delay(500);
  restVolts = voltsAt(CURRENT_PIN);
  lastTime = millis();
}

void loop() {
  float volts = voltsAt(VOLTAGE_PIN) * DIVIDER;
  float amperes = (voltsAt(CURRENT_PIN) - restVolts) / VOLTS_PER_AMPERE;
  float watts = volts * amperes;

  unsigned long now = millis();
  wattHours += watts * (now - lastTime) / 3600000.0;
  lastTime = now;

  // Two limits, so that the relay does not switch on and off all the time.
  if (volts < OFF_BELOW_VOLTS) {
    isOn = false;
  } else if (volts > ON_ABOVE_VOLTS) {
    isOn = true;
  }
  digitalWrite(RELAY_PIN, isOn ? HIGH : LOW);

  lcd.setCursor(0, 0);
  lcd.print(volts, 1);
  lcd.print("V ");
  lcd.print(amperes, 2);
  lcd.print("A ");
  lcd.print(isOn ? "on  " : "off ");
  lcd.setCursor(0, 1);
  lcd.print(watts, 1);
  lcd.print("W ");
  lcd.print(wattHours, 2);
  lcd.print("Wh   ");
  delay(500);
}

// The voltage at a pin: the mean of a hundred readings, because single ones jump.
float voltsAt(int pin) {
  long sum = 0;
  for (int count = 0; count < 100; count++) {
    sum += analogRead(pin);
  }
  return sum / 100.0 * BOARD_VOLTS / 1023;
}
