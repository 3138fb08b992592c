void setup() {
  pinMode(2, INPUT_PULLUP);
  pinMode(13, OUTPUT);
}

void loop() {
  if (digitalRead(2) == PRESSED) {  //! name_not_known name=PRESSED
    digitalWrite(13, HIGH);
  }
}
