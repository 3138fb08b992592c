void setup() {
  pinMode(2, INPUT_PULLUP);
  pinMode(13, OUTPUT);
}

void loop() {
  while digitalRead(2) == LOW {  //! missing_opening_parenthesis after=while
    digitalWrite(13, HIGH);
  }
  digitalWrite(13, LOW);
}
