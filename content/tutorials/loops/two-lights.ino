void setup() {
  for (int pin = 9; pin <= 11; pin++) {
    pinMode(pin, OUTPUT);
  }
}

void loop() {
  for (int pin = 9; pin <= 10; pin++) {
    digitalWrite(pin, HIGH);
    delay(700);
  }
  for (int pin = 9; pin <= 11; pin++) {
    digitalWrite(pin, LOW);
  }
  delay(700);
}
