#include <Ultrasonic.h>

Ultrasonic eyes(9, 10);
int distance;

void setup() {
  pinMode(13, OUTPUT);
}

void loop() {
  distance = eyes.read();
  if distance < 20 {  //! missing_opening_parenthesis after=if
    digitalWrite(13, HIGH);
  } else {
    digitalWrite(13, LOW);
  }
}
