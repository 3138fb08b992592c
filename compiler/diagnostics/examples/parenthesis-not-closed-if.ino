void setup() {}
void loop() {
  if (digitalRead(2) == HIGH {  //! missing_parenthesis after=HIGH
    delay(1);
  }
}
