// The motor follows a potentiometer at A0.
#include <Stepper.h>

#define STEPS 2048

Stepper stepper(STEPS, 8, 10, 9, 11);
int previous = 0;

void setup() {
  stepper.setSpeed(12);
}

void loop() {
  int val = analogRead(A0);
  stepper.step(val - previous);
  previous = val;
}
