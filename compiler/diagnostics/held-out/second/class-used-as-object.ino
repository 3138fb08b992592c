#include <Servo.h>

Servo arm;

void setup() {
  Servo.attach(9);  //! class_used_as_object name=Servo
}

void loop() {
  arm.write(90);
}
