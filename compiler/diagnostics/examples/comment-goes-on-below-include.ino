#include <Servo.h>
// This program turns an arm
to both sides, again.  //! comment_without_slashes
Servo arm;
void setup() {
  arm.attach(9);
}
void loop() {}
