void setup() {
}
void loop() {
  if (digitalRead(2)) {
    digitalWrite(13, HIGH);
  }
  }  //! extra_closing_brace
  delay(100);
}
