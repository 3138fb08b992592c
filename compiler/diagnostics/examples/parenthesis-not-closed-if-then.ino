void setup() {}
void loop() {
  if (analogRead(A0) > 500 {  //! missing_parenthesis after=500
    delay(1);
  } else {
    delay(2);
  }
  delay(500);
}
