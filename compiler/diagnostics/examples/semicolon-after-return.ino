int twice(int n) {
  return n * 2  //! missing_semicolon after=2
}
void setup() { twice(2); }
void loop() {}
