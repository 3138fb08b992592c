int buttonstate = 0;

void setup() {
  pinMode(2, INPUT_PULLUP);
  pinMode(13, OUTPUT);
}

void loop() {
  buttonState = digitalRead(2);  //! name_misspelled name=buttonState suggestion=buttonstate
  digitalWrite(13, !buttonstate);
}
