// One turn to the right, one to the left, of a 28BYJ-48 with its driver on pins 8 to 11.
#include <Stepper.h>

const int stepsPerRevolution = 2048;

// In the order IN1, IN3, IN2, IN4.
Stepper myStepper(stepsPerRevolution, 8, 10, 9, 11);

void setup() {
  myStepper.setSpeed(14);
  Serial.begin(9600);
}

void loop() {
  Serial.println("clockwise");
  myStepper.step(stepsPerRevolution);
  delay(500);

  Serial.println("counterclockwise");
  myStepper.step(-stepsPerRevolution);
  delay(500);
}
