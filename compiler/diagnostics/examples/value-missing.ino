void setup() {
  int x = ;  //! missing_value before=;
  delay(x);
}
void loop() {}
