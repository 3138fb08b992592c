#include <Servo.h>
// arms
Servo left, right  //! missing_semicolon
void setup() {
  left.attach(9);
}
void loop() {}
