void setup() {
  pinMode(13, OUTPUT);
}

void loop() {
  digitalWrite(13, "HIGH");  //! text_for_number
  delay(500);
}
