int pins[] = {11, 10, 9};

void setup() {
  for (int i = 0; i < 3; i++) {
    pinMode(pins[i], OUTPUT);
  }
}

void loop() {
  for (int i = 0; i < 3; i++) {
    digitalWrite(pins[i], HIGH);
    delay(400);
    digitalWrite(pins[i], LOW);
  }
}
