#include <Servo.h>

Servo window;

void setup() {
  Serial.begin(9600);
  window.attach(9);
}

void loop() {
  window.write(0);
  delay(1000);
  window.write(90);
  delay(1000);
}
