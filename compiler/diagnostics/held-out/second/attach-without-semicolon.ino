#include <Servo.h>

Servo arm;

void setup() {
  arm.attach(9)  //! missing_semicolon after=arm.attach(9)
  arm.write(90);
}

void loop() {}
