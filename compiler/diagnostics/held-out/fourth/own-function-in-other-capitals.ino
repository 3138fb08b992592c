void setup() {
  pinMode(13, OUTPUT);
}

void loop() {
  blinkled(3);  //! name_misspelled name=blinkled suggestion=blinkLed
}

void blinkLed(int times) {
  for (int i = 0; i < times; i++) {
    digitalWrite(13, HIGH);
    delay(100);
    digitalWrite(13, LOW);
    delay(100);
  }
}
