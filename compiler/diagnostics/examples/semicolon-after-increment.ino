int x = 0;
void setup() {}
void loop() {
  x++  //! missing_semicolon after=x++
  delay(10);
}
