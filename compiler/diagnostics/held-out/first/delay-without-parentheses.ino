void setup() {
  pinMode(13, OUTPUT);
}

void loop() {
  digitalWrite(13, HIGH);
  delay 1000;  //! missing_opening_parenthesis after=delay
  digitalWrite(13, LOW);
  delay(1000);
}
