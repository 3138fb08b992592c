#include <Servo.h>

const int POWER_PIN = 7;  // feeds the plate
const int RAIN_PIN = A0;
const int SERVO_PIN = 9;

Servo window;

void setup() {
  Serial.begin(9600);
  pinMode(POWER_PIN, OUTPUT);
  digitalWrite(POWER_PIN, HIGH);
  window.attach(SERVO_PIN);
}

void loop() {
  // First measure: what is this number dry, with a few drops, and soaked?
  int number = analogRead(RAIN_PIN);
  Serial.println(number);

  // 1. Give the plate power only while you read it.
  // 2. Below 700: close the window, 0 degrees.
  // 3. Above 900: open the window, 90 degrees.
  delay(500);
}
