int x = 0;
void setup() {}
void loop() {
  x = x + 1  //! missing_semicolon after=1
  if (x > 5) {
    x = 0;
  }
}
