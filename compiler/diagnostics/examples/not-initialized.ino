void setup() {
  int x;
  delay(x);  //! not_initialized name=x
}
void loop() {}
