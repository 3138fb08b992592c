//// solution
const int LIGHT_PIN = 11;

void setup() {
  pinMode(LIGHT_PIN, OUTPUT);
  for (int round = 0; round < 3; round++) {
    digitalWrite(LIGHT_PIN, HIGH);
    delay(500);
    digitalWrite(LIGHT_PIN, LOW);
    delay(500);
  }
}

void loop() {
}

//// wrong blinks-once of solution (comes_on: other_pulses)
~ round < 3 => round < 1
