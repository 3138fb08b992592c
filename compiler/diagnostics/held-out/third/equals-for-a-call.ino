#include <Servo.h>

Servo arm;

void setup() {
  arm.attach(9);
}

void loop() {
  arm.write = 90;  //! wrong_operator
  delay(1000);
}
