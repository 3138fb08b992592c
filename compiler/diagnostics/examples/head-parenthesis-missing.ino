void setup(  //! missing_parenthesis after=setup(
  delay(1);
}
void loop() {}
