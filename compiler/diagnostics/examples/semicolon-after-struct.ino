struct Point {
  int x;
}  //! missing_semicolon after=}
void setup() {}
void loop() {}
