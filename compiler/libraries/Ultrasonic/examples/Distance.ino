// Prints how far away something is: trigger on pin 9, echo on pin 10.
#include <Ultrasonic.h>

Ultrasonic ultrasonic(9, 10);

void setup() {
  Serial.begin(9600);
}

void loop() {
  Serial.print(ultrasonic.read());
  Serial.print(" cm, ");
  Serial.print(ultrasonic.read(INC));
  Serial.println(" inches");
  delay(500);
}
