void setup() {
  int big = 100000;  //! number_too_large
  delay(big);
}
void loop() {}
