void setup() {
  pinMode(13, OUTPUT);
}

void loop() {
  digitalWrite(13, HIGH):  //! wrong_operator text=: suggestion=;
  delay(500);
  digitalWrite(13, LOW);
  delay(500);
}
