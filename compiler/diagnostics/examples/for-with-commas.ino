void setup() {}
void loop() {
  for (int i = 0, i < 3, i++) {  //! for_needs_semicolons
    delay(5);
  }
}
