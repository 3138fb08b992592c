int x = 0;
void setup() {}
void loop() {
  if x > 5 {  //! missing_opening_parenthesis after=if
    delay(1);
  }
}
