int pins[] = {11, 10, 9};
int times[] = {400, 400, 400};

void setup() {
  for (int i = 0; i < 3; i++) {
    pinMode(pins[i], OUTPUT);
  }
}

void loop() {
  for (int i = 0; i < 3; i++) {
    digitalWrite(pins[i], HIGH);
    delay(times[i]);
    digitalWrite(pins[i], LOW);
  }
}
