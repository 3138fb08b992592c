#include <Servo.h>

Servo arm;

void setup() {
  arm.attach(9);
}

void loop() {
  arm.write = 90;  //! call_without_parentheses name=write
  delay(1000);
}
