bool isPressed() { return digitalRead(2) == LOW; }
void setup() { pinMode(13, OUTPUT); }
void loop() {
  if (isPressed) {  //! call_without_parentheses name=isPressed
    digitalWrite(13, HIGH);
  }
}
