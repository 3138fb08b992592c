void setup() {
  int x = delay(5);  //! value_from_void
}
void loop() {}
