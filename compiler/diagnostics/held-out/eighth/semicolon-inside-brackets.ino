void setup() {
  pinMode(13, OUTPUT);
}

void loop() {
  digitalWrite(13, HIGH;)  //! missing_parenthesis after=HIGH
  delay(500);
}
