int x = 1;
void setup() {
  x + 5;  //! unused_value
}
void loop() {}
