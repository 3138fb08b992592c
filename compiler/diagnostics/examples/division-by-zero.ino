void setup() {
  delay(5 / 0);  //! division_by_zero
}
void loop() {}
