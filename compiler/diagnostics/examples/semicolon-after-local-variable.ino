void setup() {
  int x = 5  //! missing_semicolon after=5
  pinMode(x, OUTPUT);
}
void loop() {}
