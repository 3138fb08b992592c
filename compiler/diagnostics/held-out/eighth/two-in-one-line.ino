void setup() {
  pinMode(13, OUTPUT);
}

void loop() {
  digitalWrite(13, HIGH) delay(500);  //! missing_semicolon after=HIGH)
  digitalWrite(13, LOW); delay(500);
}
