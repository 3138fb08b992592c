#include <Ultrasonic.h>

void setup() {
  Ultrasonic eyes(9, 10);
  Serial.begin(9600);
}

void loop() {
  Serial.println(eyes.read());  //! name_of_another_function name=eyes function=setup
  delay(100);
}
