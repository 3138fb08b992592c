void setup() {
  int x = 5a;  //! invalid_number text=5a
  delay(x);
}
void loop() {}
