#include Servo.h  //! include_without_brackets name=Servo.h

Servo arm;

void setup() {
  arm.attach(9);
}

void loop() {
  arm.write(90);
}
