void setup() {
  pinMode(13, OUTPUT);
}

void loop() {
  digitalWrite 13, HIGH;  //! missing_opening_parenthesis after=digitalWrite
  delay(500);
}
