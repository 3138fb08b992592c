#include <Servo.h>

void setup() {
  Servo arm;
  arm.attach(9);
}

void loop() {
  arm.write(90);  //! name_of_another_function name=arm function=setup
  delay(500);
  arm.write(0);
  delay(500);
}
